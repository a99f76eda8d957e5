/** The casino with its slot machines, and Valentine on the floor from the start. */
export const m5 = `mission: M5
title.en: The Main Floor
title.pl: Główna sala
story.en: The money is still in its boxes on the casino floor. So is the resident with the stripes.
story.pl: Pieniądze wciąż leżą w kasetkach na parkiecie kasyna. Pręgowana lokatorka też.
difficulty: medium
minutes: 60

map:
+-+-+-+-+-+-+-+
|S.S.S.S.S.S.S|
+.+-+o+-+o+-+.+
|S|B|C.C.C|B|S|
+.+o+m+.+m+o+.+
|S|C.C.C.C.C|S|
+.+.+.+m+.+.+.+
|S|C.C|B|C.C|S|
+.+o+.+o+m+o+.+
|S|B|C.C.C|B|S|
+.+-+-+o+-+-+.+
|S.S.S.S.S.S.S|
+-+-+-+-+-+-+-+

start: A6
exit: G6
spawn: D1 start
spawn: G4 normal
spawn: A1 zeus
sleepers: B2 F5 C4 E4 D2
tokens: B2 F2 B5 F5 D4
red: 3 cash-box
goals: 2
required: tough
zeus: zeus
zombies: D3 valentine

win: killed valentine
win: red-taken
win: gather G6 with tough
lose: no tough

decor: C3 roulette
decor: E3 roulette
decor: D4 bar
decor: A3 palms
decor: G3 palms
decor: C1 wrecks
`;
