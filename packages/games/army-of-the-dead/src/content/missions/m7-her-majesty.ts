/** The Queen with her guard, and a crown that has to be carried home. */
export const m7 = `mission: M7
title.en: Her Majesty
title.pl: Jej Królewska Mość
story.en: Somebody pays extra for a royal sample. Her husband will object.
story.pl: Ktoś dopłaca za próbkę królewskiej krwi. Małżonek będzie miał zastrzeżenia.
difficulty: hard
minutes: 75

map:
+-+-+-+-+-+-+-+
|S.S.S.S.S.S.S|
+.+o+-+-+-+o+.+
|S|B.B.B.B.B|S|
+.+.+.+-+.+.+.+
|S|B.B|#|B.B|S|
+.+-+o+-+o+-+.+
|S.S.S.S.S.S.S|
+.+o+-+.+-+o+.+
|S|B.B|S|B.B|S|
+.+-+o+.+o+-+.+
|S.S.S.S.S.S.S|
+-+-+-+-+-+-+-+

start: D6
exit: D6
spawn: A1 start
spawn: D1 zeus
spawn: G1 green
spawn: A4 green
sleepers: B2 F2 C3 E3 B5 F5
tokens: B5 F5 B3 F3
red: 2 cache
goals: 2
required: tough
zeus: masked
zombies: D2 queen
zombies: D2 alpha 2
zombies: C2 alpha 1
zombies: E2 alpha 1

reward: red tnt 1 or grenade
event: killed queen gives crown, zeus, spawn G1, spawn A4
win: crown D6
win: gather D6 with tough
lose: no tough

decor: D2 throne
decor: D4 fountain
decor: A6 palms
decor: G6 palms
`;
