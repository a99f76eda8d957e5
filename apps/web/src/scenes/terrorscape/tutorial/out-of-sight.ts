import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';

/** The Killer, scene 2: blocked doors, sneaking. */
export const outOfSight: Lesson = {
  id: 'out-of-sight',
  title: { en: 'Out of sight', pl: 'Poza zasięgiem wzroku' },
  about: {
    en: 'Killer: close a door, then be nowhere.',
    pl: 'Zabójca: zamknij drzwi, a potem zniknij.',
  },
  minutes: 2,
  table: layTable({
    killer: 'murderer',
    phase: 'killer-quick',
    round: 4,
    at: 'C1',
    places: ['C2', 'N3', 'N1'],
    noise: ['N1'],
    hand: ['bar-the-way', 'stalk', 'lie-in-wait', 'lunge'],
    side: 'killer',
  }),
  steps: [
    {
      id: 'murderer',
      title: { en: 'The Murderer', pl: 'Morderca' },
      text: {
        en: 'He is weak in the open and *strong from the dark*: from level 2 he attacks harder in the phase in which he reappears.',
        pl: 'Na widoku jest słaby, *z ciemności silny*: od poziomu 2 atakuje mocniej w fazie, w której się pojawia.',
      },
      points: ['killer'],
    },
    {
      id: 'bar',
      title: { en: 'Close a door', pl: 'Zamknij drzwi' },
      text: {
        en: 'There was noise in the Living Room, next to you. Let nobody past: play *Bar the Way*.',
        pl: 'W Salonie obok był hałas. Nie wypuszczaj nikogo: zagraj kartę „Zagrodzenie drogi”.',
      },
      points: ['skill:bar-the-way'],
      answers: ['play:bar-the-way'],
      otherwise: { en: 'The door first.', pl: 'Najpierw drzwi.' },
    },
    {
      id: 'which',
      title: { en: 'Which one?', pl: 'Które?' },
      text: {
        en: 'Block the door between the *hall and the Living Room*. Survivors cannot pass a block; you can, and break it. Who removes it tells you where they are.',
        pl: 'Zablokuj drzwi między *holem a Salonem*. Ocalali nie przejdą przez blokadę; ty przejdziesz i ją zniszczysz. Kto ją usunie, zdradzi, gdzie jest.',
      },
      points: ['C1-N1'],
      answers: ['block:C1-N1'],
      otherwise: { en: 'The door on the left, below.', pl: 'Drzwi po lewej, na dole.' },
    },
    {
      id: 'wait',
      title: { en: 'Patience', pl: 'Cierpliwość' },
      text: {
        en: 'You could lunge now. But they see you coming. *Pass*, and keep your feet still.',
        pl: 'Można by teraz skoczyć. Ale widzą, że idziesz. *Spasuj* i nie ruszaj się z miejsca.',
      },
      points: ['option:pass'],
      answers: ['pass'],
      otherwise: { en: 'Not yet. Pass.', pl: 'Jeszcze nie. Spasuj.' },
    },
    {
      id: 'stalk',
      title: { en: 'A slow card', pl: 'Wolna karta' },
      text: {
        en: '*Stalk* is a slow card: SNEAK up to two steps. They learn that you vanished, and where you were last.',
        pl: '„Podchody” to wolna karta: SKRADANIE SIĘ do dwóch kroków. Dowiedzą się, że cię nie ma i gdzie cię widziano ostatnio.',
      },
      points: ['skill:stalk'],
      answers: ['play:stalk'],
      otherwise: { en: 'Play Stalk.', pl: 'Zagraj tę kartę.' },
    },
    {
      id: 'sneak',
      title: { en: 'Where to?', pl: 'Dokąd?' },
      text: {
        en: 'Nobody sees which way you go, nor how far; but they would hear a block break. Go around it: to the *Dining Room*, beside the Living Room.',
        pl: 'Nikt nie widzi, którędy idziesz ani jak daleko; ale usłyszeliby pękającą blokadę. Obejdź ją: do *Jadalni*, obok Salonu.',
      },
      points: ['N2'],
      answers: ['sneak:N2'],
      otherwise: { en: 'The Dining Room, without breaking anything.', pl: 'Do Jadalni, niczego nie łamiąc.' },
    },
    {
      id: 'gone',
      title: { en: 'You are nowhere', pl: 'Nie ma cię' },
      text: {
        en: 'On their map there is only a footprint in the hall. Their phase begins; next round you *reappear* where you are. That is all you need. *Good hunting.*',
        pl: 'Na ich mapie został tylko ślad w holu. Zaczyna się ich faza; w następnej rundzie *pojawisz się* tam, gdzie jesteś. To wszystko, czego ci trzeba. *Udanych łowów.*',
      },
      points: ['N2'],
    },
  ],
};
