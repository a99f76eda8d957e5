/** The Taco Truck: parts, a repair, a drive to the gate. */
export const m2 = `mission: M2
title.en: Taco Run
title.pl: Kurs po taco
story.en: An old taco truck with a gun on its roof is the loudest way across town. It lacks four parts, and somebody who can fit them.
story.pl: Stara Ciężarówka Taco z karabinem na dachu to najgłośniejszy sposób na przejazd przez miasto. Brakuje jej tylko czterech części i kogoś, kto je zamontuje.
difficulty: easy
minutes: 45

map:
+-+-+-+-+-+-+-+
|S.S.S.S.S.S.S|
+.+o+-+.+-+o+.+
|S|B.B|S|B.B|S|
+.+-+o+.+o+-+.+
|S.S.S.S.S.S.S|
+.+o+-+.+-+o+.+
|S|B.B|S|B.B|S|
+.+-+o+.+o+-+.+
|S.S.S.S.S.S.S|
+-+-+-+-+-+-+-+

start: A5
exit: G1
spawn: D1 start
spawn: G5 normal
spawn: A1 zeus
sleepers: B2 E2 B4 F4
tokens: C2 F2 C4 E4 E2 B4
red: 4 part
goals: 2
required: mechanic
zeus: zeus
truck: D3 broken

device: truck-engine at D3 by mechanic needs red-taken gives truck-works
win: truck G1 with mechanic
lose: no mechanic

decor: D3 taco-stand
decor: A3 palms
decor: G3 palms
decor: D5 wrecks
`;
