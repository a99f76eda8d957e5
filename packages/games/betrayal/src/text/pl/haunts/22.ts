/** Sub-Basement. */
export const haunt22 = {
  'haunt.22.title': 'Pod Piwnicą',
  'haunt.22.intro.heroes':
    'W ogłoszeniu stoi „trzy kondygnacje”. Stukot młotów pod trzecią mówi co innego. Wszystkie rury w domu biegną tam w dół; czujecie, jakie są zimne.',
  'haunt.22.intro.traitor':
    'Wszyscy oglądają najpierw kuchnię. Ty pytasz, co jest pod spodem. To coś też o ciebie pyta.',
  'haunt.22.setup.heroes':
    'Podziemne Jezioro jest już w domu, a w losowych pokojach wszystkich obszarów {pipes, plural, one {leży # Rura} few {leżą # Rury} many {leży # Rur} other {leży # Rury}}. Jeśli dla którejś zabrakło miejsca, woda nie musi stanąć tak wysoko. Jeśli zabrakło miejsca dla Jeziora, Woda zaczyna od 1 i nikt nie może przebić jego brzegu.',
  'haunt.22.setup.traitor':
    'Zregeneruj wszystkie cechy i zyskaj 1 punkt Siły. Dwie płytki tunelu są już wykopane, a na pierwszej {diggers, plural, one {staje # Kopacz} few {stają # Kopacze} many {staje # Kopaczy} other {staje # Kopacza}}.',
  'haunt.22.goal.heroes':
    'Bohaterowie wygrywają, gdy na koniec dowolnej tury Woda przewyższa Głębokość co najmniej o {water}; o 1 mniej za każdą Rurę, dla której zabrakło miejsca. Wygrywają też, gdy 13. runda kończy się przy Głębokości mniejszej niż 5.',
  'haunt.22.goal.traitor':
    'Zdrajca wygrywa, gdy Głębokość wynosi {depth}, gdy 13. runda kończy się przy Głębokości co najmniej 5 albo gdy wszyscy bohaterowie są martwi.',
  'haunt.22.rule.tunnel':
    'Tunel jest osobnym obszarem: prosty, każda płytka sąsiaduje z poprzednią, a pierwsza jest dla wszystkich połączona z Podestem w Piwnicy. Niczego się tam nie odkrywa. Ostatnia płytka to przodek, a liczba płytek to Głębokość.',
  'haunt.22.rule.late': 'Najpóźniej na koniec 13. rundy rozstrzyga Głębokość.',
  'haunt.22.rule.dig':
    'Kopanie: gdy wszyscy Kopacze już działali, policz na przodku tych przytomnych, którzy w tej turze nie wstawali, oraz siebie, jeśli tam stoisz. Jeśli jest ktokolwiek, rzuć jedną kością, jeszcze jedną za każdego z nich i o jedną mniej za każdego bohatera na przodku. Przy wyniku co najmniej 3 dołóż kolejną płytkę: policzeni wchodzą na nią, a ty tylko, jeśli chcesz.',
  'haunt.22.action.burst': 'Rozsadź rurę',
  'haunt.22.text.burst': 'Na płytce z całą Rurą: rzut Siły lub Wiedzy; od 5 Rura pęka, a Woda podnosi się o 1.',
  'haunt.22.action.breach-the-lake': 'Przebij brzeg jeziora',
  'haunt.22.text.breach-the-lake':
    'Raz na grę dla wszystkich razem, nad Podziemnym Jeziorem: rzut Siły; od 5 Woda podnosi się o 2. Po słabszym wyniku można próbować ponownie.',
  'haunt.22.action.cave-in': 'Zawal strop',
  'haunt.22.text.cave-in':
    'Na przodku, jeśli nie jest jedyną płytką tunelu: rzut Siły; od 5 przodek znika, a wszyscy z niego, ty także, trafiają na nowy przodek.',
  'haunt.22.action.patch': 'Załataj rurę',
  'haunt.22.text.patch': 'Na płytce z pękniętą Rurą: rzut Wiedzy; od 4 Rura jest znów cała, a Woda opada o 1.',
  'haunt.22.monster.digger': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.22.ask.follow': 'Tunel jest dłuższy. Czy idziesz na nowy przodek?',
  'haunt.22.option.dig-on': 'Idź dalej',
  'haunt.22.option.dig-stay': 'Zostań',
  'haunt.22.event.water': 'Poziom Wody wynosi {n}.',
  'haunt.22.event.deeper': 'Tunel jest coraz głębszy. Głębokość wynosi {n}.',
  'haunt.22.event.caved-in': 'Przodek się wali. Głębokość wynosi {n}.',
  'haunt.22.won.flooded': 'Stukot cichnie, młot po młocie. Potem, jeszcze przez dłuższą chwilę, bąbelki.',
  'haunt.22.won.early': 'Rano kopacze odkładają narzędzia. W końcu nie zaszli aż tak głęboko.',
  'haunt.22.won.through': 'Ostatnia łopata ziemi leci w górę. Coś z dołu podaje ją z powrotem.',
  'haunt.22.won.late': 'Jest już dość głęboko, żeby było słychać. Z dołu ktoś kopie wam naprzeciw.',
  'haunt.22.won.all-dead': 'Na górze nie ma już nikogo, kto pytałby o hałas.',
  'haunt.22.counter.depth': 'Głębokość',
  'haunt.22.counter.water': 'Woda',
  'name.token.pipe': 'Rura',
  'name.token.broken-pipe': 'Pęknięta Rura',
  'name.monster.digger': 'Kopacz',
} as const;
