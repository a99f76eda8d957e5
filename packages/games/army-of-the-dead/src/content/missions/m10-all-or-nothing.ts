/** Everything at once: power, vault, helicopter. */
export const m10 = `mission: M10
title.en: All or Nothing
title.pl: Wszystko albo nic
story.en: Street, vault, roof: the whole plan in one night, and nobody comes to help.
story.pl: Ulica, skarbiec, dach: cały plan jednej nocy i żadnej pomocy z zewnątrz.
difficulty: very-hard
minutes: 150

map:
floor 0
+-+-+-+-+-+-+-+
|S.S.S.S.S.S.S|
+.+o+-+o+-+o+.+
|S|B|C.C.C|B|S|
+.+o+.+m+.+o+.+
|S|C.C.C.C.C|S|
+.+o+.+.+.+o+.+
|S|B|B|E|B|B|S|
+.+-+o+-+o+-+.+
|S.S.S.S.S.S.S|
+-+-+-+-+-+-+-+
floor V
+-+-+-+-+-+
|B.B|V.V|B|
+.+o+-+v+o+
|E.B.B.T.B|
+.+o+-+-+o+
|B.B|#|B.B|
+-+-+-+-+-+
floor 2
+-+-+-+-+
|R.R.R.R|
+.+.+-+o+
|R.R.R|E|
+.+.+.+-+
|R.R.R.R|
+-+-+-+-+

start: 0A5
exit: 2B2
spawn: 0D1 start
spawn: 0A1 zeus
spawn: VE1 blue
sleepers: 0C2 0E2 0C4 0E4 VB1 VB3 VE2
tokens: 0B4 0F2 0C4 0E4
red: 2 fuse
goals: 1
required: safecracker mechanic pilot
zeus: mounted
vault: VD2
power: off

reward: purple clip 2
device: power at 0D3 by mechanic needs red-taken gives power
device: helicopter-engine at 2B2 by pilot needs bags 2 gives noise 2B2
event: vault-open gives bags VC1 2, bags VD1 2, spawn VE1
win: done helicopter-engine
win: bags 2B2 2
win: gather 2B2 with pilot, safecracker
lose: no pilot
lose: no safecracker
lose: no mechanic until power

decor: 2B2 helipad
decor: 0C3 roulette
decor: 0E3 roulette
decor: 0A3 palms
decor: 0G3 palms
`;
