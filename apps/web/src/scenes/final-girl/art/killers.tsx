import { type ReactNode, useId } from 'react';

// The killers, looming over their posters: between 20 and 190 of a picture that is 200 wide. Screen print: a shadow, a body, a light.

function Hans() {
  return (
    <>
      <path d="M14 230q2-62 44-78 18-8 42-8t42 8q42 16 44 78z" fill="#2a1013" />
      <path d="M70 146 58 230h84l-12-84q-30 16-60 0z" fill="#5b2420" />
      <path d="M78 150l-6 80M122 150l6 80" stroke="#2a1013" strokeWidth="3" />
      <path d="M92 196q10 10 22 2l4 32H88z" fill="#8f1a1f" opacity="0.8" />
      <path d="M62 84q-2-54 38-56 40 2 38 56 0 40-14 58-10 12-24 12t-24-12Q62 124 62 84z" fill="#c9a877" />
      <path d="M100 28q40 2 38 56 0 40-14 58-10 12-24 12 18-60 0-126z" fill="#8a6a45" />
      <path d="M62 84q-2-54 38-56-24 12-26 52-2 36 8 62-18-18-20-58z" fill="#e8cfa0" />
      <path d="M74 82q12-10 22 4-4 12-14 10-8-4-8-14zM126 82q-12-10-22 4 4 12 14 10 8-4 8-14z" fill="#140606" />
      <circle cx="87" cy="88" r="2.6" fill="#ff4a3d" />
      <circle cx="115" cy="88" r="2.6" fill="#ff4a3d" />
      <path d="M80 122q20 8 40 0" fill="none" stroke="#2a1013" strokeWidth="2.4" />
      <path
        d="M82 117l2 11M90 119l1 11M100 120v11M110 119l-1 11M118 117l-2 11M100 30v36M96 36h8M96 46h8M96 56h8M66 104l10 3M134 104l-10 3"
        stroke="#2a1013"
        strokeWidth="1.8"
      />
      <path d="M96 94l-3 14h14z" fill="#6d4e30" />
      <path d="m150 190 16-104 8 2-14 104z" fill="#4b2c18" />
      <path d="m150 58 40 7q4 14-4 28l-42-8q-2-16 6-27z" fill="#767f86" />
      <path d="m150 58 40 7-2 9-42-7z" fill="#b9c4c8" />
      <path d="m180 91 6 2q-2 16-6 22-4-10 0-24z" fill="#a9161e" />
      <path d="M140 168q14-10 26 2l-4 24q-16 6-26-4z" fill="#c9a877" />
    </>
  );
}

function Poltergeist() {
  return (
    <>
      <path
        d="M46 210q-18-70 0-124Q62 26 101 22q40 4 54 64 18 54 0 124-9-6-12-26-4 18-12 26-6-10-7-26-8 22-23 32-16-10-23-32-2 16-8 26-8-8-11-26-4 20-13 26z"
        fill="#4d4724"
      />
      <path d="M66 84q4-48 35-50 31 2 35 50 4 34-12 66-9 20-23 26-14-6-23-26Q62 118 66 84z" fill="#d8cd98" />
      <path d="M101 34q31 2 35 50 4 34-12 66-9 20-23 26 14-70 0-142z" fill="#938958" />
      <path d="M68 112q10 2 16 26 2 18-6 12-9-18-10-38zM134 112q-10 2-16 26-2 18 6 12 9-18 10-38z" fill="#6f663a" />
      <path d="M70 78l25 8q3 18-7 26-20-2-18-34zM132 78l-25 8q-3 18 7 26 20-2 18-34z" fill="#0b0a05" />
      <circle cx="86" cy="97" r="2.2" fill="#ffe9a8" />
      <circle cx="116" cy="97" r="2.2" fill="#ffe9a8" />
      <path d="M98 106l-4 14h14l-4-14z" fill="#5d5530" />
      <path d="M88 130q13-5 26 0 5 32-13 42-18-10-13-42z" fill="#0b0a05" />
      <path d="M90 131l3 8 4-8 4 9 4-9 4 8 3-8M93 160l3-6 5 7 5-7 3 6" fill="none" stroke="#e6dca8" strokeWidth="1.8" />
      <path
        d="M70 66q-10 30-8 70M76 50q-20 30-22 84M101 30q-40 4-52 90M132 66q10 30 8 70M126 50q20 30 22 84M101 30q40 4 52 90"
        fill="none"
        stroke="#1d1a0c"
        strokeWidth="2"
      />
      <Hand />
      <g transform="translate(204 0) scale(-1 1)">
        <Hand />
      </g>
    </>
  );
}

/** A hand that presses out of the wall. */
function Hand() {
  return (
    <path
      d="M10 178q-4-24 6-30l-2-28q3-5 6 0l4 24 0-34q4-5 7 0l2 34 4-30q4-4 6 1l-1 32 6-16q5-3 6 2l-6 34q-2 18-14 24-14 0-18-13z"
      fill="#b9ad74"
      opacity="0.95"
    />
  );
}

