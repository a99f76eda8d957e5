/** Knock-Down Price. */
export const haunt49 = {
  'haunt.49.title': 'Cena do Zburzenia',
  'haunt.49.intro.heroes':
    'Sprzedawca odkrył, co podniosłoby wartość działki: brak domu. Komornik przyjdzie za tydzień. Do tego czasu każdej ściany musicie bronić sami.',
  'haunt.49.intro.traitor': 'Wystarczy jedno cięcie we właściwym miejscu. Grawitacja pracuje za darmo.',
  'haunt.49.goal.heroes': 'Bohaterowie wygrywają, gdy kończy się runda i minął {day}. Dzień.',
  'haunt.49.goal.traitor':
    'Zdrajca wygrywa, gdy przepadło tyle Parceli, ile wynosi cena (dwie piąte wszystkich, zaokrąglone w górę), albo gdy wszyscy bohaterowie są martwi.',
  'haunt.49.rule.lots':
    'Na początku Parcela leży w każdym pokoju, do którego można było dojść pieszo z Holu Wejściowego. Nowe pokoje jej nie dostają.',
  'haunt.49.rule.falling':
    'Na początku tury zdrajcy zawala się każdy pokój Do Rozbiórki, a potem każdy, do którego z Holu Wejściowego nie da się już dojść pieszo. Płytki początkowe nie zawalają się nigdy.',
  'haunt.49.rule.fallen':
    'Zawalony pokój zostaje zakopany ze wszystkim, co w nim leżało, a jego Parcela przepada. Kto w nim był, staje na Podeście w Piwnicy: bohaterowie z pokoju Do Rozbiórki otrzymują 2 kości Obrażeń Fizycznych, z odciętego 1 kość; zdrajca i Burzyciele żadnych.',
  'haunt.49.rule.day': 'Na koniec każdej rundy mija Dzień.',
  'haunt.49.action.shore-up': 'Podeprzyj',
  'haunt.49.text.shore-up':
    'W pokoju, który nie jest płytką początkową: rzut Siły albo Wiedzy, o 1 więcej, jeśli jest tu inny bohater; od 5 usuń żeton Do Rozbiórki, a jeśli go nie ma, postaw tu Podporę. W pokoju stoi najwyżej jedna Podpora; wszystkich jest {props}.',
  'haunt.49.action.condemn': 'Przeznacz do rozbiórki',
  'haunt.49.text.condemn':
    'W pokoju, który nie jest płytką początkową ani Do Rozbiórki: rzut Siły; od 4 usuń jego Podporę, a jeśli jej nie ma, połóż tu żeton Do Rozbiórki.',
  'haunt.49.event.falls': 'Zawala się pokój „{at}”.',
  'haunt.49.event.day': 'Minął Dzień {n}.',
  'haunt.49.won.levelled': 'Piękna działka: równa, cicha, z dobrze odleżałym gruzem.',
  'haunt.49.won.stay':
    'Komornik liczy pokoje, kiwa głową i przybija do drzwi jedno słowo, na które dom czekał sto lat: ZOSTAJE.',
  'haunt.49.won.all-dead': 'Nie ma już komu protestować. Kula ruszy o świcie.',
  'haunt.49.monster.wrecker':
    'Atakuje Siłą. Na koniec jego tury w pokoju, który nie jest płytką początkową ani Do Rozbiórki, rzuca 3 kośćmi: od 3 usuwa tamtejszą Podporę, a jeśli jej nie ma, przeznacza pokój do rozbiórki.',
  'haunt.49.counter.lost': 'Utracone Parcele',
  'haunt.49.counter.day': 'Dni',
  'haunt.49.counter.prop': 'Podpory w domu',
  'name.token.lot': 'Parcela',
  'name.token.condemned': 'Do Rozbiórki',
  'name.token.prop': 'Podpora',
  'name.monster.wrecker': 'Burzyciel',
} as const;
