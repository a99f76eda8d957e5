import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'The night begins',
    about: 'What it is all about: the map, your cards, the dice, and the clock.',
    steps: {
      welcome: [
        'Camp Happy Trails, 11:47 p.m.',
        'You are Laurie. Hans the Butcher is loose in the camp, the phones are dead, and nobody believes you. Get people out, find something sharp, and finish him. *If he finishes you first, roll the credits.*',
      ],
      you: [
        'This is you',
        'You start on the Sports Field. Every place on the map is a space; the paths show where you can go from it.',
      ],
      hans: [
        'And that is Hans',
        'He stands in the Marsh, on the far side of the lake. The yellow figures are *victims*: campers who have not noticed anything yet.',
      ],
      walk: [
        'Cards are what you do',
        'Whatever you do, you do it with a card from your hand. Play *Walk*.',
        'All in good time. First stretch your legs: play Walk.',
      ],
      roll: [
        'The horror roll',
        'Almost every card makes you roll. *5 and 6* are successes, *3 and 4* are partial ones, 1 and 2 are nothing. You have one success.',
      ],
      keep: ['Good enough', 'With one success, Walk moves you 1 space and costs 1 time. *Keep the dice* as they are.'],
      'to-lake-path': [
        'Toward the light',
        'Somebody has lit a fire down by the lake. Choose the *Lake Path* on the map.',
        'Not that way: the fire is past the Lake Path.',
      ],
      time: [
        'Tick, tock',
        'That was 1 time. You pay with time for what you do, and for new cards at the end of your turn. When the marker drops onto *red*, your turn is over.',
      ],
      focus: [
        'Breathe',
        'The horror level is 5. The higher it climbs, the fewer dice you roll. Play *Focus* to calm down.',
        'First a deep breath: play Focus.',
      ],
      'two-successes': [
        'Two successes!',
        'The more successes, the better the row of the card: horror drops by 1, and you even gain 2 time. Keep these dice.',
      ],
      'walk-again': ['Closer', 'You can hear a guitar. Play your second *Walk*.'],
      convert: [
        'So close',
        'A 4 is only a partial success, and failing hurts. But if you *discard 2 cards*, one partial success counts as a full one. Do it.',
        'You could, but then the walk fails. Turn that 4 into a success.',
      ],
      'spare-one': [
        'What can you spare?',
        'Hans is far away and you are in perfect health, so *Weak Attack* and *Short Rest* can go. Used cards return to the market, and you can take them back.',
        'Keep Focus. You will need your nerves.',
      ],
      'spare-two': ['And the other one', 'One more card to go.', 'Keep Focus. You will need your nerves.'],
      'keep-converted': ['There it is', 'One success after all. Keep the dice and go.'],
      'to-campfire': ['Follow the guitar', 'Go to the *Campfire*.', 'The guitar is at the Campfire.'],
      end: [
        'Two campers, one guitar',
        'Nobody here has noticed a thing. Cards, dice, time: that is the heart of every turn. *Next scene:* getting these two out alive.',
      ],
    },
  },
  pl: {
    title: 'Noc się zaczyna',
    about: 'O co tu chodzi: mapa, karty, kości i zegar.',
    steps: {
      welcome: [
        'Obóz Szczęśliwa przystań, 23:47',
        'Jesteś Laurie. Po obozie krąży Rzeźnik Hans, telefony milczą i nikt ci nie wierzy. Wyprowadź ludzi, znajdź coś ostrego i wykończ go. *Jeśli on wykończy ciebie, lecą napisy końcowe.*',
      ],
      you: [
        'To ty',
        'Zaczynasz na Boisku. Każde miejsce na mapie to pole, a ścieżki pokazują, dokąd można z niego pójść.',
      ],
      hans: [
        'A to Hans',
        'Stoi na Mokradłach, po drugiej stronie jeziora. Żółte figurki to *ofiary*: obozowicze, którzy jeszcze niczego nie zauważyli.',
      ],
      walk: [
        'Wszystko robisz kartami',
        'Cokolwiek robisz, robisz to kartą z ręki. Zagraj kartę „Chód”.',
        'Na wszystko przyjdzie pora. Najpierw rozprostuj nogi: zagraj „Chód”.',
      ],
      roll: [
        'Rzut horroru',
        'Prawie każda karta każe rzucić kośćmi. *5 i 6* to sukcesy, *3 i 4* to sukcesy częściowe, a 1 i 2 nic nie dają. Masz jeden sukces.',
      ],
      keep: [
        'Wystarczy',
        'Z jednym sukcesem „Chód” daje ruch o 1 pole i kosztuje 1 punkt czasu. *Zostaw kości* tak, jak są.',
      ],
      'to-lake-path': [
        'W stronę światła',
        'Ktoś rozpalił ognisko nad wodą. Wybierz na mapie *Ścieżkę nad jeziorem*.',
        'Nie tędy: do ogniska idzie się Ścieżką nad jeziorem.',
      ],
      time: [
        'Tik-tak',
        'To kosztowało 1 punkt czasu. Czasem płacisz za to, co robisz, a pod koniec tury za nowe karty. Gdy znacznik spadnie na *czerwone pole*, koniec twoich akcji.',
      ],
      focus: [
        'Oddychaj',
        'Poziom horroru to 5. Im jest wyższy, tym mniej masz kości. Zagraj „Skupienie” i uspokój się.',
        'Najpierw głęboki oddech: zagraj „Skupienie”.',
      ],
      'two-successes': [
        'Dwa sukcesy!',
        'Im więcej sukcesów, tym lepszy wiersz karty: horror spada o 1, a ty zyskujesz jeszcze 2 punkty czasu. Zostaw te kości.',
      ],
      'walk-again': ['Coraz bliżej', 'Słychać już gitarę. Zagraj drugą kartę „Chód”.'],
      convert: [
        'Tak niewiele brakuje',
        'Czwórka to tylko częściowy sukces, a porażka boli. Ale jeśli *odrzucisz 2 karty*, częściowy sukces stanie się prawdziwym. Zrób to.',
        'Można, ale wtedy nie ruszysz z miejsca. Zamień tę czwórkę w sukces.',
      ],
      'spare-one': [
        'Bez czego się obejdziesz?',
        'Hans jest daleko, a tobie nic nie dolega, więc „Słaby atak” i „Krótki odpoczynek” nie są teraz potrzebne. Zużyte karty wracają na rynek i można je odzyskać.',
        'Zachowaj „Skupienie”. Nerwy jeszcze się przydadzą.',
      ],
      'spare-two': [
        'I jeszcze jedna',
        'Została jeszcze jedna karta do odrzucenia.',
        'Zachowaj „Skupienie”. Nerwy jeszcze się przydadzą.',
      ],
      'keep-converted': ['Jest!', 'Jednak sukces. Zostaw kości i ruszaj.'],
      'to-campfire': ['Idź za gitarą', 'Idź do *Ogniska*.', 'Gitarę słychać od strony Ogniska.'],
      end: [
        'Dwoje ludzi, jedna gitara',
        'Nikt tu niczego nie zauważył. Karty, kości, czas: na tym opiera się każda tura. *Następna scena:* trzeba tę dwójkę wyprowadzić żywą.',
      ],
    },
  },
});
