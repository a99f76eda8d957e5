/** The vault: traps, a straight, the door, and bags to carry out. */
export const m6 = `mission: M6
title.en: Der Ring
title.pl: Der Ring
story.en: The locksmith called it his masterpiece and lies buried with its secret. Tonight it gets its last visitor.
story.pl: Ślusarz nazywał go swoim arcydziełem i zabrał jego tajemnicę do grobu. Dziś w nocy skarbiec przyjmie ostatniego gościa.
difficulty: medium
minutes: 90

map:
floor 0
+-+-+-+-+-+-+
|S.S.S.S.S.S|
+.+-+o+o+-+.+
|S|B.C.C.B|S|
+.+o+.+m+o+.+
|S|C.C.C.C|S|
+.+-+.+.+-+.+
|S|B.E|B.B|S|
+.+o+-+-+o+.+
|S.S.S.S.S.S|
+-+-+-+-+-+-+
floor V
+-+-+-+-+-+
|B.B|V.V|B|
+.+o+-+v+o+
|E.B.B.T.B|
+.+o+-+-+o+
|B.B|#|B.B|
+-+-+-+-+-+

start: 0A5
exit: VA3
spawn: 0A1 start
spawn: 0F1 zeus
spawn: VE1 blue
sleepers: 0B2 0E2 VB1 VB3 VE2 0D4 VA1 0E3
tokens: 0B2 0E3 VD3 VA1
red: 2 floor-plan
goals: 2
required: safecracker
zeus: masked
vault: VD2 needs red-taken

event: floor V gives spawn VE1
event: vault-open gives bags VC1 2, bags VD1 2
win: bags VA3 4
win: gather VA3 with safecracker
lose: no safecracker

decor: VA3 storm-drain
decor: 0B3 roulette
decor: 0D3 roulette
decor: 0C1 palms
decor: 0D5 wrecks
`;
