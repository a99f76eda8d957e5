/** Last Entry. */
export const haunt21 = {
  'haunt.21.title': 'Ostatni Wpis',
  'haunt.21.intro.heroes':
    'Dziennik opisuje ten dom pokój po pokoju, jeszcze mokrym atramentem. Podnosicie wzrok, żeby porównać. Drzwi, którymi weszliście, w nim nie ma.',
  'haunt.21.intro.traitor': 'Zawsze zaglądasz na koniec. Tym razem koniec jest pusty, a ktoś podał ci pióro.',
  'haunt.21.setup.heroes':
    'Na losowych płytkach z symbolem, najpierw tam, gdzie nikt nie stoi, {pages, plural, one {leży # Strona} few {leżą # Strony} many {leży # Stron} other {leży # Strony}}.',
  'haunt.21.setup.traitor':
    'Zregeneruj wszystkie cechy, zyskaj 1 punkt Siły i 1 punkt Szybkości. Na twojej płytce {redactors, plural, =0 {nie staje żaden Redaktor} one {staje # Redaktor} few {stają # Redaktorzy} many {staje # Redaktorów} other {staje # Redaktora}}.',
  'haunt.21.goal.heroes':
    'Bohaterowie wygrywają, gdy {read, plural, one {przeczytana jest # Strona} few {przeczytane są # Strony} many {przeczytanych jest # Stron} other {przeczytanej jest # Strony}}.',
  'haunt.21.goal.traitor':
    'Zdrajca wygrywa, gdy {chapters, plural, one {napisany jest # Rozdział} few {napisane są # Rozdziały} many {napisanych jest # Rozdziałów} other {napisanego jest # Rozdziału}}, gdy kończy się 12. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.21.rule.groups':
    'Grupy: dwóch żywych bohaterów należy do jednej grupy, jeśli jeden z nich mógłby dojść do drugiego, w tę lub w tamtą stronę, i tak dalej łańcuchem. Przeszkody i karty się nie liczą.',
  'haunt.21.rule.chapter':
    'Rozdział: na początku twojej tury, jeśli żywi bohaterowie tworzą co najmniej {groups, plural, one {# grupę} few {# grupy} many {# grup} other {# grupy}} (a jeśli bohaterów jest mniej, tyle, ilu ich jest), piszesz Rozdział. Jedyny bohater liczy się za każdym razem. Jeśli byli rozdzieleni już na początku, pierwsze sprawdzenie się nie liczy.',
  'haunt.21.rule.pages':
    'Za każdą przeczytaną Stronę kładziesz nową na płytce z symbolem, bez Strony i bez bohatera; gdy takiej nie ma, w dowolnym pokoju; gdy i takiego nie ma, Strona czeka.',
  'haunt.21.rule.pen': 'Gdy zginiesz, pióro porusza się samo: Rozdziały, Przepisywanie i Redaktorzy działają dalej.',
  'haunt.21.action.read': 'Czytaj',
  'haunt.21.text.read': 'Na płytce ze Stroną: rzut Wiedzy; od 4 jest przeczytana, a nowa powstaje gdzie indziej.',
  'haunt.21.action.break-a-wall': 'Przebij się',
  'haunt.21.text.break-a-wall':
    'Do płytki, która styka się z twoją, ale po tej stronie nie sąsiaduje: rzut Siły; od 4 powstaje Przejście, dla wszystkich, aż jedna z tych płytek zostanie przeniesiona.',
  'haunt.21.action.rewrite': 'Przepisz',
  'haunt.21.text.rewrite':
    '{rewrites, plural, one {Raz} few {# razy} many {# razy} other {# razu}} na turę dwie płytki jednego obszaru, inne niż początkowe i Mistyczna Winda, na których nikt nie stoi, zamieniają się miejscami, a każdą obracasz, jak chcesz. Co na nich leży, wędruje z nimi; Przejścia przy ich krawędziach znikają. Obszar, który ma otwarte drzwi, zachowuje jakieś.',
  'haunt.21.ask.page': 'Gdzie leży nowa Strona?',
  'haunt.21.ask.rewrite-with': 'Z którą płytką zamienia się miejscami?',
  'haunt.21.ask.turn-first': 'Jak leży pierwsza z nich?',
  'haunt.21.ask.turn-second': 'Jak leży druga z nich?',
  'haunt.21.option.lies':
    '{n, plural, =0 {Tak, jak wydrukowano} =1 {O ćwierć obrotu w prawo} =2 {O pół obrotu} one {O ćwierć obrotu w prawo} few {O # ćwierci obrotu w prawo} many {O # ćwierci obrotu w prawo} other {O # ćwierci obrotu w prawo}}',
  'haunt.21.event.chapter': 'Powstaje Rozdział {n}.',
  'haunt.21.event.read':
    '{who} czyta Stronę. {n, plural, one {Przeczytana jest # Strona} few {Przeczytane są # Strony} many {Przeczytanych jest # Stron} other {Przeczytanej jest # Strony}}.',
  'haunt.21.event.rewritten': 'Płytka „{at}” leży teraz gdzie indziej.',
  'haunt.21.won.read': '„…a potem wyszli”, mówi ostatnia linijka. Więc wychodzicie, zanim ktoś ją poprawi.',
  'haunt.21.won.chapters':
    'Każde z nich siedzi w pokoju o czterech ścianach bez drzwi i ma o tym całkiem udane zdanie.',
  'haunt.21.won.full':
    'Ostatnia kartka została przewrócona. W książce nie ma już miejsca na to, by ktokolwiek wyszedł.',
  'haunt.21.won.all-dead': 'Nekrologi zajmują mniej miejsca, niż można się było obawiać.',
  'haunt.21.monster.redactor':
    'Atakuje Siłą; chodzi między stykającymi się płytkami także bez drzwi. Obrażenia go ogłuszają.',
  'haunt.21.counter.read': 'Przeczytane Strony',
  'haunt.21.counter.chapters': 'Rozdziały',
  'name.token.page': 'Strona',
  'name.token.doorway': 'Przejście',
  'name.monster.redactor': 'Redaktor',
} as const;
