/** The Other Side of the Glass. */
export const haunt07 = {
  'haunt.7.title': 'Po Drugiej Stronie Lustra',
  'haunt.7.intro.all':
    'Mruga wtedy, gdy ty nie mrugasz. Podnosi nie tę rękę. Potem opiera obie dłonie o szkło, pochyla się i wychodzi.',
  'haunt.7.setup.all':
    'Na losowych płytkach {mirrors, plural, one {wisi # Lustro} few {wiszą # Lustra} many {wisi # Luster} other {wisi # Lustra}}. Odbicie każdego poszukiwacza staje na płytce najdalszej od niego.',
  'haunt.7.goal.heroes': 'Wygrywacie wszyscy, gdy w domu nie ma już żadnego Lustra.',
  'haunt.7.goal.traitor':
    'Dom wygrywa, gdy zginie {dead, plural, one {# poszukiwacz} few {# poszukiwaczy} many {# poszukiwaczy} other {# poszukiwacza}}.',
  'haunt.7.rule.reflections':
    'Każde Odbicie należy do jednego poszukiwacza. Ma jego obecne cechy, ale o {might, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Siły więcej, najwyżej 8.',
  'haunt.7.rule.way':
    'Na koniec każdej rundy każde przytomne Odbicie rzuca za siebie, idzie najkrótszą drogą do swojego poszukiwacza i nie atakuje nikogo innego. Jeśli drogi nie ma, wychodzi z losowego Lustra.',
  'haunt.7.rule.own':
    'Nikt nie może zranić własnego Odbicia; ogłusza je ktoś inny, kto wygra atak. Przegrana we własnym ataku mu nie szkodzi.',
  'haunt.7.rule.gone': 'Odbicie martwego poszukiwacza opuszcza dom.',
  'haunt.7.rule.mirrors':
    'Gdy Odbicia skończą, rzućcie 2 kośćmi: od 3 na losowej płytce bez Lustra zawisa Lustro z zapasu. Wszystkich Luster jest {mirrors}; rozbite wracają do zapasu.',
  'haunt.7.action.shatter': 'Rozbij',
  'haunt.7.text.shatter': 'Na płytce z Lustrem: rzut Siły; od 4 usuń je i otrzymaj 1 Obrażenie Ogólne.',
  'haunt.7.event.mirror': 'Lustro wisi {atAt}, gdzie przed chwilą była tylko tapeta.',
  'haunt.7.won.shattered': 'Siedem lat nieszczęść, pomnożone przez liczbę luster. Bierzecie bez targowania.',
  'haunt.7.won.dead': 'Ktoś z twoją twarzą poprawia ci kołnierz i wraca do domu.',
  'haunt.7.won.all-dead': 'Szkło znów jest czyste. Pokoje za nim są pełne, a przed nim nie stoi nikt.',
  'haunt.7.monster.reflection':
    'Ma o {might, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Siły więcej niż jego poszukiwacz, resztę tak jak on. Atakuje Siłą własnego poszukiwacza i nikogo innego.',
  'haunt.7.counter.mirrors': 'Lustra w domu',
  'haunt.7.counter.dead': 'Martwi poszukiwacze',
  'name.token.mirror': 'Lustro',
  'name.monster.reflection': 'Odbicie',
} as const;
