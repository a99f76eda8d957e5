import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Footsteps',
    about: 'Moving through the base: what it costs, and who hears it.',
    steps: {
      base: [
        'The doors are locked',
        'You are the *Sentry*, in the Storage of an underground base. Something has got in. Most rooms are dark doors: nobody knows what is behind them until somebody opens them.',
      ],
      hand: [
        'Five cards',
        'Your hand is all that you can do in a round. Every action *costs cards*: you discard any that you can spare. A card can also be *played* for what is written on it. You take two actions a turn, and turns go round until everybody has passed. The Hacker has passed already.',
      ],
      move: [
        'A step',
        'Moving costs one card. Go to the *Elevator Shaft*.',
        'The Elevator Shaft, please. Other doors another time.',
      ],
      pay: [
        'What can you spare?',
        'Discard *Sabotage*: you have nobody to harm here.',
        'Keep the others. Sabotage is what you can spare.',
      ],
      noise: [
        'You were heard',
        'Whoever comes into an empty room rolls for noise. You rolled *1*: a noise marker lies on the corridor with that number. Nothing happens yet. But if a number comes up whose corridor is *noisy already*, something comes out of it.',
      ],
      careful: [
        'On tiptoe',
        'You have one action left. A *careful move* costs two cards instead of one; you do not roll, and choose yourself where the marker goes. Go carefully into *room 009*.',
        'Carefully, into room 009: no roll.',
      ],
      'pay-careful': ['Two cards', 'Discard *Rest*: you are not hurt.', 'Rest can go: you are not hurt.'],
      'pay-more': ['And another', 'Discard *Interrupt* as well.', 'Interrupt, please.'],
      marker: [
        'Your choice',
        'The room is open. Where should the noise be? Put it into the corridor to *room 011*.',
        'The corridor to room 011. You will see why.',
      ],
      explored: [
        'Guard Quarters',
        'Whoever enters first turns up the tile and its *exploration token*. This one says two things: *three items* can be found here, and *the door behind you has closed*. Your two actions are spent; the Hacker has passed, so it is your turn again.',
      ],
      search: [
        'Look around',
        'Play *Search*: two cards of the room’s colour, of which you keep one. Red is for weapons.',
        'Search: there is something here.',
      ],
      keep: [
        'One of two',
        'A Glowstick against the dark, or a *Frag Grenade*. Keep the grenade. It goes into your backpack, where nobody sees it.',
        'The grenade. It will be a long night.',
      ],
      on: [
        'Louder',
        'One action left, and one card. Walk on into *room 011*, whose corridor is noisy.',
        'On into room 011.',
      ],
      'last-card': ['The last card', 'Discard the *Baton*.', 'There is nothing else.'],
      encounter: [
        'An encounter',
        'The Generator, broken down. And you rolled *3*, the corridor that was noisy: that is an *encounter*. The markers around you go, and a token is drawn from the bag. It was *the blank one*: nobody is there, but every corridor around you is noisy now.',
      ],
      end: [
        'Next time',
        'There is one blank token in the bag. Had it been another one, a stalker would stand here, and whoever holds *fewer cards than its number* is attacked at once. You hold none. *Next scene:* face to face.',
      ],
    },
  },
  pl: {
    title: 'Kroki',
    about: 'Ruch po bazie: ile kosztuje i kto go słyszy.',
    steps: {
      base: [
        'Drzwi są zamknięte',
        'Jesteś *Strażnikiem* i stoisz w Magazynie podziemnej bazy. Coś dostało się do środka. Większość pomieszczeń to ciemne drzwi: nikt nie wie, co za nimi jest, dopóki ktoś ich nie otworzy.',
      ],
      hand: [
        'Pięć kart',
        'Twoja ręka to wszystko, co możesz zrobić w rundzie. Każda akcja *kosztuje karty*: odrzucasz te, bez których się obejdziesz. Kartę można też *zagrać* dla tego, co na niej napisano. W turze wykonujesz dwie akcje, a tury biegną w kółko, aż wszyscy spasują. Haker już spasował.',
      ],
      move: ['Krok', 'Ruch kosztuje jedną kartę. Idź do *Szybu windy*.', 'Do Szybu windy. Inne drzwi innym razem.'],
      pay: [
        'Bez czego się obejdziesz?',
        'Odrzuć *Sabotaż*: nie ma tu komu szkodzić.',
        'Pozostałe zachowaj. Obejdziesz się bez Sabotażu.',
      ],
      noise: [
        'Ktoś cię usłyszał',
        'Kto wchodzi do pustego pomieszczenia, rzuca na szmery. Wypadła *1*: w korytarzu o tym numerze leży znacznik szmerów. Na razie nic się nie dzieje. Ale gdy wypadnie numer korytarza, w którym *już słychać szmery*, coś z niego wyjdzie.',
      ],
      careful: [
        'Na palcach',
        'Została ci jedna akcja. *Ostrożny ruch* kosztuje dwie karty zamiast jednej, ale nie rzucasz i to ty wybierasz miejsce znacznika. Wejdź ostrożnie do *pomieszczenia 009*.',
        'Ostrożnie, do pomieszczenia 009: bez rzutu.',
      ],
      'pay-careful': ['Dwie karty', 'Odrzuć *Odpoczynek*: nie masz ran.', 'Odpoczynek może odejść: nie masz ran.'],
      'pay-more': ['I jeszcze jedna', 'Odrzuć też *Przerwanie*.', 'Teraz Przerwanie.'],
      marker: [
        'Twój wybór',
        'Pomieszczenie stoi otworem. Gdzie mają być szmery? Połóż znacznik w korytarzu do *pomieszczenia 011*.',
        'W korytarzu do pomieszczenia 011. Zaraz zobaczysz dlaczego.',
      ],
      explored: [
        'Kwatera straży',
        'Kto wchodzi pierwszy, odkrywa kafelek i leżący na nim *żeton eksploracji*. Ten mówi dwie rzeczy: można tu znaleźć *trzy przedmioty*, a *drzwi za tobą się zamknęły*. Obie akcje wykorzystane; Haker spasował, więc znów twoja tura.',
      ],
      search: [
        'Rozejrzyj się',
        'Zagraj *Przeszukanie*: dwie karty w kolorze pomieszczenia, z których zachowasz jedną. Czerwony to broń.',
        'Przeszukanie: coś tu jest.',
      ],
      keep: [
        'Jedna z dwóch',
        'Świetlik na ciemność albo *Granat odłamkowy*. Zachowaj granat. Trafi do plecaka, gdzie nikt go nie widzi.',
        'Granat. To będzie długa noc.',
      ],
      on: [
        'Głośniej',
        'Została jedna akcja i jedna karta. Idź dalej, do *pomieszczenia 011*; w jego korytarzu słychać szmery.',
        'Dalej, do pomieszczenia 011.',
      ],
      'last-card': ['Ostatnia karta', 'Odrzuć *Pałkę*.', 'Nic innego już nie ma.'],
      encounter: [
        'Spotkanie',
        'Generator, do tego z awarią. A wypadła *3*, czyli korytarz ze szmerami: to *spotkanie*. Znaczniki wokół ciebie znikają, a z worka dobiera się żeton. Był *pusty*: nikogo nie ma, ale teraz szmery słychać w każdym korytarzu dookoła.',
      ],
      end: [
        'Następnym razem',
        'Pusty żeton jest w worku tylko jeden. Przy innym stałby tu nocny łowca, a kto ma na ręce *mniej kart, niż wynosi jego liczba*, zostaje od razu zaatakowany. Ty nie masz żadnej. *Następna scena:* twarzą w twarz.',
      ],
    },
  },
});
