/** Companions: two people to find and to bring out alive. */
export const m8 = `mission: M8
title.en: Not on the Payroll
title.pl: Poza listą płac
story.en: Two people were promised a way out. They hide on the hotel floor and open to nobody without a key.
story.pl: Dwojgu ludziom obiecano, że się stąd wydostaną. Ukrywają się na hotelowym piętrze i bez klucza nie otworzą nikomu.
difficulty: medium
minutes: 75

map:
floor 0
+-+-+-+-+-+-+
|S.S.S.S.S.S|
+.+o+-+o+-+.+
|S|B.B.B.B|S|
+.+.+-+.+-+.+
|S|B.B.B.E|S|
+.+o+-+-+-+.+
|S.S.S.S.S.S|
+-+-+-+-+-+-+
floor 1
+-+-+-+-+-+-+
|B|B|B|B|B|#|
+o+o+o+o+o+-+
|H.H.H.H.H.E|
+o+o+o+o+o+-+
|B|B|B|B|B|#|
+-+-+-+-+-+-+

start: 0A4
exit: 1A2
spawn: 0F1 start
spawn: 0A1 zeus
spawn: 1E3 blue
sleepers: 0C2 0C3 1A1 1C1 1D1 1B3 1D3
tokens: 0E2 1C3 1E1 0B2
red: 2 room-key
goals: 2
required: shadow
zeus: zeus
companions: 1D1 1B3 needs red-taken

event: floor 1 gives spawn 1E3
win: companions 1A2
win: gather 1A2 with shadow
lose: companion-lost
lose: no shadow

decor: 1A2 fire-escape
decor: 0D2 reception
decor: 0C4 palms
decor: 0E1 wrecks
`;
