import type { Chapter } from '@dreadhouse/engine';

export const designsTwo: Chapter = {
  title: { en: 'How we play it: cards, items, goals', pl: 'Jak to rozgrywamy: karty, przedmioty, cele' },
  rules: {
    'NL-G-18': {
      en: 'At a computer you do one of the things on the top card; then it goes to the bottom and the next comes up. Lockdown acts when it comes up.',
      pl: 'Przy komputerze wykonujesz jedną z akcji wierzchniej karty; potem trafia ona na spód i odkrywa się następną. Blokada działa, gdy się pojawi.',
    },
    'NL-G-19': {
      en: 'Basic actions: move, careful move, shoot, melee, pick up, trade, craft, activate. Deals need the consent of both.',
      pl: 'Akcje podstawowe: ruch, ostrożny ruch, strzał, walka wręcz, podniesienie, wymiana, zrobienie przedmiotu, aktywacja. Wymiana wymaga zgody obu stron.',
    },
    'NL-G-20': {
      en: 'A search draws two items of the room’s colour; one is kept, the other goes to the bottom.',
      pl: 'Przy przeszukaniu dobiera się dwa przedmioty w kolorze pomieszczenia; jeden się zachowuje, drugi trafia na spód.',
    },
    'NL-G-21': {
      en: 'Three item decks of thirty cards: red, yellow, green.',
      pl: 'Trzy talie po trzydzieści przedmiotów: czerwona, żółta, zielona.',
    },
    'NL-G-22': {
      en: 'Five items can be crafted, each out of two components.',
      pl: 'Zrobić można pięć przedmiotów, każdy z dwóch komponentów.',
    },
    'NL-G-23': {
      en: 'Dropped item cards go to the bottom of their deck, unseen; the items of the dead leave the game.',
      pl: 'Upuszczone karty przedmiotów trafiają zakryte na spód talii; przedmioty zmarłych opuszczają grę.',
    },
    'NL-G-24': {
      en: 'Six characters with ten action cards each: five that everybody has, and five of their own.',
      pl: 'Sześć postaci, każda z dziesięcioma kartami akcji: pięć wspólnych i pięć własnych.',
    },
    'NL-G-25': {
      en: 'Each has a personal item with a requirement of its own.',
      pl: 'Każda ma przedmiot osobisty z własnym wymaganiem.',
    },
    'NL-G-26': {
      en: 'Knowledge goes up to 8. A revealed weakness helps those whose Knowledge reaches 3, 5 or 8.',
      pl: 'Wiedza sięga 8. Ujawniona słabość pomaga tym, których wiedza osiąga 3, 5 albo 8.',
    },
    'NL-G-27': {
      en: 'Seven contingency plans, one of them active; nobody knows which until the end.',
      pl: 'Siedem planów awaryjnych, z których jeden obowiązuje; do końca nikt nie wie który.',
    },
    'NL-G-28': {
      en: 'A CSS token sends one pod, all or none.',
      pl: 'Żeton SWC wysyła jedną kapsułę, wszystkie albo żadnej.',
    },
    'NL-G-29': {
      en: 'Through the open Main Gate, for 2: in the Rover, or on foot in a suit after a noise roll.',
      pl: 'Przez otwartą bramę główną, za 2 karty: Łazikiem albo pieszo w skafandrze po rzucie na szmery.',
    },
    'NL-G-30': {
      en: 'Objectives are conditions of the end; the owner must survive.',
      pl: 'Cele to warunki sprawdzane na końcu; właściciel musi przeżyć.',
    },
    'NL-G-31': {
      en: 'Twenty exploration tokens, sixteen of them in play: an effect and a number of items.',
      pl: 'Dwadzieścia żetonów eksploracji, z czego szesnaście w grze: efekt i liczba przedmiotów.',
    },
    'NL-G-32': {
      en: 'A room’s colour says which deck is searched; in a white room any of the three.',
      pl: 'Kolor pomieszczenia wskazuje talię przeszukania; w białym można wybrać dowolną z trzech.',
    },
    'NL-G-33': {
      en: 'The game ends on S, by alert, by destruction, or when nobody is left in play; then plan, scan and objectives are checked.',
      pl: 'Gra kończy się na polu S, przez procedurę alarmową, zniszczenie bazy albo gdy nikogo już nie ma w grze; potem sprawdza się plan, skanowanie i cele.',
    },
    'NL-G-34': {
      en: 'Alone you hold two shared objectives and find half as many items. Together two objectives lie open, or three for four or five players, and all must be met; a corpse in a working Infirmary comes back to life.',
      pl: 'W grze solo masz dwa wspólne cele i znajdujesz połowę przedmiotów. W kooperacji leżą odkryte dwa cele, a przy czterech lub pięciu graczach trzy, i wszystkie trzeba spełnić; zwłoki w działającym Ambulatorium wracają do życia.',
    },
    'NL-G-35': {
      en: 'Whoever could react as far as the others can see is asked, whether or not the means are there.',
      pl: 'O reakcję pytany jest każdy, kto z punktu widzenia innych mógłby zareagować, nawet jeśli nie ma czym.',
    },
    'NL-G-36': {
      en: 'A game lasts fifteen rounds at the most.',
      pl: 'Gra trwa najwyżej piętnaście rund.',
    },
  },
};
