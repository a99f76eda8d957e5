/** Overexposed. */
export const haunt33 = {
  'haunt.33.title': 'Prześwietleni',
  'haunt.33.intro.heroes':
    'Zdjęcie wysuwa się z aparatu, zanim ktokolwiek coś nacisnął. Widać na nim was, tutaj, w zupełnym bezruchu. Próbujecie opuścić rękę i trwa to o chwilę za długo.',
  'haunt.33.intro.traitor':
    'Wszyscy w końcu odchodzą, chyba że uchwycisz ich w odpowiedniej chwili. Masz oko do odpowiednich chwil. Proszę się nie ruszać.',
  'haunt.33.setup.heroes':
    'Połóż pierwszy Ogień w pokoju, do którego da się dojść z Holu Wejściowego. W losowych pokojach bez Ognia, po jednym, dopóki pokoi wystarcza, {negatives, plural, one {leży # Negatyw} few {leżą # Negatywy} many {leży # Negatywów} other {leży # Negatywu}}.',
  'haunt.33.setup.traitor':
    'Zregeneruj wszystkie cechy. Na twojej płytce {bugs, plural, =0 {nie staje żaden Migawiec} one {staje # Migawiec} few {stają # Migawce} many {staje # Migawców} other {staje # Migawca}}. Połóż drugi Ogień w pokoju bez Negatywu, co najmniej 3 płytki od pierwszego albo możliwie daleko.',
  'haunt.33.goal.heroes':
    'Bohaterowie wygrywają, gdy {negatives, plural, one {spłonął # Negatyw} few {spłonęły # Negatywy} many {spłonęło # Negatywów} other {spłonęło # Negatywu}}. Przy trzech graczach wygrywają też, gdy zdrajca jest martwy.',
  'haunt.33.goal.traitor':
    'Zdrajca wygrywa, gdy wszyscy żywi bohaterowie są naraz Utrwaleni, gdy Album dojdzie do {album}, gdy kończy się 12. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.33.rule.fixed':
    'Utrwalony bohater nic nie robi, nie można go zaatakować, zranić ani przesunąć i nikomu nie przeszkadza; teksty płytek go nie dotyczą. Za każdego, kto zostaje Utrwalony, na płytce pojawia się nowy Negatyw z jego imieniem.',
  'haunt.33.rule.frame':
    'Gdy na płytkę wejdzie inny bohater, wszyscy Utrwaleni na niej są wolni, a kto wszedł, może zabrać jeden z ich Negatywów. Samo stanie tam nie wystarcza.',
  'haunt.33.rule.negatives': 'Negatywy noszą tylko bohaterowie, nigdy więcej niż jeden. Te po zmarłych leżą na płytce.',
  'haunt.33.rule.cap':
    'Gdy wygrasz własny atak na zdrajcę, możesz zamiast zadać obrażenia założyć Dekielek: w następnej turze zdrajcy nie ma Naświetlania. Spada, gdy ta tura się kończy.',
  'haunt.33.rule.developing': 'Na koniec twojej tury Potworów Album rośnie o liczbę Utrwalonych bohaterów.',
  'haunt.33.rule.film': 'Z końcem 12. rundy film jest pełny i wygrywasz.',
  'haunt.33.action.take-down': 'Zdejmij',
  'haunt.33.text.take-down':
    'Na płytce z Negatywem, ale nie kogoś, kto wciąż jest Utrwalony: weź go, jeśli nie masz żadnego. Bez rzutu.',
  'haunt.33.action.burn': 'Spal',
  'haunt.33.text.burn': 'Na płytce z Ogniem lub w Kotłowni, z Negatywem: rzut Poczytalności; od 4 Negatyw płonie.',
  'haunt.33.action.blink': 'Mrugnij',
  'haunt.33.text.blink':
    'W stanie Utrwalenia, w swojej turze: rzut Poczytalności. Od 5 odzyskujesz swobodę, bierzesz swój Negatyw, jeśli nie masz żadnego, i grasz dalej; poniżej twoja tura się kończy.',
  'haunt.33.action.expose': 'Naświetl',
  'haunt.33.text.expose':
    'Własna płytka lub płytka w polu widzenia, na której są nieutrwaleni bohaterowie: rzuć Szybkością z jedną kością więcej, a każdy z nich rzuca Szybkością; kto ma mniej niż ty, jest Utrwalony. To nie jest atak.',
  'haunt.33.action.flash': 'Błyśnij',
  'haunt.33.ask.fire': 'Gdzie płonie pierwszy Ogień?',
  'haunt.33.ask.second-fire': 'Gdzie płonie drugi Ogień?',
  'haunt.33.ask.lens': 'Atak wygrany. Co robisz?',
  'haunt.33.ask.frame': 'Czy zabierasz zdjęcie?',
  'haunt.33.option.put-cap': 'Załóż Dekielek',
  'haunt.33.option.no-cap': 'Zadaj obrażenia',
  'haunt.33.option.picture': 'Zabierz zdjęcie {seatGen}',
  'haunt.33.option.no-picture': 'Zostaw je tutaj',
  'haunt.33.event.burned':
    'Płonie Negatyw. {n, plural, one {Spłonął już # Negatyw} few {Spłonęły już # Negatywy} many {Spłonęło już # Negatywów} other {Spłonęło już # Negatywu}}.',
  'haunt.33.event.album': 'Album rośnie do {n}.',
  'haunt.33.won.burned':
    'Ostatni pasek zwija się i krzyczy bardzo cienkim głosem. W lustrze wyglądacie okropnie, czyli żywo.',
  'haunt.33.won.dark': 'Aparat spada i nie ma już kto nacisnąć spustu. Klika jeszcze raz, z przyzwyczajenia.',
  'haunt.33.won.fixed': 'Nikt się nie rusza. Nikt nie mruga. Wreszcie cała grupa jest na zdjęciu.',
  'haunt.33.won.album': 'Piękna seria. Podobieństwo doskonałe. Sami by to przyznali.',
  'haunt.33.won.film': 'Film jest pełny. Czego na nim nie ma, to się nie wydarzyło.',
  'haunt.33.won.all-dead': 'Teraz pozują bardzo cierpliwie. Można spokojnie ustawić światło.',
  'haunt.33.monster.shutterbug':
    'Nie atakuje; zamiast tego może błysnąć w swoją płytkę lub płytkę w polu widzenia: rzuca Szybkością, tak samo każdy nieutrwalony bohater na niej, a kto ma mniej, jest Utrwalony. Obrażenia go ogłuszają.',
  'haunt.33.status.fixed': 'Utrwalenie',
  'haunt.33.counter.burned': 'Spalone Negatywy',
  'haunt.33.counter.album': 'Album',
  'haunt.33.counter.fixed': 'Utrwaleni bohaterowie',
  'name.token.negative': 'Negatyw',
  'name.token.fire': 'Ogień',
  'name.token.lens-cap': 'Dekielek',
  'name.monster.shutterbug': 'Migawiec',
} as const;
