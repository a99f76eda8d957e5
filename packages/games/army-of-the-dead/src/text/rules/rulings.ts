import type { Chapter } from '@dreadhouse/engine';

/** How we read what the rulebook leaves open. */
export const rulings: Chapter = {
  title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
  rules: {
    'AD-R-01': {
      en: 'Shamblers give 1 and Alphas 2 Adrenaline to the killer; an Abomination gives its 5 to every living Survivor, not to Companions.',
      pl: 'Szuracz daje zabójcy 1, a Alfa 2 Punkty Adrenaliny; Abominacja daje po 5 każdemu żywemu Ocalałemu, nie Towarzyszom.',
    },
    'AD-R-02': {
      en: 'Each Abomination has its own value, and Damage never adds up over several attacks.',
      pl: 'Każda Abominacja ma własną wartość, a Obrażenia nie sumują się między atakami.',
    },
    'AD-R-03': {
      en: 'Sleepers are eliminated with silent weapons only. If so agreed, noisy ones remove the token and then wake all others.',
      pl: 'Śpiochy eliminuje się tylko cichą bronią. Za zgodą graczy głośna usuwa żeton, a potem budzi wszystkie inne.',
    },
    'AD-R-04': {
      en: 'Targeting Priority binds Concentrated Attacks at range, not in Melee.',
      pl: 'Kolejność Wybierania Celów obowiązuje przy Atakach skoncentrowanych na dystans, nie wręcz.',
    },
    'AD-R-05': {
      en: 'The Out of Ammo face is a miss; the rest of the attack is resolved.',
      pl: 'Ścianka Braku Amunicji to chybienie; resztę ataku się rozpatruje.',
    },
    'AD-R-06': {
      en: 'A natural 1 always misses; other results go up to 6 at most. Skills that ask for a 6 look at the natural face.',
      pl: 'Naturalna 1 zawsze chybia; inne wyniki rosną najwyżej do 6. Umiejętności wymagające 6 patrzą na naturalny wynik.',
    },
    'AD-R-07': {
      en: 'Shamblers that have just woken sit out the extra Activation.',
      pl: 'Dopiero co zbudzeni Szuracze nie biorą udziału w dodatkowej Aktywacji.',
    },
    'AD-R-08': {
      en: 'In the End Phase the Noise token only moves; nobody wakes.',
      pl: 'W Fazie Końcowej żeton Hałasu tylko się przenosi; nikt się nie budzi.',
    },
    'AD-R-09': {
      en: 'Elevators join Zones for moving, for paths and for waking by Noise, not for Range.',
      pl: 'Windy łączą Strefy dla ruchu, dróg i budzenia Hałasem, ale nie dla Zasięgu.',
    },
    'AD-R-10': {
      en: 'Dice in reserve stay there for the attempt; Bonuses may still change them. A failed attempt clears the reserve.',
      pl: 'Kości w rezerwie zostają tam do końca próby; Premie nadal mogą je zmieniać. Nieudana próba czyści rezerwę.',
    },
    'AD-R-11': {
      en: 'Each Survivor contributes at most one Bonus per attempt; an extra die is declared before the first roll.',
      pl: 'Każdy Ocalały daje najwyżej jedną Premię na próbę; dodatkową kość zgłasza się przed pierwszym rzutem.',
    },
    'AD-R-12': {
      en: 'Only Explosives that lie in the Zone chain; if so agreed, carried ones too.',
      pl: 'Łańcuchowo wybuchają tylko Materiały Wybuchowe leżące w Strefie; za zgodą graczy także niesione.',
    },
    'AD-R-13': {
      en: 'Chained Damage is one total. Masked Zeus loses his mask, and the same blast does not hurt him further.',
      pl: 'Łańcuchowe Obrażenia to jedna suma. Zeus w Masce traci maskę i ten sam wybuch już go nie rani.',
    },
    'AD-R-14': {
      en: 'A Search or an Objective that wakes Sleepers still goes on.',
      pl: 'Przeszukanie lub zdobycie Celu, które budzi Śpiochy, i tak dochodzi do skutku.',
    },
    'AD-R-15': {
      en: 'All attacks may go to one Survivor, even beyond death; each attack is indivisible.',
      pl: 'Wszystkie ataki można skierować na jednego Ocalałego, nawet ponad miarę; atak jest niepodzielny.',
    },
    'AD-R-16': {
      en: 'Routes are told apart by their next Zone.',
      pl: 'Drogi rozróżnia się po następnej Strefie.',
    },
    'AD-R-17': {
      en: 'A Zombie that is already where the Noise is, with nobody in sight, stays.',
      pl: 'Zombie, który już jest tam, gdzie Hałas, i nikogo nie widzi, zostaje.',
    },
    'AD-R-18': {
      en: 'New Zombies take part in the extra Activation; it is all Actions of the type.',
      pl: 'Nowe Zombie biorą udział w dodatkowej Aktywacji; obejmuje ona wszystkie Akcje Zombie tego typu.',
    },
    'AD-R-19': {
      en: 'Zeus’ Orders count as a card for Sidestep and Combat Reflexes; waking and Aaahh! do not. Reactions come before extra Activations and orders.',
      pl: 'Rozkazy Zeusa liczą się jak karta przy Kroku w bok i Odruchach bojowych; budzenie i OŻEŻ...! nie. Reakcje są przed dodatkowymi Aktywacjami i rozkazami.',
    },
    'AD-R-20': {
      en: 'Escalation: none on the first, one die on the second, two on the third consecutive Action.',
      pl: 'Eskalacja: nic przy pierwszej, jedna kość przy drugiej, dwie przy trzeciej kolejnej Akcji.',
    },
    'AD-R-21': {
      en: 'Born Leader works once per own turn; limits per turn count for the recipient’s own turn only.',
      pl: 'Urodzony przywódca działa raz w swojej turze; ograniczenia na turę dotyczą tylko własnej tury obdarowanego.',
    },
    'AD-R-22': {
      en: 'Lucky works in the Challenge too: once per attempt, all dice that are not in reserve.',
      pl: 'Farciarz działa też w Wyzwaniu: raz na próbę, wszystkie kości poza rezerwą.',
    },
    'AD-R-23': {
      en: 'A player without living Survivors still gets the First Player token.',
      pl: 'Gracz bez żywych Ocalałych nadal otrzymuje żeton Pierwszego Gracza.',
    },
    'AD-R-24': {
      en: 'Ties of the End Phase are decided before the token passes.',
      pl: 'Remisy Fazy Końcowej rozstrzyga się przed przekazaniem żetonu.',
    },
    'AD-R-25': {
      en: 'Those aboard are never hit by the Truck Attack; a shot at Range 0 can hit everybody but the shooter.',
      pl: 'Atak Ciężarówką nigdy nie rani jadących; strzał w Zasięgu 0 może trafić każdego prócz strzelca.',
    },
    'AD-R-26': {
      en: 'Only a Zone with Zombies can be attacked; a Bomb Trap may be set anywhere in reach.',
      pl: 'Atakować można tylko Strefę z Zombie; Bombową Pułapkę wolno zastawić wszędzie w zasięgu.',
    },
    'AD-R-27': {
      en: 'Shove and Lifesaver are no Moves: nobody wakes.',
      pl: 'Wypad! i Zbawca to nie Ruch: nikt się nie budzi.',
    },
    'AD-R-28': {
      en: 'Whoever moves several Zones rolls for every Zone with Sleepers that is left.',
      pl: 'Kto porusza się o kilka Stref, rzuca za każdą opuszczaną Strefę ze Śpiochami.',
    },
    'AD-R-29': {
      en: 'Charge and Bloodlust pay for Zombies in the Zone that is left.',
      pl: 'Przy Szarży i Żądzy krwi płaci się za Zombie w opuszczanej Strefie.',
    },
    'AD-R-30': {
      en: 'What happens in a Players Phase activates a Spawn Zone for the same round, otherwise for the next.',
      pl: 'Zdarzenie w Fazie Graczy uaktywnia Strefę Namnażania w tej samej rundzie, inne w następnej.',
    },
    'AD-R-31': {
      en: 'Only living Survivors count for the Danger Level, looked at with each card.',
      pl: 'Do Poziomu Zagrożenia liczą się tylko żywi Ocalali, sprawdzani przy każdej karcie.',
    },
    'AD-R-32': {
      en: 'Companions count where most Survivors are sought.',
      pl: 'Towarzysze liczą się tam, gdzie szuka się największej liczby Ocalałych.',
    },
    'AD-R-33': {
      en: 'Driving away from Sleepers, or to them, wakes nobody.',
      pl: 'Odjazd od Śpiochów ani wjazd do nich nikogo nie budzi.',
    },
    'AD-R-34': {
      en: 'More dice are regular dice, and there are always enough of them.',
      pl: 'Dodatkowe kości to zwykłe kości i zawsze ich wystarczy.',
    },
    'AD-R-35': {
      en: 'An empty deck of Orders is made anew from its discards.',
      pl: 'Pustą talię Rozkazów tworzy się na nowo z kart odrzuconych.',
    },
    'AD-R-36': {
      en: 'When Zeus has come, no Orders are drawn any more, even after his death.',
      pl: 'Gdy Zeus już przyszedł, Rozkazów się nie dobiera, nawet po jego śmierci.',
    },
    'AD-R-37': {
      en: 'Spawned Zombies are placed first, then Sleepers wake; then come reactions, then shortages of figures, in the same order: of the spawned, of the Sleepers.',
      pl: 'Najpierw wystawia się namnożone Zombie, potem budzą się Śpiochy; następnie są reakcje, a po nich braki figurek w tej samej kolejności: przy namnażaniu, przy Śpiochach.',
    },
    'AD-R-38': {
      en: 'Trapped Zombies still count; they skip extra Activations and recover at the end of the next Zombie Phase.',
      pl: 'Spętane Zombie nadal się liczą; pomijają dodatkowe Aktywacje i uwalniają się pod koniec najbliższej Fazy Zombie.',
    },
    'AD-R-39': {
      en: 'Higher Danger Levels work at once, also for the turn under way.',
      pl: 'Wyższy Poziom Zagrożenia działa od razu, także w trwającej turze.',
    },
    'AD-R-40': {
      en: 'Health never exceeds its base value.',
      pl: 'Zdrowie nigdy nie przekracza wartości bazowej.',
    },
    'AD-R-41': {
      en: 'Every Attack with noisy Equipment makes Noise and uses ammo, hit or miss.',
      pl: 'Każdy Atak głośnym Ekwipunkiem hałasuje i zużywa amunicję, celny czy nie.',
    },
    'AD-R-42': {
      en: 'If the Mission still needs a specialist whom the team no longer has, it is lost at once.',
      pl: 'Jeśli Misja wymaga jeszcze specjalisty, którego drużyna już nie ma, jest natychmiast przegrana.',
    },
    'AD-R-43': {
      en: 'The Safecracker opens the Vault Door from the Trap Zone; it stays open.',
      pl: 'Kasiarz otwiera Drzwi Skarbca ze Strefy Pułapek; pozostają otwarte.',
    },
    'AD-R-44': {
      en: 'Casino main floor and hotel corridors count as street for the whole line of sight; it ends with the first ordinary room.',
      pl: 'Główna Sala Kasyna i korytarze hotelowe liczą się dla całego Pola Widzenia jak ulica; kończy je pierwsze zwykłe pomieszczenie.',
    },
    'AD-R-45': {
      en: 'The track ends at 43; more Adrenaline is lost.',
      pl: 'Tor kończy się na 43; nadmiar Adrenaliny przepada.',
    },
    'AD-R-46': {
      en: 'If no Shambler is left for an Aaahh! card, all of them activate. Of two cards drawn, each is resolved on its own.',
      pl: 'Jeśli na kartę OŻEŻ...! brakuje Szuracza, wszyscy się aktywują. Każdą z dwóch dobranych kart rozpatruje się osobno.',
    },
    'AD-R-47': {
      en: 'With the Katana the Charge comes before the blow, once per own turn; the Zone that is reached must hold a Zombie.',
      pl: 'Z Kataną Szarża poprzedza cios, raz w swojej turze; w osiągniętej Strefie musi być Zombie.',
    },
    'AD-R-48': {
      en: 'Whoever sits in the Truck cannot Move or Search. A Leader boards only with a seat for every Companion; whoever is aboard takes on another only with a seat for it.',
      pl: 'Siedzący w Ciężarówce nie może się Ruszać ani Przeszukiwać. Dowódca wsiada tylko, jeśli starczy miejsc dla wszystkich Towarzyszy; kto już jedzie, przejmuje kolejnego tylko, jeśli jest dla niego miejsce.',
    },
    'AD-R-49': {
      en: 'Objectives may be taken with Zombies in the Zone.',
      pl: 'Cele można zdobywać przy Zombie w Strefie.',
    },
    'AD-R-50': {
      en: 'Nobody sets out without the specialists that the Mission needs.',
      pl: 'Nikt nie wyrusza bez specjalistów wymaganych przez Misję.',
    },
    'AD-R-51': {
      en: 'If victory and defeat come at the same moment, it is a defeat.',
      pl: 'Jeśli zwycięstwo i porażka nastąpią w tej samej chwili, jest to porażka.',
    },
    'AD-R-52': {
      en: 'A weapon that is out of ammo stays so when it is traded; a discarded card is as new.',
      pl: 'Broń bez amunicji pozostaje bez niej po wymianie; odrzucona karta jest jak nowa.',
    },
    'AD-R-53': {
      en: 'What the rules leave to a player can be left to the game: all of it before the game, or by each player for a phase, who can take it back: ties and routes go to what is nearest or first on the map; attacks go to whoever can bear them best. If it was agreed before the game, a Steady Hand spares everybody, and who charges keeps clear of Sleepers.',
      pl: 'To, co zasady zostawiają graczom, można zostawić grze: wszystko przed rozgrywką albo, każdy gracz za siebie i z prawem do zmiany zdania, na jedną fazę: remisy i drogi rozstrzyga to, co najbliższe lub pierwsze na mapie; ataki bierze ten, kto najlepiej je zniesie. Jeśli ustalono to przed grą, Pewna ręka oszczędza wszystkich, a szarżujący omija Śpiochy.',
    },
  },
};
