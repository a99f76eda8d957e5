/** Feeding Time. */
export const haunt12 = {
  'haunt.12.title': 'Pora Karmienia',
  'haunt.12.intro.all':
    'Coś w ścianie przełyka ślinę. Dom wypuści jedno z was: to, które zapamięta jako hojne. Patrzycie na siebie nawzajem i na to, co każde z was niesie.',
  'haunt.12.setup.all':
    'Na losowych płytkach {mouths, plural, one {otwiera się # Paszcza} few {otwierają się # Paszcze} many {otwiera się # Paszcz} other {otwiera się # Paszczy}}.',
  'haunt.12.goal.heroes':
    'Wygrywasz, jeśli zdobędziesz {enough, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Karmienia i wyjdziesz przez Hol Wejściowy albo jeśli przeżyjesz wszystkich pozostałych.',
  'haunt.12.goal.traitor': 'Wszyscy chcą tego samego: wyjdzie tylko jedno z was.',
  'haunt.12.rule.opponents':
    'Każdy jest przeciwnikiem każdego: wszyscy mogą atakować wszystkich i wszyscy sobie przeszkadzają.',
  'haunt.12.rule.snatch':
    'Jeśli wygrasz własny atak o 2 lub więcej, możesz zamiast zadać obrażenia zabrać przegranemu 1 punkt Karmienia albo jeden Przedmiot lub Omen.',
  'haunt.12.rule.hunger': 'Od rundy {hungry} na koniec swojej tury otrzymujesz 1 Obrażenie Ogólne.',
  'haunt.12.rule.last':
    'Wygrywa ostatni żywy. Jeśli dwoje ostatnich zginie razem, wygrywa to z nich, które więcej nakarmiło dom, a potem późniejsze w kolejności.',
  'haunt.12.action.feed': 'Nakarm',
  'haunt.12.action.leave': 'Wyjdź',
  'haunt.12.text.feed':
    'Na płytce z Paszczą: zakop Przedmiot (2 punkty Karmienia) albo Omen (3), zaśpiewaj (rzut Poczytalności; od 4 1 punkt) albo krwaw (2 Obrażenia Fizyczne, 1 punkt). Jeśli przybyło punktów, Paszcza przenosi się na losową płytkę bez Paszczy.',
  'haunt.12.text.leave':
    'W Holu Wejściowym, gdy masz co najmniej {enough, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Karmienia: rzut Szybkości; od 4 wygrywasz.',
  'haunt.12.ask.feed': 'Czym ją karmisz?',
  'haunt.12.ask.snatch': 'Przewaga jest po twojej stronie. Co zabierasz?',
  'haunt.12.option.sing': 'Zaśpiewaj jej',
  'haunt.12.option.bleed': 'Krwaw',
  'haunt.12.option.feed': 'Zakop {cardAcc}',
  'haunt.12.option.snatch-fed': '1 punkt Karmienia',
  'haunt.12.event.fed':
    '{who} ma {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Karmienia.',
  'haunt.12.event.mouth': 'Paszcza otwiera się gdzie indziej, {atAt}.',
  'haunt.12.won.left': 'Drzwi zamykają się za tobą i odbija się im.',
  'haunt.12.won.last-alive': 'Dom najadł się do syta. Przytrzymuje ci drzwi.',
  'haunt.12.won.all-dead': 'Dom wylizuje talerz.',
  'name.token.mouth': 'Paszcza',
  'name.token.fed': 'Karmienie',
} as const;
