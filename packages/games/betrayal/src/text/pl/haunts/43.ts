/** Bring Her Home. */
export const haunt43 = {
  'haunt.43.title': 'Zabierzcie Ją do Domu',
  'haunt.43.intro.all': 'Pies ma jej szalik. Dom ma całą resztę i napełnia się wodą.',
  'haunt.43.goal.heroes': 'Wygrywacie wszyscy, gdy poszukiwacz niosący Wren jest w Holu Wejściowym.',
  'haunt.43.goal.traitor': 'Dom wygrywa, gdy Woda dojdzie do {flood} albo gdy wszyscy poszukiwacze są martwi.',
  'haunt.43.rule.wren':
    'Gdy w domu {scents, plural, one {leży # Ślad} few {leżą # Ślady} many {leży # Śladów} other {leży # Śladu}}, Wren się odnajduje: na płytce innej niż początkowa, do której z Holu Wejściowego idzie się najdłużej. Podnosi się ją bez akcji i można ją przekazać w wymianie; kto ją niesie, płaci 2 ruchy za każdy krok, z przeszkodami czy bez. Gdy niosący ginie, Wren zostaje na płytce.',
  'haunt.43.rule.water':
    'Na koniec każdej rundy Woda podnosi się o 1. Przy 2 na Podeście w Piwnicy {drowned, plural, one {wynurza się # Topielec} few {wynurza się # Topielców} many {wynurza się # Topielców} other {wynurza się # Topielca}}. Przy 5 przybywa jeszcze jeden. Potem Topielcy idą do najbliższego poszukiwacza (z kilku do pierwszego w kolejności) i atakują.',
  'haunt.43.rule.flood':
    'Od 3 zalana jest Piwnica, od 6 także Parter. Opuszczenie zalanej płytki kosztuje tyle, co opuszczenie płytki z przeszkodą; kto kończy na niej turę, otrzymuje 1 Obrażenie Fizyczne.',
  'haunt.43.action.follow-the-scent': 'Idź za tropem',
  'haunt.43.text.follow-the-scent':
    'Na płytce Wydarzenia lub Omenu bez Śladu: rzut Wiedzy, o 2 więcej dla właściciela Psa; od 4 połóż tu Ślad.',
  'haunt.43.event.found': 'Trop się urywa: Wren jest {atAt}.',
  'haunt.43.event.water': 'Woda się podnosi do poziomu {n}.',
  'haunt.43.event.basement-flooded': 'Piwnica stoi pod wodą.',
  'haunt.43.event.ground-flooded': 'Parter stoi pod wodą.',
  'haunt.43.won.home': 'Drzwi wejściowe wreszcie ustępują. Nie pyta, dlaczego to tyle trwało.',
  'haunt.43.won.drowned': 'Lampy gasną jedna po drugiej, od dołu. Obok przepływa szalik, a potem już nic.',
  'haunt.43.won.all-dead': 'Gdzieś woła dziecko. Woła i woła, a odpowiada mu woda.',
  'haunt.43.monster.drowned': 'Idzie do najbliższego poszukiwacza i atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.43.counter.water': 'Woda',
  'haunt.43.counter.scent': 'Ślady w domu',
  'name.token.scent': 'Ślad',
  'name.token.wren': 'Wren',
  'name.monster.drowned': 'Topielec',
} as const;
