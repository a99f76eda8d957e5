import type { Lesson } from '../../../contract/lesson.ts';
import { faces, layTable } from './lay-table.ts';

/** Scene 2: Sleepers, silence, dice, ammunition, Noise. */
export const loudAndQuiet: Lesson = {
  id: 'loud-and-quiet',
  title: { en: 'Loud and quiet', pl: 'Głośno i cicho' },
  about: {
    en: 'A knife in the dark, a rifle in the street.',
    pl: 'Nóż po ciemku, karabin na ulicy.',
  },
  minutes: 3,
  table: layTable(
    {
      round: 2,
      places: { scott: 'A6', kate: 'D6', dieter: 'B5', cruz: 'A6', guzman: 'D6', chambers: 'A6' },
      acted: ['scott', 'dieter', 'cruz', 'chambers'],
      groups: [{ at: 'B6', shamblers: 3 }],
      noise: 'A6',
      sleepers: { D5: 2 },
      goals: ['kate', 'dieter'],
    },
    { dice: faces(4, 5, 2, 6, 4, 1, 3), ammo: faces(1, 3) },
  ),
  steps: [
    {
      id: 'sleepers',
      title: { en: 'Somebody sleeps here', pl: 'Ktoś tu śpi' },
      text: {
        en: 'The moon in *D5*: *Sleepers*. Nobody knows how many. They wake of Noise next to them, of searching, of Zombies that come by.',
        pl: 'Księżyc w *D5*: *Śpiochy*. Nikt nie wie ile. Budzi je Hałas obok, przeszukiwanie i przechodzące zombie.',
      },
      points: ['D5'],
    },
    {
      id: 'kate',
      title: { en: 'Quietly', pl: 'Po cichu' },
      text: {
        en: 'Before anybody shoots next door, *Kate* takes care of them.',
        pl: 'Zanim ktoś obok strzeli, zajmie się nimi *Kate*.',
      },
      points: ['survivor:kate'],
      answers: ['turn:kate'],
      otherwise: { en: 'Kate first, while it is quiet.', pl: 'Najpierw Kate, póki cicho.' },
    },
    {
      id: 'in',
      title: { en: 'On tiptoe', pl: 'Na palcach' },
      text: {
        en: 'Entering does not wake them. Leaving might, on a 1; not if you are a Shadow. Go in: *D5*.',
        pl: 'Wejście ich nie budzi. Wyjście może, przy wyniku 1; Cienia to nie dotyczy. Wejdź: *D5*.',
      },
      points: ['D5'],
      answers: ['move:D5'],
      otherwise: { en: 'Through the door, to D5.', pl: 'Przez drzwi, do D5.' },
    },
    {
      id: 'eliminate',
      title: { en: 'The knife', pl: 'Nóż' },
      text: {
        en: 'Removing Sleepers takes a silent blade and two Actions; with the *Military Knife* only one. No dice, and Adrenaline for each of them.',
        pl: 'Eliminacja Śpiochów wymaga cichej broni i dwóch Akcji; z nożem („Wojskowy Nóż”) tylko jednej. Bez kości, a za każdego jest Adrenalina.',
      },
      points: ['item:military-knife', 'option:eliminate:military-knife'],
      answers: ['eliminate:military-knife'],
      otherwise: { en: 'With the knife, before they wake.', pl: 'Nożem, zanim się obudzą.' },
    },
    {
      id: 'done',
      title: { en: 'Two fewer', pl: 'Dwóch mniej' },
      text: {
        en: 'There were two. Kate has an Action left; *end her turn* all the same.',
        pl: 'Było ich dwóch. Kate ma jeszcze Akcję; mimo to *zakończ jej turę*.',
      },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'She has done enough.', pl: 'Zrobiła dość.' },
    },
    {
      id: 'guzman',
      title: { en: 'Guzman’s turn', pl: 'Tura Guzmana' },
      text: {
        en: 'Only Guzman is left, so his turn has begun. Three *Shamblers* stand two Zones away: the sign counts them. Point at the *Golden AK-47*: the map shows what he sees and what it reaches.',
        pl: 'Został tylko Guzman, więc jego tura już trwa. Dwie Strefy dalej stoją trzy *Szuracze*: liczy je znak. Wskaż jego karabin: mapa pokaże, co widać i dokąd sięga.',
      },
      points: ['item:golden-ak', 'B6'],
    },
    {
      id: 'shoot',
      title: { en: 'Odds first', pl: 'Najpierw szanse' },
      text: {
        en: 'Take up the rifle and tap *B6*, or choose the attack in the list. It says how likely each number of kills is, before you roll.',
        pl: 'Weź karabin i dotknij *B6* albo wybierz atak z listy. Zanim rzucisz, widać, jak prawdopodobna jest każda liczba zabitych.',
      },
      points: ['B6', 'item:golden-ak'],
      answers: ['attack:golden-ak:B6'],
      otherwise: { en: 'Fire at the three in B6.', pl: 'Strzel do trzech w B6.' },
    },
    {
      id: 'dry',
      title: { en: 'Click', pl: 'Klik' },
      text: {
        en: 'Two dice hit, two Shamblers are gone. But the *Ammo die* showed an empty magazine: the rifle is *out of ammo*. The *Clip* makes it good again, for free.',
        pl: 'Dwie kości trafiły, dwóch Szuraczy mniej. Ale *kość Amunicji* pokazała pusty magazynek: *brak amunicji*. „Magazynek” to naprawi, za darmo.',
      },
      points: ['option:clip:golden-ak', 'item:golden-ak'],
      answers: ['clip:golden-ak'],
      otherwise: { en: 'Reload first.', pl: 'Najpierw przeładuj.' },
    },
    {
      id: 'again',
      title: { en: 'Once more', pl: 'Jeszcze raz' },
      text: {
        en: 'Guzman’s skill, *Escalation*, gives him one more die for each shot in a row. Fire again.',
        pl: 'Umiejętność Guzmana, *Eskalacja*, daje mu o kość więcej za każdy kolejny strzał. Strzel jeszcze raz.',
      },
      points: ['B6', 'item:golden-ak'],
      answers: ['attack:golden-ak:B6'],
      otherwise: { en: 'One is left in B6.', pl: 'W B6 został jeden.' },
    },
    {
      id: 'noise',
      title: { en: 'They have heard you', pl: 'Usłyszały cię' },
      text: {
        en: 'The street is clear. But every shot moves the *Noise* to where it was fired. Whoever sees nobody walks towards it. *Next scene:* they do.',
        pl: 'Ulica pusta. Ale każdy strzał przenosi *Hałas* tam, skąd padł. Kto nikogo nie widzi, idzie w jego stronę. *Następna scena:* właśnie idą.',
      },
      points: ['D6'],
    },
  ],
};
