import { killerCalled } from '@dreadhouse/final-girl';
import { capital } from '@dreadhouse/text';
import { Icon } from '../../../kit/basics/icon.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { Backdrop } from '../art/backdrops.tsx';
import { Loom } from '../art/killers.tsx';
import { artOf } from '../cards/art.ts';
import { sayEffect } from '../cards/effects.tsx';
import { Pips } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import { Bloodlust } from './bloodlust.tsx';
import { FaceDown } from './face-down.tsx';
import { Health } from './health.tsx';
import style from './killer-panel.module.css';
import { KillerTracks } from './killer-tracks.tsx';
import panel from './panel.module.css';
import { Profile } from './profile.tsx';
import { text } from './text.ts';
import { Tile } from './tile.tsx';

/** Everything about the killer: what is left of him, how far his bloodlust has come, what he keeps in store. */
export function KillerPanel() {
  const killer = useViewPart((view) => view.killer);
  const say = useText(text);
  const { name } = useCardWords();
  return (
    <section className={panel['panel']} aria-label={say('killer')} data-target="killer">
      <div className={panel['sleeve']} data-side="killer">
        <KillerPicture />
        <div>
          <h2>{name(killer.id, ['killer'])}</h2>
          <div className={style['values']}>
            <Value label={say('attack')} art={icon('dripping-knife')} n={killer.attack} />
            <Value label={say('move')} art={icon('boot-prints')} n={killer.move} />
          </div>
        </div>
        <KillerProfile />
      </div>
      {killer.most === null || killer.breath === null ? (
        <p className={panel['quiet']}>{say('immortal')}</p>
      ) : (
        <Health markers={killer.markers} most={killer.most} breath={killer.breath} side="killer" />
      )}
      <Bloodlust />
      <KillerTracks />
      <Secrets />
    </section>
  );
}

/** Where his head is on the poster. */
const HEADS: Readonly<Record<string, string>> = { inkanyamba: '8 84 130 112' };

function KillerPicture() {
  const killer = useViewPart((view) => view.killer);
  const options = useViewPart((view) => view.options);
  return (
    <svg viewBox={HEADS[killer.id] ?? '34 22 132 138'} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Backdrop location={options.location} />
      <Loom killer={killer.id} />
    </svg>
  );
}

function KillerProfile() {
  const killer = useViewPart((view) => view.killer);
  const finale = useViewPart((view) => view.finale);
  const say = useText(text);
  const words = useCardWords();
  const { endEffect } = killerCalled(killer.id);
  const ends = endEffect.map((effect) => sayEffect(words.say, words.name, effect));
  // What only his own rules can say is written there.
  const isTold = !ends.includes(words.say('do.special'));
  return (
    <Profile
      name={words.name(killer.id, ['killer'])}
      rule="FG-KILL-01"
      told={[
        [say('special'), words.printed('killer', killer.id)],
        ...(finale.revealed ? [] : [[say('before-finale'), words.printed('initial', killer.id)] as const]),
        ...(isTold ? [[say('bloodlust.end'), `${capital(ends.join(', '))}.`] as const] : []),
      ]}
    />
  );
}

function Value({ label, art, n }: { readonly label: string; readonly art: string; readonly n: number }) {
  return (
    <span className={style['value']} role="img" aria-label={`${label}: ${n}`} title={label}>
      <Icon body={art} />
      <b>{n}</b>
    </span>
  );
}

/** Finale and dark powers, their backs until they are revealed; and the minor ones that lie open. */
function Secrets() {
  const finale = useViewPart((view) => view.finale);
  const darkPowers = useViewPart((view) => view.darkPowers);
  const killer = useViewPart((view) => view.killer);
  const say = useText(text);
  const words = useCardWords();
  const read = useReading();
  return (
    <section className={panel['section']}>
      {finale.revealed ? null : (
        <p className={panel['short']}>
          <b>{say('before-finale')}</b> · {words.printed('initial', killer.id)}
        </p>
      )}
      <div className={panel['two']} data-target="finale">
        {[
          { kind: 'finale' as const, card: finale, key: 'finale' },
          ...darkPowers.map((card, place) => ({ kind: 'darkpower' as const, card, key: `darkpower${place}` })),
        ].map(({ kind, card, key }) =>
          card.id === null ? (
            <FaceDown key={key} art={artOf(kind, '')} label={say(kind)} />
          ) : (
            <Tile
              key={key}
              title={words.title(kind, card.id)}
              art={artOf(kind, card.id)}
              target={`card:${card.id}`}
              signs={card.revealed ? say(kind) : say('hidden')}
              spoken={words.printed(kind, card.id)}
              read={() => read({ kind, id: card.id ?? '' })}
              tone="dark"
            />
          ),
        )}
        <MinorPowers />
      </div>
    </section>
  );
}

function MinorPowers() {
  const inPlay = useViewPart((view) => view.inPlay);
  const say = useText(text);
  const words = useCardWords();
  const read = useReading();
  return inPlay
    .filter(({ kind }) => kind === 'mdp')
    .map(({ id, markers }) => (
      <Tile
        key={id}
        title={words.title('terror', id)}
        art={artOf('darkpower', id)}
        target={`mdp:${id}`}
        signs={markers === 0 ? say('minor') : <Pips n={markers} of={markers} />}
        spoken={`${say('minor')}. ${say('markers', { n: markers })}. ${words.printed('terror', id)}`}
        read={() => read({ kind: 'terror', id, markers })}
        tone="dark"
      />
    ));
}