function Inkanyamba() {
  return (
    <>
      <path
        d="M-10 178C40 206 66 150 44 122 20 92 30 44 84 36c60-8 96 36 84 84-8 30-44 40-64 22"
        fill="none"
        stroke="#0a1a10"
        strokeWidth="40"
        strokeLinecap="round"
      />
      <path
        d="M-10 178C40 206 66 150 44 122 20 92 30 44 84 36c60-8 96 36 84 84-8 30-44 40-64 22"
        fill="none"
        stroke="#2f7a55"
        strokeWidth="34"
        strokeLinecap="round"
      />
      <path
        d="M-10 178C40 206 66 150 44 122 20 92 30 44 84 36c60-8 96 36 84 84-8 30-44 40-64 22"
        fill="none"
        stroke="#83c77a"
        strokeWidth="32"
        strokeDasharray="2 6"
        opacity="0.5"
      />
      <path
        d="M-10 172C38 196 56 152 36 124 12 90 26 38 82 28c66-8 106 42 92 94"
        fill="none"
        stroke="#d9f0a0"
        strokeWidth="3"
        opacity="0.7"
      />
      <path
        d="M132 168q4-34-18-48-22-10-40 4-20 16-44 22-8 4-6 12 6 4 14 2-4 8 2 12 20 6 40-2 6 16 24 18 22 0 28-20z"
        fill="#3f9161"
      />
      <path d="M38 172q20-2 44-14-4 14-6 12-20 10-38 2z" fill="#3a0a10" />
      <path d="m44 170 3-8 5 6 4-8 5 5 5-8 4 5M42 160l4 6 5-7 5 5 6-8" fill="none" stroke="#f4ffd8" strokeWidth="2" />
      <path d="M84 128q12-8 20 2-8 10-18 6z" fill="#f8ff9a" />
      <path d="m94 126 2 11" stroke="#12301c" strokeWidth="2.4" />
      <path d="M30 150q6-2 8 2" stroke="#0a1a10" strokeWidth="2.6" fill="none" />
      <path d="m104 118 14-26 4 24 16-18-2 26 18-8-12 24 16 4-18 14z" fill="#12301c" />
      <path d="m104 118 14-26 2 22z" fill="#d9f0a0" opacity="0.6" />
    </>
  );
}

function Geppetto() {
  return (
    <>
      <path d="M40 170q10-34 60-34t60 34l6 34H34z" fill="#1c0a16" />
      <path d="M84 138l16 26 16-26v-14H84z" fill="#e7d3b4" />
      <path d="m100 164-14-20-8 24zM100 164l14-20 8 24z" fill="#7a1230" />
      <path d="M70 78h60q2 40-14 60-8 8-16 8t-16-8Q68 118 70 78z" fill="#efdcbc" />
      <path d="M100 78h30q2 40-14 60-8 8-16 8z" fill="#b89470" />
      <path d="M50 80q50-14 100 0l-4-9q-10-4-14-4l-4-40q-28-8-56 0l-4 40-14 4z" fill="#17070f" />
      <path d="M68 62q32-8 64 0l1 8q-33-8-66 0z" fill="#a5173c" />
      <circle cx="85" cy="94" r="11" fill="#ffd86b" />
      <circle cx="115" cy="94" r="11" fill="#f2b548" />
      <path d="M80 88l10 10M110 88l10 10" stroke="#fff6d0" strokeWidth="2.4" />
      <path d="M74 94h-6M96 93q4-3 8 0M126 94h6" stroke="#17070f" strokeWidth="2" fill="none" />
      <g fill="none" stroke="#17070f" strokeWidth="2">
        <circle cx="85" cy="94" r="11" />
        <circle cx="115" cy="94" r="11" />
      </g>
      <path d="M98 98l-4 16q6 3 12 0l-4-16z" fill="#9a7450" />
      <path d="M100 119q-14-4-26 6 16 2 26-2 10 4 26 2-12-10-26-6z" fill="#3a1a18" />
      <path d="M82 126q18 8 36 0-3 14-18 14t-18-14z" fill="#2a0610" />
      <path
        d="M84 128q16 6 32 0l-2 4q-14 4-28 0zM92 132v5M100 133v6M108 132v5"
        fill="#f6ead0"
        stroke="#2a0610"
        strokeWidth="0.8"
      />
      <path d="m72 80 22 7M128 80l-22 7" stroke="#17070f" strokeWidth="4" strokeLinecap="round" />
      <path d="M74 104q4 14 8 18M126 104q-4 14-8 18" stroke="#9a7450" strokeWidth="1.6" fill="none" />
      <path
        d="M24 128l38-10M166 110l-26 12M30 120l3 13M56 113l3 12"
        stroke="#8a5a2c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M33 128v52M45 124v44M58 121v60" stroke="#f6e3c5" strokeWidth="0.9" />
      <Marionette />
    </>
  );
}

