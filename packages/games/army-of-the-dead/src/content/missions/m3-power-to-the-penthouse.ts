/** A dead lift: no way up until a Mechanic has been at work. */
export const m3 = `mission: M3
title.en: Power to the Penthouse
title.pl: Prąd do penthouse’u
story.en: The keycards lie in the upper rooms of the hotel, but the lift is dead and so is everybody who was in it.
story.pl: Karty do pokojów leżą na wyższym piętrze hotelu, ale winda jest martwa, podobnie jak wszyscy, którzy w niej utknęli.
difficulty: medium
minutes: 60

map:
floor 0
+-+-+-+-+-+-+
|S.S.S.S.S.S|
+.+o+-+-+o+.+
|S|B.B.B.B|S|
+.+.+.+.+.+.+
|S|B.E|B.B|S|
+.+-+-+o+-+.+
|S.S.S.S.S.S|
+-+-+-+-+-+-+
floor 1
+-+-+-+-+-+-+
|#|B|B|B|B|B|
+-+o+o+o+o+o+
|E.H.H.H.H.H|
+-+o+o+o+o+o+
|#|B|B|B|B|B|
+-+-+-+-+-+-+

start: 0A4
exit: 1F2
spawn: 0A1 start
spawn: 0F1 zeus
spawn: 1B3 blue
sleepers: 0C2 0E3 1C1 1E1 1D3 1F3
tokens: 1B1 1D1 1F1 1C3 1E3
red: 3 keycard
goals: 2
required: mechanic
zeus: zeus
power: off

device: power at 0E2 by mechanic gives power
event: floor 1 gives spawn 1B3
win: red-taken
win: gather 1F2 with mechanic
lose: no mechanic

decor: 1F2 fire-escape
decor: 0D3 reception
decor: 0C4 palms
decor: 0D1 wrecks
`;
