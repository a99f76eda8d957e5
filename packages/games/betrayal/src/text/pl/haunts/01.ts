/** The Last Tenant. */
export const haunt01 = {
  'haunt.1.title': 'Ostatni Lokator',
  'haunt.1.intro.heroes':
    'Czerwień na ścianie zaschła w pismo: umowa najmu na sto lat. Osoba obok ciebie podpisała się na dole i uśmiecha się do kogoś, kogo nie widać.',
  'haunt.1.intro.traitor':
    'Sto lat to długo jak na samotność. Pierwszy właściciel prosi tylko o towarzystwo, a ty właśnie je przyprowadzasz.',
  'haunt.1.setup.heroes': 'Cmentarz trafia do domu.',
  'haunt.1.setup.traitor':
    'Zregeneruj wszystkie cechy; zyskaj {might, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Siły i 1 punkt Szybkości. Na twojej płytce {ghosts, plural, one {pojawia się # Duch} few {pojawiają się # Duchy} many {pojawia się # Duchów} other {pojawia się # Ducha}}. Połóż {keepsakes, plural, one {# Pamiątkę} few {# Pamiątki} many {# Pamiątek} other {# Pamiątki}}, każdą na innej płytce.',
  'haunt.1.goal.heroes':
    'Bohaterowie wygrywają, gdy złożą na spoczynek {laid, plural, one {# Pamiątkę} few {# Pamiątki} many {# Pamiątek} other {# Pamiątki}}.',
  'haunt.1.goal.traitor': 'Zdrajca wygrywa, gdy wszyscy bohaterowie są martwi.',
  'haunt.1.rule.keepsakes': 'Pamiątki się nosi. Gdy ktoś ginie, jego Pamiątki zostają na płytce.',
  'haunt.1.rule.forgets':
    'Każdy Duch ma o 1 punkt Poczytalności mniej za każdą złożoną Pamiątkę, ale nigdy mniej niż 2.',
  'haunt.1.rule.snatch':
    'Po wygranym ataku na niosącego połóż jedną z jego Pamiątek na płytce najwyżej 2 płytki od ciebie, byle nie na Cmentarzu.',
  'haunt.1.action.search': 'Szukaj',
  'haunt.1.action.lay-to-rest': 'Złóż na spoczynek',
  'haunt.1.text.search': 'Na płytce z Pamiątką: rzut Wiedzy; od 4 weź jedną.',
  'haunt.1.text.lay-to-rest':
    'Na Cmentarzu z Pamiątką: rzut Poczytalności; od 4 spoczywa ona w pokoju, poniżej otrzymujesz 1 Obrażenie Psychiczne.',
  'haunt.1.ask.keepsake': 'Gdzie leży następna Pamiątka?',
  'haunt.1.ask.snatch': 'Gdzie leży odebrana Pamiątka?',
  'haunt.1.event.laid':
    '{who} składa Pamiątkę na spoczynek. {n, plural, one {Złożono już # Pamiątkę} few {Złożono już # Pamiątki} many {Złożono już # Pamiątek} other {Złożono już # Pamiątki}}.',
  'haunt.1.won.laid': 'Spada ostatnia łopata ziemi. W każdym pokoju delikatnie, od środka, zamykają się drzwi.',
  'haunt.1.won.all-dead': 'Umowa zostaje przedłużona. Jest na niej kilka nowych nazwisk.',
  'haunt.1.monster.ghost':
    'Atakuje Poczytalnością i przenika przez ściany. Na koniec jego tury każdy bohater na jego płytce otrzymuje 1 Obrażenie Psychiczne.',
  'haunt.1.counter.laid': 'Pamiątki złożone na spoczynek',
  'name.token.keepsake': 'Pamiątka',
  'name.monster.ghost': 'Duch',
} as const;
