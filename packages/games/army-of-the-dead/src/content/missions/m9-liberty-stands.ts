/** The statue, the Truck, a beacon, and three rounds to hold out. */
export const m9 = `mission: M9
title.en: Liberty Stands
title.pl: Wolność wciąż stoi
story.en: Light the flares, call the bird, hold the square. The statue has seen worse, or says so.
story.pl: Zapalić flary, wezwać maszynę, utrzymać plac. Statua widziała już gorsze rzeczy, a przynajmniej tak twierdzi.
difficulty: medium
minutes: 75

map:
+-+-+-+-+-+-+-+
|S.S.S.S.S.S.S|
+.+o+-+.+-+o+.+
|S|B.B|S|B.B|S|
+.+-+o+.+o+-+.+
|S.S.S.S.S.S.S|
+.+.+.+.+.+.+.+
|S.S.S.L.S.S.S|
+.+.+.+.+.+.+.+
|S.S.S.S.S.S.S|
+.+o+-+.+-+o+.+
|S|B.B|S|B.B|S|
+.+-+o+.+o+-+.+
|S.S.S.S.S.S.S|
+-+-+-+-+-+-+-+

start: D7
exit: D5
spawn: A1 start
spawn: G1 zeus
spawn: D4 green
sleepers: C2 E2 B6 F6
tokens: C2 E2 C6 E6 F6
red: 3 flare
goals: 2
required: pilot
zeus: mounted
truck: A7 works

device: beacon at D5 by pilot needs red-taken gives noise D5, zeus, spawn D4, arrives 3
win: arrived
win: gather D5 with pilot
lose: no pilot

decor: D5 helipad
decor: A4 palms
decor: G4 palms
decor: D1 wrecks
`;
