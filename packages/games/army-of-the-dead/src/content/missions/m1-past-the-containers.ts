/** The first one: streets and a few buildings, nothing else to learn. */
export const m1 = `mission: M1
title.en: Past the Containers
title.pl: Za murem z kontenerów
story.en: At dusk the team slips through the wall of shipping containers. Before the horde knows they are in town, a safe lane to the Strip has to be marked.
story.pl: O zmierzchu ekipa prześlizguje się przez mur z kontenerów. Zanim horda się zorientuje, trzeba oznaczyć bezpieczną drogę na Strip.
difficulty: easy
minutes: 45

map:
+-+-+-+-+-+-+
|S.S.S.S.S.S|
+.+o+-+.+o+.+
|S|B.B|S|B|S|
+.+.+.+.+.+.+
|S|B.B|S|B|S|
+.+-+o+.+o+.+
|S.S.S.S.S.S|
+.+o+.+-+o+.+
|S|B|S|B.B|S|
+.+o+.+o+-+.+
|S.S.S.S.S.S|
+-+-+-+-+-+-+

start: A6
exit: F1
spawn: A1 start
spawn: D1 zeus
spawn: F4 normal
sleepers: B3 C2 E3 D5
tokens: B2 C3 E2 E5 B5
red: 3 lane-marker
goals: 2
required: shadow
zeus: zeus

win: red-taken
win: gather F1 with shadow
lose: no shadow

decor: A6 containers
decor: C6 palms
decor: D3 wrecks
decor: E1 palms
`;
