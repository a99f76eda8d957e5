import type { Lesson } from '../../../contract/lesson.ts';
import { faces, layTable } from './lay-table.ts';

/** Scene 4: a Concentrated Attack, and the end of a mission. */
export const theWayOut: Lesson = {
  id: 'the-way-out',
  title: { en: 'The way out', pl: 'Droga wyjścia' },
  about: {
    en: 'Everything is done. Somebody is standing in the exit.',
    pl: 'Wszystko zrobione. Ktoś stoi w wyjściu.',
  },
  minutes: 2,
  table: layTable(
    {
      round: 9,
      places: { scott: 'F2', kate: 'F2', dieter: 'F2', cruz: 'A6', guzman: 'A6', chambers: 'A6' },
      acted: ['cruz', 'guzman', 'chambers'],
      groups: [{ at: 'F1', alphas: 1 }],
      noise: 'F2',
      goals: ['kate', 'dieter'],
      nearlyDone: 'scott',
    },
    { dice: faces(5, 4), ammo: faces(2) },
  ),
  steps: [
    {
      id: 'nearly',
      title: { en: 'Nearly out', pl: 'Prawie na zewnątrz' },
      text: {
        en: 'All red Objectives are taken, both Personal Goals are done. A Shadow, both owners and three Survivors in all must stand in the *EXIT*, and no Zombie with them.',
        pl: 'Wszystkie czerwone Cele zdobyte, oba Cele Osobiste wykonane. W *wyjściu* muszą stanąć Cień, oboje właściciele i razem troje Ocalałych, bez żadnego zombie.',
      },
      points: ['mission', 'F1'],
    },
    {
      id: 'scott',
      title: { en: 'Scott clears the way', pl: 'Scott toruje drogę' },
      text: {
        en: 'An *Alpha* dies of Damage 2, and Scott’s rifle does 1 with each hit. *Scott* first.',
        pl: '*Alfa* ginie od 2 Obrażeń, a karabin Scotta zadaje 1 za trafienie. Najpierw *Scott*.',
      },
      points: ['survivor:scott'],
      answers: ['turn:scott'],
      otherwise: { en: 'Scott has the rifle.', pl: 'Karabin ma Scott.' },
    },
    {
      id: 'focus',
      title: { en: 'All on one', pl: 'Wszystko w jednego' },
      text: {
        en: 'A *Concentrated Attack* adds all hits together on one target. Choose it for the Alpha in *F1*.',
        pl: '*Atak skoncentrowany* sumuje wszystkie trafienia w jednym celu. Wybierz go przeciw Alfie w *F1*.',
      },
      points: ['F1', 'item:assault-rifle'],
      answers: ['attack-focus:assault-rifle:F1:alpha'],
      otherwise: { en: 'Concentrated, on the Alpha in F1.', pl: 'Skoncentrowany, w Alfę w F1.' },
    },
    {
      id: 'in',
      title: { en: 'The way is free', pl: 'Droga wolna' },
      text: {
        en: 'Two hits, two Damage. Had one of yours stood there, every miss would have hit *them*. Now go in: *F1*.',
        pl: 'Dwa trafienia, dwa Obrażenia. Gdyby stał tam ktoś z waszych, każde pudło trafiłoby w *niego*. Teraz wejdź: *F1*.',
      },
      points: ['F1'],
      answers: ['move:F1'],
      otherwise: { en: 'Into the exit, F1.', pl: 'Do wyjścia, F1.' },
    },
    {
      id: 'stay',
      title: { en: 'Wait there', pl: 'Zaczekaj tam' },
      text: { en: 'Scott stays where he is: *end his turn*.', pl: 'Scott zostaje: *zakończ jego turę*.' },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'He should stay in the exit.', pl: 'Niech zostanie w wyjściu.' },
    },
    {
      id: 'kate',
      title: { en: 'The Shadow', pl: 'Cień' },
      text: { en: 'Without a Shadow there is no way out: *Kate*.', pl: 'Bez Cienia nie ma wyjścia: *Kate*.' },
      points: ['survivor:kate'],
      answers: ['turn:kate'],
      otherwise: { en: 'Kate is next.', pl: 'Teraz Kate.' },
    },
    {
      id: 'kate-in',
      title: { en: 'After him', pl: 'Za nim' },
      text: { en: 'To *F1*.', pl: 'Do *F1*.' },
      points: ['F1'],
      answers: ['move:F1'],
      otherwise: { en: 'Into the exit, F1.', pl: 'Do wyjścia, F1.' },
    },
    {
      id: 'kate-stays',
      title: { en: 'And stays', pl: 'I zostaje' },
      text: { en: '*End her turn*; one is missing.', pl: '*Zakończ jej turę*; brakuje jednej osoby.' },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'She should stay in the exit.', pl: 'Niech zostanie w wyjściu.' },
    },
    {
      id: 'dieter-in',
      title: { en: 'Dieter, run', pl: 'Dieter, biegiem' },
      text: {
        en: 'Only Dieter is left. The moment he is there, it is *won*: *F1*.',
        pl: 'Został tylko Dieter. Gdy tam stanie, *wygrywacie*: *F1*.',
      },
      points: ['F1'],
      answers: ['move:F1'],
      otherwise: { en: 'Into the exit, F1.', pl: 'Do wyjścia, F1.' },
    },
    {
      id: 'out',
      title: { en: 'Out', pl: 'Na zewnątrz' },
      text: {
        en: 'That is how missions end, with luck. You know enough for the first one, *Past the Containers*. The other nine have an elevator, a vault, a tiger and a king. *Good luck.*',
        pl: 'Tak przy odrobinie szczęścia kończą się misje. Na pierwszą umiesz dość. W pozostałych dziewięciu czekają winda, skarbiec, tygrys i król. *Powodzenia.*',
      },
      points: ['mission'],
    },
  ],
};
