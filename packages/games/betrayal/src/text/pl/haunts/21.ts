/** Last Entry. */
export const haunt21 = {
  'haunt.21.title': 'Ostatni Wpis',
  'haunt.21.intro.heroes':
    'Dziennik opisuje ten dom pokój po pokoju, jeszcze mokrym atramentem. Podnosicie wzrok, żeby porównać. Drzwi, którymi weszliście, w nim nie ma.',
  'haunt.21.intro.traitor': 'Zawsze zaglądasz na koniec. Tym razem koniec jest pusty, a ktoś podał ci pióro.',
  'haunt.21.setup.heroes': 'Na losowych płytkach z symbolem, najpierw tam, gdzie nikt nie stoi, leżą Strony: {pages}.',
  'haunt.21.setup.traitor':
    'Wylecz wszystkie cechy; zyskaj 1 Siły i 1 Szybkości. Na twojej płytce stają Redaktorzy: {redactors}.',
  'haunt.21.goal.heroes': 'Bohaterowie wygrywają, gdy przeczytano tyle Stron: {read}.',
  'haunt.21.goal.traitor':
    'Zdrajca wygrywa, gdy napisano tyle Rozdziałów: {chapters}, gdy kończy się 12. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.21.rule.groups':
    'Grupy: dwóch żywych bohaterów należy do jednej grupy, jeśli jeden z nich mógłby dojść do drugiego, w tę lub w tamtą stronę, i tak dalej łańcuchem. Przeszkody i karty się nie liczą.',
  'haunt.21.rule.chapter':
    'Rozdział: na początku twojej tury, jeśli grup żywych bohaterów jest co najmniej {groups} (a jeśli bohaterów jest mniej, tyle, ilu ich jest), piszesz Rozdział. Jedyny bohater liczy się za każdym razem. Jeśli byli rozdzieleni już na początku, pierwsze sprawdzenie się nie liczy.',
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
    'Tyle razy na turę: {rewrites}. Dwie płytki jednego obszaru, niestartowe i inne niż Mistyczna Winda, na których nikt nie stoi, zamieniają się miejscami, a każdą obracasz, jak chcesz. Co na nich leży, wędruje z nimi; Przejścia przy ich krawędziach znikają. Obszar, który ma otwarte drzwi, zachowuje jakieś.',
  'haunt.21.ask.page': 'Gdzie leży nowa Strona?',
  'haunt.21.ask.rewrite-with': 'Z którą płytką zamienia się miejscami?',
  'haunt.21.ask.turn-first': 'Jak leży pierwsza z nich?',
  'haunt.21.ask.turn-second': 'Jak leży druga z nich?',
  'haunt.21.option.lies':
    '{n, plural, =0 {Tak, jak wydrukowano} one {# ćwierć obrotu w prawo} few {# ćwierci obrotu w prawo} many {# ćwierci obrotu w prawo} other {# ćwierci obrotu w prawo}}',
  'haunt.21.event.chapter': 'Powstaje Rozdział: {n}.',
  'haunt.21.event.read': '{who} czyta Stronę. Przeczytane do tej pory: {n}.',
  'haunt.21.event.rewritten': '{at}: teraz gdzie indziej.',
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
