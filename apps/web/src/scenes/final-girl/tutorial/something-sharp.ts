import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';
import { dice } from './stacks.ts';

/** Scene 3: searching, items, discarding for time, the market. */
export const somethingSharp: Lesson = {
  id: 'something-sharp',
  title: { en: 'Something sharp', pl: 'Coś ostrego' },
  about: {
    en: 'Search the cabins, hold on to what you find, and go shopping.',
    pl: 'Przeszukaj domki, zatrzymaj, co się przyda, i zrób zakupy.',
  },
  minutes: 2,
  table: layTable(
    {
      turn: 2,
      heroine: 'cabins',
      killer: 'sports_field',
      victims: { cabins: 1, north_trail: 1, tool_shed: 2, north_woods: 1, lovers_spot: 2, dock: 1 },
      hand: ['search', 'focus', 'walk', 'short_rest'],
      horror: 4,
      time: 6,
      saved: [1, 3],
      piles: {
        cabins: ['whistle', 'axe', 'pills', 'map'],
        tool_shed: ['first_aid', 'knife', 'flashlight', 'energy_drink'],
        dock: ['pepper_spray', 'bow', 'fireworks', 'lucky_dice'],
      },
    },
    { horror: dice(6, 5) },
  ),
  steps: [
    {
      id: 'search-space',
      title: { en: 'Bunk beds and bad ideas', pl: 'Prycze i złe pomysły' },
      text: {
        en: 'The Cabins are a *search space*. There are three in the camp, each with its own pile of items; the top card lies face up.',
        pl: 'Domki to *pole przeszukania*. Są trzy w obozie, a każde ma swój stos przedmiotów z odkrytą kartą na wierzchu.',
      },
      points: ['cabins'],
    },
    {
      id: 'search',
      title: { en: 'Under the beds', pl: 'Pod łóżkami' },
      text: { en: 'Play *Search*.', pl: 'Zagraj kartę „Przeszukanie”.' },
      points: ['hand:search'],
      answers: ['play:search'],
      otherwise: { en: 'Empty-handed? Search first.', pl: 'Z pustymi rękami? Najpierw poszukaj.' },
    },
    {
      id: 'keep',
      title: { en: 'Two successes', pl: 'Dwa sukcesy' },
      text: {
        en: 'You may look at two items instead of one. Keep the dice.',
        pl: 'Zobaczysz dwa przedmioty zamiast jednego. Zostaw kości.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'axe',
      title: { en: 'A whistle or an axe?', pl: 'Gwizdek czy siekiera?' },
      text: {
        en: 'You keep one of them. Think of who is coming for you.',
        pl: 'Jeden z nich zatrzymasz. Pomyśl, kto po ciebie idzie.',
      },
      points: ['option:keep:axe'],
      answers: ['keep:axe'],
      otherwise: { en: 'A whistle? Against Hans? Take the axe.', pl: 'Gwizdek? Na Hansa? Bierz siekierę.' },
    },
    {
      id: 'whistle-back',
      title: { en: 'Put the whistle back', pl: 'Odłóż gwizdek' },
      text: {
        en: 'On top, where you can find it again, or at the bottom. Honestly, it is up to you.',
        pl: 'Na wierzch, żeby łatwo było go znaleźć, albo na spód. Naprawdę, jak wolisz.',
      },
      points: ['option:top', 'option:bottom'],
      answers: ['top', 'bottom'],
    },
    {
      id: 'hold',
      title: { en: 'Get a grip', pl: 'Chwyć mocno' },
      text: {
        en: 'You have two hands and a backpack. A weapon works only while you *hold* it, and the axe needs both hands: 2 more damage with every hit.',
        pl: 'Masz dwie dłonie i plecak. Broń działa tylko wtedy, gdy ją *trzymasz*, a siekiera wymaga obu dłoni: każde trafienie zada o 2 obrażenia więcej.',
      },
      points: ['option:hold:axe'],
      answers: ['hold:axe'],
      otherwise: { en: 'It does no good in the backpack.', pl: 'W plecaku na nic się nie zda.' },
    },
    {
      id: 'discard',
      title: { en: 'Cards are time, too', pl: 'Karty to też czas' },
      text: {
        en: 'Any card can be *discarded for 1 time*. You are not hurt, so discard *Short Rest*.',
        pl: 'Każdą kartę można *odrzucić za 1 czasu*. Nic ci nie dolega, więc odrzuć „Krótki odpoczynek”.',
      },
      points: ['hand:short_rest'],
      answers: ['discard:short_rest'],
      otherwise: {
        en: 'Save your strength: you need the time for something better.',
        pl: 'Oszczędzaj siły: ten czas wydasz na coś lepszego.',
      },
    },
    {
      id: 'stop',
      title: { en: 'Stop while you are ahead', pl: 'Na dziś wystarczy' },
      text: {
        en: 'You may stop whenever you like; cards in hand are kept. *End the Action phase* with 6 time left.',
        pl: 'Możesz skończyć, kiedy chcesz, a karty zostają na ręce. *Zakończ fazę akcji* z zapasem 6 czasu.',
      },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'Enough for now: end the phase.', pl: 'Na razie dość: zakończ fazę.' },
    },
    {
      id: 'market',
      title: { en: 'The market', pl: 'Rynek' },
      text: {
        en: 'After your actions you *plan*: the time that is left buys better cards, each for the price on it.',
        pl: 'Po akcjach *planujesz*: za czas, który został, kupujesz lepsze karty. Cenę widać na każdej z nich.',
      },
      points: ['market'],
    },
    {
      id: 'strike',
      title: { en: 'An axe wants a swing', pl: 'Siekiera prosi o zamach' },
      text: {
        en: 'Take *Furious Strike* for 4 time.',
        pl: 'Weź kartę „Wściekłe uderzenie” za 4 czasu.',
      },
      points: ['market:furious_strike'],
      answers: ['buy:furious_strike'],
      otherwise: { en: 'You have an axe. Take Furious Strike.', pl: 'Masz siekierę. Weź „Wściekłe uderzenie”.' },
    },
    {
      id: 'guard',
      title: { en: 'And something for his turn', pl: 'I coś na jego kolej' },
      text: {
        en: '*Guard* is a reaction: you play it when he strikes at you. It costs your last 2 time.',
        pl: '„Zasłona” to reakcja: zagrywasz ją, gdy on cię atakuje. Kosztuje ostatnie 2 czasu.',
      },
      points: ['market:guard'],
      answers: ['buy:guard'],
      otherwise: { en: 'He will strike. Take Guard.', pl: 'On zaatakuje. Weź „Zasłonę”.' },
    },
    {
      id: 'end',
      title: { en: 'Armed and broke', pl: 'Z bronią i bez grosza' },
      text: {
        en: 'Do not worry: before the next turn time is back at 6, and used cards return to the market. The simplest ones cost nothing. *Next scene:* it is his turn.',
        pl: 'Bez obaw: przed następną turą czas wraca na 6, a zużyte karty na rynek. Najprostsze są za darmo. *Następna scena:* jego kolej.',
      },
    },
  ],
};
