import type { Lesson } from '../../../contract/lesson.ts';
import { layTable, shields } from './lay-table.ts';

const KILLER = 0;

/** Survivors, scene 2: SEARCH, who defends, dice, flight. */
export const found: Lesson = {
  id: 'found',
  title: { en: 'Found', pl: 'Znalezieni' },
  about: {
    en: 'Survivors: an encounter from the knock on the door to the flight.',
    pl: 'Ocalali: spotkanie od pukania do drzwi aż po ucieczkę.',
  },
  minutes: 2,
  seat: 1,
  table: layTable(
    {
      killer: 'butcher',
      phase: 'killer-main',
      round: 2,
      at: 'C2',
      places: ['C2', 'N2', 'C2'],
      noise: ['C2'],
      hand: ['board-up', 'give-chase', 'give-chase'],
      side: 'survivors',
    },
    { defence: shields(2, 1, 0, 1) },
  ),
  steps: [
    {
      id: 'knock',
      title: { en: 'He is in the room', pl: 'Jest w pokoju' },
      text: {
        en: 'Anna and Johnson are in the Gallery. So is the Butcher. He does not know it yet; but he can *ask*.',
        pl: 'Anna i Johnson są w Galerii. Rzeźnik też. Jeszcze o tym nie wie, ale może *zapytać*.',
      },
      points: ['C2'],
    },
    {
      id: 'search',
      title: { en: 'SEARCH', pl: 'PRZESZUKIWANIE' },
      text: {
        en: 'When he searches a place, everybody there must answer. The table answers for you: you cannot lie, not even by accident. Press *Next*, and he asks.',
        pl: 'Gdy przeszukuje miejsce, każdy, kto tam jest, musi się przyznać. Stół odpowiada za was: nie da się skłamać, nawet przez pomyłkę. Naciśnij *Dalej*, a zapyta.',
      },
      points: ['C2'],
      by: KILLER,
      answers: ['search'],
    },
    {
      id: 'attack',
      title: { en: 'Strength five', pl: 'Siła pięć' },
      text: {
        en: 'He attacks with strength 5, more if he plays a card. He keeps his cards.',
        pl: 'Atakuje z siłą 5, a z kartą mocniej. Zatrzymuje karty.',
      },
      points: ['encounter'],
      by: KILLER,
      answers: ['none'],
    },
    {
      id: 'defender',
      title: { en: 'Who steps forward?', pl: 'Kto wystąpi?' },
      text: {
        en: 'You choose who defends. If the attack is repelled, the others are safe. *Johnson* has a Hatchet.',
        pl: 'To wy wybieracie, kto się broni. Jeśli atak zostanie odparty, reszta jest bezpieczna. *Johnson* ma toporek.',
      },
      points: ['survivor:johnson'],
      answers: ['defend:johnson'],
      otherwise: { en: 'Anna has nothing but a bottle. Johnson.', pl: 'Anna ma tylko butelkę. Johnson.' },
    },
    {
      id: 'hatchet',
      title: { en: 'Four dice and a hatchet', pl: 'Cztery kości i toporek' },
      text: {
        en: 'He rolls four dice, one less for each fear. An item helps once: use the *Hatchet* for +1.',
        pl: 'Rzuca czterema kośćmi, jedną mniej za każdy strach. Przedmiot pomaga raz: użyj *toporka*, +1.',
      },
      points: ['item:hatchet'],
      answers: ['use:hatchet'],
      otherwise: { en: 'This is what the Hatchet is for.', pl: 'Właśnie po to jest toporek.' },
    },
    {
      id: 'repelled',
      title: { en: 'As strong is enough', pl: 'Tyle samo wystarczy' },
      text: {
        en: 'Four on the dice and one for the Hatchet: *5 against 5*. Repelled! He loses two cards from his deck. But his deck running out makes him *stronger*.',
        pl: 'Cztery z kości i jeden za toporek: *5 przeciw 5*. Odparty! Traci dwie karty z talii. Ale gdy talia się kończy, robi się *silniejszy*.',
      },
      points: ['killer'],
    },
    {
      id: 'flee-anna',
      title: { en: 'Run', pl: 'Uciekaj' },
      text: {
        en: 'Everybody who was there may flee one step, and he does not see where. *Anna* to the *Library*.',
        pl: 'Każdy, kto tam był, może uciec o krok, a on nie widzi dokąd. *Anna* do *Biblioteki*.',
      },
      points: ['C5'],
      answers: ['flee:C5'],
      otherwise: { en: 'Up, to the Library.', pl: 'W górę, do Biblioteki.' },
    },
    {
      id: 'flee-johnson',
      title: { en: 'Not the same way', pl: 'Inną drogą' },
      text: {
        en: '*Johnson* the other way, to the *Corridor*. Two trails are harder to follow than one.',
        pl: '*Johnson* w drugą stronę, na *Korytarz*. Dwa tropy trudniej śledzić niż jeden.',
      },
      points: ['C3'],
      answers: ['flee:C3'],
      otherwise: { en: 'The Corridor.', pl: 'Korytarz.' },
    },
    {
      id: 'end',
      title: { en: 'Still all alive', pl: 'Wciąż w komplecie' },
      text: {
        en: 'He knows you were here, and nothing since. One wound is a warning, *two are the end* for all of you. *Next scene:* the other side of the screen.',
        pl: 'Wie, że tu byliście, i nic więcej. Jedna rana to ostrzeżenie, *dwie to koniec* dla wszystkich. *Następna scena:* druga strona zasłonki.',
      },
      points: ['C2'],
    },
  ],
};
