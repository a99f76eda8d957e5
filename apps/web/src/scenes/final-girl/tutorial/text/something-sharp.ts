import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Something sharp',
    about: 'Search the cabins, hold on to what you find, and go shopping.',
    steps: {
      'search-space': [
        'Bunk beds and bad ideas',
        'The Cabins are a *search space*. There are three in the camp, each with its own pile of items; the top card lies face up.',
      ],
      search: ['Under the beds', 'Play *Search*.', 'Empty-handed? Search first.'],
      keep: ['Two successes', 'You may look at two items instead of one. Keep the dice.'],
      axe: [
        'A whistle or an axe?',
        'You keep one of them. Think of who is coming for you.',
        'A whistle? Against Hans? Take the axe.',
      ],
      'whistle-back': [
        'Put the whistle back',
        'On top, where you can find it again, or at the bottom. Honestly, it is up to you.',
      ],
      hold: [
        'Get a grip',
        'You have two hands and a backpack. A weapon works only while you *hold* it, and the axe needs both hands: 2 more damage with every hit.',
        'It does no good in the backpack.',
      ],
      discard: [
        'Cards are time, too',
        'Any card can be *discarded for 1 time*. You are not hurt, so discard *Short Rest*.',
        'Save your strength: you need the time for something better.',
      ],
      stop: [
        'Stop while you are ahead',
        'You may stop whenever you like; cards in hand are kept. *End the Action phase* with 6 time left.',
        'Enough for now: end the phase.',
      ],
      market: [
        'The market',
        'After your actions you *plan*: the time that is left buys better cards, each for the price on it.',
      ],
      strike: ['An axe wants a swing', 'Take *Furious Strike* for 4 time.', 'You have an axe. Take Furious Strike.'],
      guard: [
        'And something for his turn',
        '*Guard* is a reaction: you play it when he strikes at you. It costs your last 2 time.',
        'He will strike. Take Guard.',
      ],
      end: [
        'Armed and broke',
        'Do not worry: before the next turn time is back at 6, and used cards return to the market. The simplest ones cost nothing. *Next scene:* it is his turn.',
      ],
    },
  },
  pl: {
    title: 'Coś ostrego',
    about: 'Przeszukaj Domki, zatrzymaj, co się przyda, i zrób zakupy.',
    steps: {
      'search-space': [
        'Prycze i złe pomysły',
        'Domki to *pole przeszukania*. Są trzy w obozie, a każde ma swój stos przedmiotów z odkrytą kartą na wierzchu.',
      ],
      search: ['Pod łóżkami', 'Zagraj kartę „Przeszukanie”.', 'Z pustymi rękami? Najpierw poszukaj.'],
      keep: ['Dwa sukcesy', 'Zobaczysz dwa przedmioty zamiast jednego. Zostaw kości.'],
      axe: [
        'Gwizdek czy siekiera?',
        'Jeden z nich zatrzymasz. Pomyśl, kto po ciebie idzie.',
        'Gwizdek? Na Hansa? Bierz siekierę.',
      ],
      'whistle-back': ['Odłóż gwizdek', 'Na wierzch, żeby łatwo było go znaleźć, albo na spód. Naprawdę, jak wolisz.'],
      hold: [
        'Chwyć mocno',
        'Masz dwie dłonie i plecak. Broń działa tylko wtedy, gdy ją *trzymasz*, a siekiera wymaga obu dłoni: każde trafienie zada o 2 obrażenia więcej.',
        'W plecaku na nic się nie zda.',
      ],
      discard: [
        'Karty to też czas',
        'Każdą kartę można *odrzucić za 1 punkt czasu*. Nic ci nie dolega, więc odrzuć „Krótki odpoczynek”.',
        'Oszczędzaj siły: ten czas wydasz na coś lepszego.',
      ],
      stop: [
        'Na dziś wystarczy',
        'Możesz skończyć, kiedy chcesz, a karty zostają na ręce. *Zakończ fazę akcji* z zapasem 6 punktów czasu.',
        'Na razie dość: zakończ fazę.',
      ],
      market: [
        'Rynek',
        'Po akcjach *planujesz*: za czas, który został, kupujesz lepsze karty. Cenę widać na każdej z nich.',
      ],
      strike: [
        'Siekiera prosi o zamach',
        'Weź kartę „Wściekłe uderzenie” za 4 punkty czasu.',
        'Masz siekierę. Weź „Wściekłe uderzenie”.',
      ],
      guard: [
        'I coś na jego kolej',
        '„Zasłona” to reakcja: zagrywasz ją, gdy on cię atakuje. Kosztuje ostatnie 2 punkty czasu.',
        'On zaatakuje. Weź „Zasłonę”.',
      ],
      end: [
        'Z bronią i bez grosza',
        'Bez obaw: przed następną turą czas wraca na 6, a zużyte karty na rynek. Najprostsze są za darmo. *Następna scena:* jego kolej.',
      ],
    },
  },
});
