import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Loud and quiet',
    about: 'A knife in the dark, a rifle in the street.',
    steps: {
      sleepers: [
        'Somebody sleeps here',
        'The moon in *D5*: *Sleepers*. Nobody knows how many. They wake of Noise next to them, of searching, of Zombies that come by.',
      ],
      kate: [
        'Quietly',
        'Before anybody shoots next door, *Kate* takes care of them.',
        'Kate first, while it is quiet.',
      ],
      in: [
        'On tiptoe',
        'Entering does not wake them. Leaving might, on a 1; not if you are a Shadow. Go in: *D5*.',
        'Through the door, to D5.',
      ],
      eliminate: [
        'The knife',
        'Removing Sleepers takes a silent blade and two Actions; with the *Military Knife* only one. No dice, and Adrenaline for each of them.',
        'With the knife, before they wake.',
      ],
      done: [
        'Two fewer',
        'There were two. Kate has an Action left; *end her turn* all the same.',
        'She has done enough.',
      ],
      guzman: [
        'Guzman’s turn',
        'Only Guzman is left, so his turn has begun. Three *Shamblers* stand two Zones away: the sign counts them. Point at the *Golden AK-47*: the map shows what he sees and what it reaches.',
      ],
      shoot: [
        'Odds first',
        'Take up the rifle and tap *B6*, or choose the attack in the list. It says how likely each number of kills is, before you roll.',
        'Fire at the three in B6.',
      ],
      dry: [
        'Click',
        'Two dice hit, two Shamblers are gone. But the *Ammo die* showed an empty magazine: the rifle is *out of ammo*. The *Clip* makes it good again, for free.',
        'Reload first.',
      ],
      again: [
        'Once more',
        'Guzman’s skill, *Escalation*, gives him one more die for each shot in a row. Fire again.',
        'One is left in B6.',
      ],
      noise: [
        'They have heard you',
        'The street is clear. But every shot moves the *Noise* to where it was fired. Whoever sees nobody walks towards it. *Next scene:* they do.',
      ],
    },
  },
  pl: {
    title: 'Głośno i cicho',
    about: 'Nóż po ciemku, karabin na ulicy.',
    steps: {
      sleepers: [
        'Ktoś tu śpi',
        'Księżyc w *D5*: *Śpiochy*. Nikt nie wie ile. Budzi je Hałas obok, przeszukiwanie i przechodzące Zombie.',
      ],
      kate: ['Po cichu', 'Zanim ktoś obok strzeli, zajmie się nimi *Kate*.', 'Najpierw Kate, póki cicho.'],
      in: [
        'Na palcach',
        'Wejście ich nie budzi. Wyjście może, przy wyniku 1; Cienia to nie dotyczy. Wejdź: *D5*.',
        'Przez drzwi, do D5.',
      ],
      eliminate: [
        'Nóż',
        'Eliminacja Śpiochów wymaga cichej broni i dwóch Akcji; z *Wojskowym Nożem* tylko jednej. Nie rzuca się kośćmi, a za każdego Śpiocha dostaje się Adrenalinę.',
        'Nożem, zanim się obudzą.',
      ],
      done: ['Dwóch mniej', 'Było ich dwóch. Kate ma jeszcze Akcję; mimo to *zakończ jej turę*.', 'Zrobiła dość.'],
      guzman: [
        'Tura Guzmana',
        'Został tylko Guzman, więc jego tura już trwa. Dwie Strefy dalej stoją trzej *Szuracze*: liczy ich znak. Wskaż *Złoty AK-47*: mapa pokaże, co widzi Guzman i dokąd sięga karabin.',
      ],
      shoot: [
        'Najpierw szanse',
        'Weź karabin i dotknij *B6* albo wybierz atak z listy. Zanim rzucisz, zobaczysz, jak prawdopodobna jest każda liczba zabitych.',
        'Strzel do trzech w B6.',
      ],
      dry: [
        'Klik',
        'Dwie kości trafiły i ubyło dwóch Szuraczy. Ale *kość Amunicji* pokazała pusty magazynek: *brak amunicji*. „Magazynek” to naprawi, za darmo.',
        'Najpierw przeładuj.',
      ],
      again: [
        'Jeszcze raz',
        'Umiejętność Guzmana, *Eskalacja*, daje mu o kość więcej za każdy kolejny strzał. Strzel jeszcze raz.',
        'W B6 został jeden.',
      ],
      noise: [
        'Usłyszały cię',
        'Ulica pusta. Ale każdy strzał przenosi *Hałas* tam, skąd padł. Kto nikogo nie widzi, idzie w jego stronę. *Następna scena:* właśnie idą.',
      ],
    },
  },
});
