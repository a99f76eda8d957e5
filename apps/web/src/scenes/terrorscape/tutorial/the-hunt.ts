import type { Lesson } from '../../../contract/lesson.ts';
import { layTable, shields } from './lay-table.ts';

const TEAM = 1;

/** The Killer, scene 1: listening, moving, SEARCH, an attack. */
export const theHunt: Lesson = {
  id: 'the-hunt',
  title: { en: 'The hunt', pl: 'Polowanie' },
  about: {
    en: 'Killer: from a noise to a name, from a name to a wound.',
    pl: 'Zabójca: od hałasu do imienia, od imienia do rany.',
  },
  minutes: 3,
  table: layTable(
    {
      killer: 'butcher',
      phase: 'killer-quick',
      round: 3,
      at: 'C2',
      places: ['N4', 'C5', 'N1'],
      noise: ['C5', 'N1'],
      hand: ['prick-up-ears', 'cleave', 'board-up'],
      side: 'killer',
    },
    { defence: shields(1, 0, 1, 0) },
  ),
  steps: [
    {
      id: 'other-side',
      title: { en: 'The other side', pl: 'Druga strona' },
      text: {
        en: 'Now *you* are the Butcher. Three people are in the house. You see their health and their fear. You do not see *them*.',
        pl: 'Teraz *ty* jesteś Rzeźnikiem. W domu są trzy osoby. Widzisz ich zdrowie i strach. *Ich* nie widzisz.',
      },
      points: ['killer'],
    },
    {
      id: 'noise',
      title: { en: 'Something fell', pl: 'Coś spadło' },
      text: {
        en: 'Noise was reported in the *Library* and in the *Living Room*. Somebody may be there. Or a bottle.',
        pl: 'Zgłoszono hałas w *Bibliotece* i w *Salonie*. Może ktoś tam jest. A może to butelka.',
      },
      points: ['C5', 'N1'],
    },
    {
      id: 'ears',
      title: { en: 'A quick card first', pl: 'Najpierw szybka karta' },
      text: {
        en: 'Your phase: a *quick* card, then a *special* card or two actions, then a *slow* card. Begin with *Prick Up Ears*.',
        pl: 'Twoja faza: *szybka* karta, potem *specjalna* albo dwie akcje, potem *wolna*. Zacznij od karty „Nadstawianie uszu”.',
      },
      points: ['skill:prick-up-ears'],
      answers: ['play:prick-up-ears'],
      otherwise: { en: 'Listen before you run.', pl: 'Najpierw słuchaj, potem biegnij.' },
    },
    {
      id: 'red',
      title: { en: 'DETECT', pl: 'WYKRYWANIE' },
      text: {
        en: 'Ask a whole area who is in it: the *red* one, with the Library. They must tell the truth. Only Anna never answers.',
        pl: 'Zapytaj cały obszar, kto w nim jest: *czerwony*, z Biblioteką. Muszą powiedzieć prawdę. Tylko Anna nigdy nie odpowiada.',
      },
      points: ['C5'],
      answers: ['area:C'],
      otherwise: { en: 'The red area, around you.', pl: 'Obszar czerwony, wokół ciebie.' },
    },
    {
      id: 'library',
      title: { en: 'A name', pl: 'Imię' },
      text: {
        en: '*Marco* is in the red area, and there was noise in the Library. Go *there*; that is one of two actions.',
        pl: '*Marco* jest w obszarze czerwonym, a w Bibliotece był hałas. Idź *tam*; to jedna z dwóch akcji.',
      },
      points: ['C5'],
      answers: ['move:C5'],
      otherwise: { en: 'The Library is one step away.', pl: 'Biblioteka jest o krok.' },
    },
    {
      id: 'search',
      title: { en: 'Knock', pl: 'Zapukaj' },
      text: {
        en: 'The second action: *SEARCH* where you are. Whoever is here must say so.',
        pl: 'Druga akcja: *PRZESZUKAJ* miejsce, w którym jesteś. Kto tu jest, musi się przyznać.',
      },
      points: ['option:search'],
      answers: ['search'],
      otherwise: { en: 'Do not walk past him. Search.', pl: 'Nie przechodź obok. Przeszukaj.' },
    },
    {
      id: 'cleave',
      title: { en: 'Found', pl: 'Jest' },
      text: {
        en: 'An encounter. Your strength is 5; *Cleave* adds one.',
        pl: 'Spotkanie. Twoja siła to 5; „Rozpłatanie” dodaje jeden.',
      },
      points: ['skill:cleave'],
      answers: ['play:cleave'],
      otherwise: { en: 'Play the attack card.', pl: 'Zagraj kartę ataku.' },
    },
    {
      id: 'defends',
      title: { en: 'He defends', pl: 'Broni się' },
      text: {
        en: 'Behind the screen they decide what Marco uses. You see it when it is on the table.',
        pl: 'Za zasłonką decydują, czego użyje Marco. Zobaczysz to, gdy leży na stole.',
      },
      points: ['encounter'],
      by: TEAM,
      answers: ['use:lime-powder'],
    },
    {
      id: 'flees',
      title: { en: 'Wounded', pl: 'Ranny' },
      text: {
        en: 'Two on the dice and two for the powder: *4 against 6*. Marco is *wounded*. Now he may flee, and you do not see where.',
        pl: 'Dwa z kości i dwa za proszek: *4 przeciw 6*. Marco jest *ranny*. Teraz może uciec, a ty nie zobaczysz dokąd.',
      },
      points: ['survivor:marco'],
      by: TEAM,
      answers: ['flee:C4'],
    },
    {
      id: 'end',
      title: { en: 'One more', pl: 'Jeszcze raz' },
      text: {
        en: 'After an encounter there is no slow card; you drew three. Wound anybody *who is wounded*, and you win. *Next scene:* how not to be seen yourself.',
        pl: 'Po spotkaniu nie ma wolnej karty; dobierasz trzy. Zrań kogoś, kto *jest już ranny*, a wygrasz. *Następna scena:* jak samemu zniknąć z oczu.',
      },
      points: ['survivor:marco'],
    },
  ],
};
