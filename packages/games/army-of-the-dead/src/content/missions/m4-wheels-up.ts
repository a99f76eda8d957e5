/** Three floors and a roof; the engine calls everything that can hear. */
export const m4 = `mission: M4
title.en: Wheels Up
title.pl: Odlot
story.en: Three cans of fuel, eleven storeys, one helicopter that has not flown for years. What could go wrong.
story.pl: Trzy kanistry paliwa, jedenaście pięter i helikopter, który od lat nie wzbił się w powietrze. Co mogłoby pójść nie tak?
difficulty: hard
minutes: 75

map:
floor 0
+-+-+-+-+-+-+-+
|S.S.S.S.S.S.S|
+.+o+-+.+-+o+.+
|S|B.B|S|B.B|S|
+.+.+o+.+o+.+.+
|S|B|S.S.S|E|S|
+.+o+.+.+.+-+.+
|S.S.S.S.S.S.S|
+-+-+-+-+-+-+-+
floor 1
+-+-+-+-+-+
|B|B|B|B|#|
+o+o+o+o+-+
|H.H.H.H.E|
+o+o+o+o+-+
|B|B|B|B|#|
+-+-+-+-+-+
floor 2
+-+-+-+-+
|R.R.R.R|
+.+.+-+o+
|R.R.R|E|
+.+.+.+-+
|R.R.R.R|
+-+-+-+-+

start: 0D4
exit: 2B2
spawn: 0A1 start
spawn: 0G1 zeus
spawn: 1A2 blue
sleepers: 0B2 0E2 1A1 1C1 1B3 1D3
tokens: 0B3 0C2 0E2 1D1 1C3
red: 3 fuel
goals: 2
required: pilot
zeus: masked

device: helicopter-engine at 2B2 by pilot needs red-taken gives noise 2B2
event: floor 1 gives spawn 1A2
win: done helicopter-engine
win: gather 2B2 with pilot
lose: no pilot

decor: 2B2 helipad
decor: 0D3 fountain
decor: 0A3 palms
decor: 0G3 palms
`;
