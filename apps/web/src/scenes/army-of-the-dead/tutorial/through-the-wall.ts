import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';

/** Scene 1: turns, Actions, moving, Objectives, searching, hands and backpack. */
export const throughTheWall: Lesson = {
  id: 'through-the-wall',
  title: { en: 'Through the wall', pl: 'Przez mur' },
  about: {
    en: 'Six people, three Actions each: go in, take, search.',
    pl: 'Sześć osób, po trzy Akcje: wejdź, weź, przeszukaj.',
  },
  minutes: 3,
  table: layTable({ round: 1, goals: ['kate', 'dieter'], red: ['B5', 'B2', 'E5'], equipment: ['flashlight'] }),
  steps: [
    {
      id: 'team',
      title: { en: 'The six of you', pl: 'Wasza szóstka' },
      text: {
        en: 'Always *six* Survivors go in, however many people play. Alone you lead them all. Each has a card here: hearts are Health, the coloured track is *Adrenaline*.',
        pl: 'Zawsze wchodzi *sześcioro* Ocalałych, niezależnie od liczby graczy. W pojedynkę prowadzisz wszystkich. Każdy ma tu kartę: serca to Zdrowie, kolorowy tor to *Adrenalina*.',
      },
      points: ['team'],
    },
    {
      id: 'mission',
      title: { en: 'The job', pl: 'Robota' },
      text: {
        en: 'Take three red Objectives, do what *Kate* and *Dieter* came for, and meet at the green *EXIT*. Everything about it is behind this button.',
        pl: 'Zdobądźcie trzy czerwone Cele, zróbcie to, po co przyszli *Kate* i *Dieter*, i spotkajcie się przy zielonym *wyjściu*. Wszystko o tym jest pod tym przyciskiem.',
      },
      points: ['mission'],
    },
    {
      id: 'kate',
      title: { en: 'Kate first', pl: 'Najpierw Kate' },
      text: {
        en: 'You choose who acts next, in any order. Let *Kate* begin: a Shadow, quiet on her feet.',
        pl: 'Kolejność wybierasz dowolnie. Niech zacznie *Kate*: to Cień, stąpa po cichu.',
      },
      points: ['survivor:kate'],
      answers: ['turn:kate'],
      otherwise: { en: 'Kate, please.', pl: 'Kate, proszę.' },
    },
    {
      id: 'street',
      title: { en: 'Three Actions', pl: 'Trzy Akcje' },
      text: {
        en: 'A turn has *three Actions*. One of them is a Move to a neighbouring Zone. Go along the street to *B6*.',
        pl: 'Tura to *trzy Akcje*. Jedna z nich to Ruch do sąsiedniej Strefy. Idź ulicą do *B6*.',
      },
      points: ['B6'],
      answers: ['move:B6'],
      otherwise: { en: 'Along the lower street, to B6.', pl: 'Dolną ulicą, do B6.' },
    },
    {
      id: 'door',
      title: { en: 'Through a door', pl: 'Przez drzwi' },
      text: {
        en: 'Walls have doors, drawn as brown mats. Through this one you get into the house: *B5*.',
        pl: 'W ścianach są drzwi, narysowane jak brązowe wycieraczki. Tymi wejdziesz do domu: *B5*.',
      },
      points: ['B5'],
      answers: ['move:B5'],
      otherwise: { en: 'Into the house, to B5.', pl: 'Do domu, do B5.' },
    },
    {
      id: 'take',
      title: { en: 'An Objective', pl: 'Cel' },
      text: {
        en: 'The *?* is an Objective, face down. Take it: that is Kate’s last Action.',
        pl: '*?* to zakryty Cel. Weź go: to ostatnia Akcja Kate.',
      },
      points: ['option:take:objective'],
      answers: ['take:objective'],
      otherwise: { en: 'Take the Objective.', pl: 'Weź Cel.' },
    },
    {
      id: 'red',
      title: { en: 'Red, and 5 Adrenaline', pl: 'Czerwony i 5 Adrenaliny' },
      text: {
        en: 'It was red: one of three. At 7 Adrenaline Kate turns *Yellow* and gets a fourth Action. But the horde is always up to the *highest* Danger Level among you.',
        pl: 'Był czerwony: jeden z trzech. Przy 7 punktach Adrenaliny Kate będzie *Żółta* i dostanie czwartą Akcję. Ale horda zawsze dorównuje *najwyższemu* Poziomowi Zagrożenia w drużynie.',
      },
      points: ['danger'],
    },
    {
      id: 'dieter',
      title: { en: 'Next: Dieter', pl: 'Teraz Dieter' },
      text: { en: 'Her turn is over by itself. Now *Dieter*.', pl: 'Jej tura skończyła się sama. Teraz *Dieter*.' },
      points: ['survivor:dieter'],
      answers: ['turn:dieter'],
      otherwise: { en: 'Dieter is next.', pl: 'Teraz Dieter.' },
    },
    {
      id: 'follow',
      title: { en: 'After her', pl: 'Za nią' },
      text: { en: 'The same way: *B6*…', pl: 'Tą samą drogą: *B6*…' },
      points: ['B6'],
      answers: ['move:B6'],
      otherwise: { en: 'To B6.', pl: 'Do B6.' },
    },
    {
      id: 'inside',
      title: { en: 'Inside', pl: 'W środku' },
      text: { en: '… and *B5*.', pl: '… i *B5*.' },
      points: ['B5'],
      answers: ['move:B5'],
      otherwise: { en: 'To B5.', pl: 'Do B5.' },
    },
    {
      id: 'search',
      title: { en: 'Drawers', pl: 'Szuflady' },
      text: {
        en: 'In buildings without Zombies you can *Search*, once per turn: the top card of the Equipment deck.',
        pl: 'W budynkach bez zombie można raz na turę *Przeszukać*: wierzchnia karta talii Ekwipunku.',
      },
      points: ['option:search'],
      answers: ['search'],
      otherwise: { en: 'Search the room.', pl: 'Przeszukaj pokój.' },
    },
    {
      id: 'keep',
      title: { en: 'A Flashlight', pl: 'Latarka' },
      text: {
        en: 'With it he draws *two* cards whenever he searches. Keep it.',
        pl: 'Z nią, przeszukując, dobierze *dwie* karty. Zatrzymaj ją.',
      },
      points: ['option:keep'],
      answers: ['keep'],
      otherwise: { en: 'Keep it, it is useful.', pl: 'Zatrzymaj, przyda się.' },
    },
    {
      id: 'hands',
      title: { en: 'Two Hands, three in the Backpack', pl: 'Dwie Ręce, trzy karty w Plecaku' },
      text: {
        en: 'Only what is in the *Hands* can be used, except for cards that say otherwise, like the Flashlight. Leave bat and revolver in the Hands: press *Done*.',
        pl: 'Używać można tylko tego, co w *Rękach*, chyba że karta mówi inaczej, jak Latarka. Zostaw kij i rewolwer w Rękach: naciśnij *Gotowe*.',
      },
      points: ['arrange'],
      answers: ['hold:nail-bat+revolver'],
      otherwise: { en: 'Nail Bat and Revolver into the Hands.', pl: 'Kij i Rewolwer do Rąk.' },
    },
    {
      id: 'end',
      title: { en: 'Four to go', pl: 'Jeszcze czworo' },
      text: {
        en: 'When all six have acted, the horde does. *Next scene:* who sleeps here, and what a shot costs.',
        pl: 'Gdy zadziała cała szóstka, rusza horda. *Następna scena:* kto tu śpi i ile kosztuje strzał.',
      },
      points: ['team'],
    },
  ],
};
