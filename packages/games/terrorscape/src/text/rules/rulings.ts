import type { Chapter } from '@dreadhouse/engine';

/** What the rulebook leaves open, and how it is played here. */
export const rulings: Chapter = {
  title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
  rules: {
    'TS-AMB-01': {
      en: 'The move action is one or two steps.',
      pl: 'Akcja ruchu to jeden lub dwa kroki.',
    },
    'TS-AMB-02': {
      en: 'Step 0 is the one in which noise is cleared and victory is checked.',
      pl: 'Krok 0 to ten, w którym usuwa się hałas i sprawdza zwycięstwo.',
    },
    'TS-AMB-03': {
      en: 'Everybody who was there when the SEARCH was answered may flee.',
      pl: 'Uciec może każdy, kto był na miejscu w chwili odpowiedzi na PRZESZUKIWANIE.',
    },
    'TS-AMB-04': {
      en: 'Noise of an earlier round is a memory, no noise.',
      pl: 'Hałas z wcześniejszej rundy to wspomnienie, a nie hałas.',
    },
    'TS-AMB-05': {
      en: 'The help marker makes five moves.',
      pl: 'Znacznik pomocy wykonuje pięć ruchów.',
    },
    'TS-AMB-06': {
      en: 'A single last discovery may be kept or discarded.',
      pl: 'Ostatnie, pojedyncze odkrycie można zatrzymać albo odrzucić.',
    },
    'TS-AMB-07': {
      en: 'One holder of the Secret Map is enough for all.',
      pl: 'Wystarczy, że Sekretną mapę ma jedna osoba.',
    },
    'TS-AMB-08': {
      en: 'A panic is reported even where there is noise already, or everywhere.',
      pl: 'Panikę ujawnia się także tam, gdzie hałas już jest, albo gdy jest wszędzie.',
    },
    'TS-AMB-09': {
      en: 'Nobody has to act; calming down is always possible.',
      pl: 'Nikt nie musi działać; uspokoić się można zawsze.',
    },
    'TS-AMB-10': {
      en: 'Action, items and exchange go in any order, but not within a move.',
      pl: 'Akcja, przedmioty i wymiana mogą następować w dowolnej kolejności, ale nie w środku ruchu.',
    },
    'TS-AMB-11': {
      en: 'A Killer out of sight forbids nothing. With the switch on he stops repairs and ransacking where he is, and is noticed by that.',
      pl: 'Zabójca poza zasięgiem wzroku niczego nie zabrania. Przy włączonej opcji przerywa naprawę i przeszukiwanie tam, gdzie jest, i tym się zdradza.',
    },
    'TS-AMB-12': {
      en: 'An item with the infinity mark is kept, whatever it is used for.',
      pl: 'Przedmiot z symbolem nieskończoności zostaje niezależnie od tego, do czego go użyto.',
    },
    'TS-AMB-13': {
      en: 'A repair with a Toolkit is the action of the turn and needs all that a repair needs.',
      pl: 'Naprawa Narzędziami jest akcją tej tury i wymaga wszystkiego, co zwykła naprawa.',
    },
    'TS-R-01': {
      en: 'A round is a Survivors’ phase and a Killer’s phase. First the Killer is chosen, then the Survivors, in the open. The Killer starts with three cards.',
      pl: 'Runda to faza Ocalałych i faza Zabójcy. Najpierw jawnie wybiera się Zabójcę, potem Ocalałych. Zabójca zaczyna z trzema kartami.',
    },
    'TS-R-02': {
      en: 'Healthy, wounded, eliminated: one wound each. A wound has no other effect.',
      pl: 'Zdrowy, ranny, wyeliminowany: po jednej ranie. Rana nie ma innych skutków.',
    },
    'TS-R-03': {
      en: 'A card with a cost is paid by discarding that many others, unseen. Locked cards join the hand at their level. At the end of the phase the Killer keeps six cards.',
      pl: 'Koszt karty opłaca się, odrzucając tyle innych kart w tajemnicy. Zablokowane karty trafiają na rękę na swoim poziomie. Na koniec fazy Zabójca zatrzymuje sześć kart.',
    },
    'TS-R-04': {
      en: 'One quick card per phase, or any number with the switch. Every step can be passed. An encounter ends the actions only if that switch is on.',
      pl: 'Jedna szybka karta na fazę, a z opcją dowolnie wiele. Każdy krok można pominąć. Spotkanie kończy akcje tylko przy włączonej opcji.',
    },
    'TS-R-05': {
      en: 'The mansion has 15 locations in three areas, 17 doors, three dashed lines and two secret passages. Passages are no neighbours.',
      pl: 'Posiadłość ma 15 lokalizacji w trzech obszarach, 17 drzwi, trzy przerywane linie i dwa tajne przejścia. Przejścia nie czynią lokalizacji sąsiednimi.',
    },
    'TS-R-06': {
      en: 'A defence die shows 0, 0, 1, 1, 2 and 3.',
      pl: 'Kość obrony ma ścianki 0, 0, 1, 1, 2 i 3.',
    },
    'TS-R-07': {
      en: 'There are 45 items, each with its own use. Anything can be thrown away in one’s own turn. The discard pile is never shuffled, and only the Survivors look through it.',
      pl: 'Jest 45 przedmiotów, każdy z własnym zastosowaniem. W swojej turze można wyrzucić cokolwiek. Stosu odrzuconych nie tasuje się i przeglądają go tylko Ocalali.',
    },
    'TS-R-08': {
      en: 'Every Survivor has abilities: Anna ransacks silently, Marco finds medicine again, Johnson carries more, Sophia knows secret passages, William runs and fights bare-handed.',
      pl: 'Każdy Ocalały ma zdolności: Anna przeszukuje po cichu, Marco odzyskuje leki, Johnson nosi więcej, Sophia zna tajne przejścia, William biega i walczy gołymi rękami.',
    },
    'TS-R-09': {
      en: 'Every Killer has a strength for each level, sixteen cards and rewards for rising.',
      pl: 'Każdy Zabójca ma siłę dla każdego poziomu, szesnaście kart i nagrody za awans.',
    },
    'TS-R-10': {
      en: 'There are seven block tokens. Where there is no door, BLOCK does nothing.',
      pl: 'Jest siedem żetonów blokady. Gdzie nie ma drzwi, BLOKADA nic nie daje.',
    },
    'TS-R-11': {
      en: 'A sneaking Killer may stay where he is, and is betrayed only by block tokens that he breaks. What his card does on reappearing comes first.',
      pl: 'Skradający się Zabójca może zostać na miejscu; zdradzają go tylko blokady, które przełamie. Efekt karty przy ponownym pojawieniu się następuje najpierw.',
    },
    'TS-R-12': {
      en: 'DETECT is answered with names for the whole zone; two locations are answered separately.',
      pl: 'Na WYKRYWANIE odpowiada się imionami dla całej strefy; dwie lokalizacje dostają osobne odpowiedzi.',
    },
    'TS-R-13': {
      en: 'A trap lies hidden until it goes off. There is at most one in a location.',
      pl: 'Pułapka pozostaje ukryta, dopóki nie zadziała. W lokalizacji jest najwyżej jedna.',
    },
    'TS-R-14': {
      en: 'Keys, repair progress and the size of the discovery deck are open; the search deck is not. Switches can hide keys and progress.',
      pl: 'Klucze, postęp naprawy i wielkość talii odkryć są jawne; talia przeszukiwania nie. Opcje pozwalają ukryć klucze i postęp.',
    },
    'TS-R-15': {
      en: 'Everything in an encounter is open except what stays in the backpack. Those who flee move together.',
      pl: 'W spotkaniu wszystko jest jawne oprócz tego, co zostaje w plecaku. Uciekający ruszają się równocześnie.',
    },
    'TS-R-17': {
      en: 'On your own: backpacks are private, the first player makes the discovery, and the marker goes round after every phase.',
      pl: 'Na własną rękę: plecaki są prywatne, odkrycia dokonuje pierwszy gracz, a znacznik po każdej fazie przechodzi dalej.',
    },
    'TS-R-18': {
      en: 'Survival plan: of three plans one is kept in secret. Each has three stages, at most one per round, and then a reward. The Killer starts with one card more.',
      pl: 'Plan przeżycia: z trzech planów jeden zatrzymuje się w tajemnicy. Każdy ma trzy etapy, najwyżej jeden na rundę, a potem nagrodę. Zabójca zaczyna z jedną kartą więcej.',
    },
    'TS-R-19': {
      en: 'The Lycanthrope of the Feral Instincts hunts by blood and noise.',
      pl: 'Wilkołak z Dzikiego Instynktu poluje za krwią i hałasem.',
    },
    'TS-R-20': {
      en: 'When the Killer’s deck runs out, its level rises by one (to five at most) and the discards are shuffled as the new deck.',
      pl: 'Gdy talia Zabójcy się wyczerpie, jego poziom rośnie o jeden (najwyżej do pięciu), a odrzucone karty tasuje się w nową talię.',
    },
    'TS-R-21': {
      en: 'A wound outside an encounter allows no defence, but a Talisman stops it. Whoever an effect hits is named.',
      pl: 'Rana poza spotkaniem nie pozwala na obronę, ale powstrzymuje ją Talizman. Kogo trafił efekt, podaje się z imienia.',
    },
    'TS-R-22': {
      en: 'Everybody for themselves: fixed order, bodies with items, victory at the second elimination, escape alone.',
      pl: 'Każdy za siebie: stała kolejność, ciała z przedmiotami, zwycięstwo Zabójcy przy drugiej eliminacji, ucieczka w pojedynkę.',
    },
    'TS-R-23': {
      en: 'When several Survivors are scared and somebody panics, the Killer chooses the order.',
      pl: 'Gdy przestraszonych zostaje kilkoro Ocalałych i ktoś panikuje, kolejność wybiera Zabójca.',
    },
  },
};
