import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Face to Face',
    about: 'Fighting: shots, fists, wounds, and what happens when everybody has passed.',
    steps: {
      adult: [
        'It is here',
        'An *adult* stands in the Generator with you: you are in combat. You may shoot, strike, or run; running gives it a free attack. The Hacker has left in a pod. Nobody will help you.',
      ],
      shoot: [
        'Shoot',
        'A shot costs one card and one *ammunition*. The sector has power, so you roll the better die. Shoot with the *Submachine Gun*.',
        'The Submachine Gun: that is what it is for.',
      ],
      pay: ['The price', 'Discard *Sabotage*.', 'Sabotage, please.'],
      reroll: [
        'Too small a hit',
        'A hit that only creepers feel: nothing for an adult. Your gun may roll *again* for another ammunition. Do it.',
        'Again: this roll does nothing at all.',
      ],
      lives: [
        'Two damage, and it lives',
        'Two hits! Nobody knows how much a stalker can take: after each hit *an attack card is drawn*, and it dies if the blood on it is not above its damage. The card said *4*. Not enough.',
      ],
      melee: [
        'With bare hands',
        'Save ammunition and *strike*. It is worse in every way: a contamination card first, the worse die, and whoever misses is *seriously wounded*.',
        'Strike it. You should know how that feels.',
      ],
      'pay-melee': ['The price', 'Discard *Interrupt*.', 'Interrupt, please.'],
      wound: [
        'A serious wound',
        'You missed. A *serious wound* in the leg: each move costs one card more until it is dressed. With three of them any further wound kills. Three light ones make a serious one. And somewhere in your discards there is a *contamination card* now: clean or infected, nobody knows.',
      ],
      pass: [
        'Enough for now',
        'Your turn is over, and it is your turn again. *Pass*, and see what it does.',
        'Pass: you need new cards.',
      ],
      keep: [
        'Keep what you have',
        'Whoever passes may discard cards. *Keep yours*: what is kept need not be drawn, and among several people a stalker attacks whoever holds the fewest action cards.',
        'Keep them all.',
      ],
      attacked: [
        'Its turn',
        'Everybody has passed: time goes on, then *every stalker attacks* whoever shares its room. It slashed you: a light wound, another contamination card. Then an event, and the colony in the bag grows. Now a new round: you have drawn up to *five cards*.',
      ],
      again: ['Once more', 'Its damage stays. Shoot again.', 'Shoot: it is as hurt as it was.'],
      'pay-again': ['The price', 'Discard *Search*.', 'Search, please.'],
      'no-reroll': [
        'Good enough',
        'One hit, and one ammunition left. Do not roll again.',
        'A hit is a hit. Keep the last round.',
      ],
      dead: [
        'It is dead',
        'Three damage, and the card said *3*: as much is enough. Its *carcass* lies here. Whoever carries it to the Laboratory learns what stalkers are afraid of.',
      ],
      end: [
        'What is left',
        'One ammunition, a leg, a light wound, two contamination cards. Winning a fight is expensive; most people who get out have run. *Next scene:* how to get out, and what for.',
      ],
    },
  },
  pl: {
    title: 'Twarzą w twarz',
    about: 'Walka: strzały, pięści, rany i to, co dzieje się, gdy wszyscy spasują.',
    steps: {
      adult: [
        'Jest tutaj',
        'W Generatorze stoi obok ciebie *dorosły osobnik*: to walka. Możesz strzelać, bić albo uciekać; kto ucieka, naraża się na atak. Haker odleciał kapsułą. Nikt ci nie pomoże.',
      ],
      shoot: [
        'Strzelaj',
        'Strzał kosztuje jedną kartę i jeden *znacznik amunicji*. Sektor ma zasilanie, więc rzucasz lepszą kością. Strzel z *Pistoletu maszynowego*.',
        'Pistolet maszynowy: po to go masz.',
      ],
      pay: ['Koszt', 'Odrzuć *Sabotaż*.', 'Teraz Sabotaż.'],
      reroll: [
        'Za słabe trafienie',
        'Takie trafienie poczuje tylko pełzacz, dorosły osobnik nie. Za dodatkowy znacznik amunicji możesz rzucić *jeszcze raz*. Zrób to.',
        'Jeszcze raz: ten rzut nic nie daje.',
      ],
      lives: [
        'Dwa obrażenia i żyje',
        'Dwa trafienia! Nikt nie wie, ile nocny łowca wytrzyma: po każdym trafieniu *dobiera się kartę ataku* i ginie, jeśli krew na karcie nie przekracza jego obrażeń. Na karcie było *4*. Za mało.',
      ],
      melee: [
        'Gołymi rękami',
        'Oszczędź amunicję i *uderz*. To pod każdym względem gorsze: najpierw karta skażenia, potem gorsza kość, a kto spudłuje, otrzymuje *głęboką ranę*.',
        'Uderz. Warto wiedzieć, jak to boli.',
      ],
      'pay-melee': ['Koszt', 'Odrzuć *Przerwanie*.', 'Teraz Przerwanie.'],
      wound: [
        'Głęboka rana',
        'Pudło. *Głęboka rana* nogi: dopóki jej nie opatrzysz, każdy ruch kosztuje kartę więcej. Przy trzech głębokich każda następna rana zabija. Trzy powierzchowne dają jedną głęboką. A wśród odrzuconych kart leży teraz *karta skażenia*: czysta czy zarażona, tego nikt nie wie.',
      ],
      pass: [
        'Na razie wystarczy',
        'Tura minęła i znów twoja kolej. *Spasuj* i zobacz, co zrobi.',
        'Spasuj: trzeba ci nowych kart.',
      ],
      keep: [
        'Zachowaj, co masz',
        'Kto pasuje, może odrzucić karty. *Zachowaj swoje*: tych nie trzeba będzie dobierać, a spośród kilku osób nocny łowca atakuje tę, która ma najmniej kart akcji.',
        'Zachowaj wszystkie.',
      ],
      attacked: [
        'Jego kolej',
        'Wszyscy spasowali: czas płynie, a potem *każdy nocny łowca atakuje* kogoś, kto jest z nim w pomieszczeniu. Ten cię rozorał: powierzchowna rana i kolejna karta skażenia. Potem wydarzenie i rozwój kolonii w worku. Teraz nowa runda: masz znów *pięć kart*.',
      ],
      again: ['Jeszcze raz', 'Jego obrażenia zostają. Strzel ponownie.', 'Strzelaj: rany mu się nie zagoiły.'],
      'pay-again': ['Koszt', 'Odrzuć *Przeszukanie*.', 'Teraz Przeszukanie.'],
      'no-reroll': [
        'Wystarczy',
        'Jedno trafienie, a został jeden znacznik amunicji. Nie rzucaj ponownie.',
        'Trafienie to trafienie. Zachowaj ostatni nabój.',
      ],
      dead: [
        'Nie żyje',
        'Trzy obrażenia, a na karcie było *3*: tyle samo wystarczy. Leży tu jego *truchło*. Kto zaniesie je do Laboratorium, dowie się, czego nocni łowcy się boją.',
      ],
      end: [
        'Co zostało',
        'Jeden znacznik amunicji, ranna noga, powierzchowna rana, dwie karty skażenia. Wygrana walka drogo kosztuje; większość tych, którzy wyszli z bazy, uciekała. *Następna scena:* jak stąd wyjść i po co.',
      ],
    },
  },
});