function Marionette() {
  return (
    <g transform="translate(26 168)">
      <circle cx="19" cy="8" r="8" fill="#e8c9a0" />
      <path d="M11 7q8-14 16 0l-3-1-5-3-5 3z" fill="#a5173c" />
      <path d="M15 8h2M21 8h2M17 13q2 2 4 0" stroke="#2a0a12" strokeWidth="1.6" />
      <path d="M12 17h14l2 20H10z" fill="#2d5d86" />
      <path d="M12 19 6 12M26 19l7-6M14 37l-3 18M24 37l4 18" stroke="#e8c9a0" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M19 18v18" stroke="#ffd86b" strokeWidth="1.4" strokeDasharray="1.4 4" />
    </g>
  );
}

function DrFright() {
  return (
    <>
      <path
        d="M100 92c0-8 12-8 12 2 0 16-26 16-26-2 0-26 42-26 42 2 0 34-60 34-60-2 0-44 78-44 78 2 0 54-96 52-96-2 0-64 116-62 116 2 0 72-136 72-136-2C30-2 176-2 176 94"
        fill="none"
        stroke="#ff9a4a"
        strokeWidth="5"
        opacity="0.5"
      />
      <path d="M36 216q2-54 64-56 62 2 64 56z" fill="#cfe0d8" />
      <path d="M100 160q62 2 64 56h-64z" fill="#8fa7a4" />
      <path d="m84 162 16 26 16-26z" fill="#3f8f86" />
      <path d="M66 78q-2-44 34-46 36 2 34 46 2 52-18 72-8 8-16 8t-16-8q-20-20-18-72z" fill="#e9d2c2" />
      <path d="M100 32q36 2 34 46 2 52-18 72-8 8-16 8z" fill="#b08a86" />
      <path
        d="M60 80q-14-20-2-34-2-14 12-18 4-14 20-12 10-12 24-4 16-4 22 10 14 4 10 22 10 16-6 36-2-22-14-32-30 8-50 0-14 8-16 32z"
        fill="#241433"
        stroke="#a96bd0"
        strokeWidth="1.6"
      />
      <path d="M62 62q38-14 76 0l-1 8q-37-12-74 0z" fill="#0f0a18" />
      <circle cx="100" cy="54" r="15" fill="#f4f7ee" />
      <circle cx="100" cy="54" r="15" fill="none" stroke="#8b93a0" strokeWidth="3" />
      <circle cx="100" cy="54" r="4" fill="#241433" />
      <path d="M90 48q4-7 12-7" stroke="#ffffff" strokeWidth="2.4" fill="none" />
      <ellipse cx="85" cy="92" rx="10" ry="9" fill="#fffdf2" />
      <ellipse cx="115" cy="92" rx="10" ry="9" fill="#e9dcd0" />
      <circle cx="86" cy="93" r="3" fill="#c2221f" />
      <circle cx="114" cy="93" r="3" fill="#c2221f" />
      <path d="M72 82q12-10 24-2M128 82q-12-10-24-2" stroke="#241433" strokeWidth="3.4" fill="none" />
      <path d="M69 108q31-12 62 0-2 32-15 42-8 8-16 8t-16-8q-13-10-15-42z" fill="#5fb3a6" />
      <path d="M100 102q16 0 31 6-2 32-15 42-8 8-16 8z" fill="#3a7d78" />
      <path d="M80 126q20 16 40 0" stroke="#0f2a2c" strokeWidth="2.6" fill="none" />
      <path d="m84 126 2 8M93 130l1 8M107 130l-1 8M116 126l-2 8" stroke="#0f2a2c" strokeWidth="2" />
      <path d="m150 178 22-58 6 2-20 60z" fill="#e3eef0" />
      <path d="m156 164 14-38 5 2-14 38z" fill="#9fe04a" />
      <path d="m172 120 5-22 1 23zM146 184l4-8 10 4-4 8z" fill="#8b93a0" />
    </>
  );
}

const KILLERS: Readonly<Record<string, () => ReactNode>> = {
  hans: Hans,
  poltergeist: Poltergeist,
  inkanyamba: Inkanyamba,
  geppetto: Geppetto,
  dr_fright: DrFright,
};

/** The killer in the sky of a poster, fading into the place below. */
export function Loom({ killer }: { readonly killer: string }) {
  const id = useId();
  const Drawing = KILLERS[killer] ?? Hans;
  return (
    <>
      <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.6" stopColor="#fff" />
        <stop offset="0.95" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id={`${id}m`}>
        <rect width="200" height="215" fill={`url(#${id}f)`} />
      </mask>
      <g mask={`url(#${id}m)`}>
        <Drawing />
      </g>
    </>
  );
}
