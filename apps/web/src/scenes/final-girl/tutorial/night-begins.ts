import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';
import { dice } from './stacks.ts';

/** Scene 1: the goal, the board, cards, the horror roll, time. */
export const nightBegins: Lesson = {
  id: 'night-begins',
  title: { en: 'The night begins', pl: 'Noc się zaczyna' },
  about: {
    en: 'What it is all about: the map, your cards, the dice, and the clock.',
    pl: 'O co tu chodzi: mapa, karty, kości i zegar.',
  },
  minutes: 2,
  table: layTable(
    {
      turn: 0,
      heroine: 'sports_field',
      killer: 'marsh',
      victims: { tool_shed: 2, north_woods: 1, cabins: 2, lovers_spot: 2, dock: 1, campfire: 2 },
      hand: ['walk', 'walk', 'focus', 'focus', 'weak_attack', 'short_rest'],
      horror: 5,
      time: 6,
    },
    { horror: dice(6, 2, 5, 6, 4, 1) },
  ),
  steps: [
    {
      id: 'welcome',
      title: { en: 'Camp Happy Trails, 11:47 p.m.', pl: 'Obóz Szczęśliwa przystań, 23:47' },
      text: {
        en: 'You are Laurie. Hans the Butcher is loose in the camp, the phones are dead, and nobody believes you. Get people out, find something sharp, and finish him. *If he finishes you first, roll the credits.*',
        pl: 'Jesteś Laurie. Po obozie krąży Rzeźnik Hans, telefony milczą i nikt ci nie wierzy. Wyprowadź ludzi, znajdź coś ostrego i wykończ go. *Jeśli on wykończy ciebie, lecą napisy końcowe.*',
      },
    },
    {
      id: 'you',
      title: { en: 'This is you', pl: 'To ty' },
      text: {
        en: 'You start on the Sports Field. Every place on the map is a space; the paths show where you can go from it.',
        pl: 'Zaczynasz na boisku. Każde miejsce na mapie to pole, a ścieżki pokazują, dokąd można z niego pójść.',
      },
      points: ['sports_field'],
    },
    {
      id: 'hans',
      title: { en: 'And that is Hans', pl: 'A to Hans' },
      text: {
        en: 'He stands in the Marsh, on the far side of the lake. The yellow figures are *victims*: campers who have not noticed anything yet.',
        pl: 'Stoi na mokradłach, po drugiej stronie jeziora. Żółte figurki to *ofiary*: obozowicze, którzy jeszcze niczego nie zauważyli.',
      },
      points: ['marsh'],
    },
    {
      id: 'walk',
      title: { en: 'Cards are what you do', pl: 'Wszystko robisz kartami' },
      text: {
        en: 'Whatever you do, you do it with a card from your hand. Play *Walk*.',
        pl: 'Cokolwiek robisz, robisz to kartą z ręki. Zagraj kartę „Chód”.',
      },
      points: ['hand:walk'],
      answers: ['play:walk'],
      otherwise: {
        en: 'All in good time. First stretch your legs: play Walk.',
        pl: 'Na wszystko przyjdzie pora. Najpierw rozprostuj nogi: zagraj „Chód”.',
      },
    },
    {
      id: 'roll',
      title: { en: 'The horror roll', pl: 'Rzut horroru' },
      text: {
        en: 'Almost every card makes you roll. *5 and 6* are successes, *3 and 4* are partial ones, 1 and 2 are nothing. You have one success.',
        pl: 'Prawie każda karta każe rzucić kośćmi. *5 i 6* to sukcesy, *3 i 4* to sukcesy częściowe, a 1 i 2 nic nie dają. Masz jeden sukces.',
      },
      points: ['dice'],
    },
    {
      id: 'keep',
      title: { en: 'Good enough', pl: 'Wystarczy' },
      text: {
        en: 'With one success, Walk moves you 1 space and costs 1 time. *Keep the dice* as they are.',
        pl: 'Z jednym sukcesem „Chód” daje ruch o 1 pole i kosztuje 1 czasu. *Zostaw kości* tak, jak są.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'to-lake-path',
      title: { en: 'Toward the light', pl: 'W stronę światła' },
      text: {
        en: 'Somebody has lit a fire down by the lake. Choose the *Lake Path* on the map.',
        pl: 'Ktoś rozpalił ognisko nad wodą. Wybierz na mapie *ścieżkę nad jeziorem*.',
      },
      points: ['lake_path'],
      answers: ['go:lake_path'],
      otherwise: {
        en: 'Not that way: the fire is past the Lake Path.',
        pl: 'Nie tędy: do ogniska idzie się ścieżką nad jeziorem.',
      },
    },
    {
      id: 'time',
      title: { en: 'Tick, tock', pl: 'Tik-tak' },
      text: {
        en: 'That was 1 time. You pay with time for what you do, and for new cards at the end of your turn. When the marker drops onto *red*, your turn is over.',
        pl: 'To kosztowało 1 czasu. Czasem płacisz za to, co robisz, a pod koniec tury za nowe karty. Gdy znacznik spadnie na *czerwone pole*, koniec twoich akcji.',
      },
      points: ['time'],
    },
    {
      id: 'focus',
      title: { en: 'Breathe', pl: 'Oddychaj' },
      text: {
        en: 'The horror level is 5. The higher it climbs, the fewer dice you roll. Play *Focus* to calm down.',
        pl: 'Poziom horroru to 5. Im jest wyższy, tym mniej masz kości. Zagraj „Skupienie” i uspokój się.',
      },
      points: ['hand:focus', 'horror'],
      answers: ['play:focus'],
      otherwise: { en: 'First a deep breath: play Focus.', pl: 'Najpierw głęboki oddech: zagraj „Skupienie”.' },
    },
    {
      id: 'two-successes',
      title: { en: 'Two successes!', pl: 'Dwa sukcesy!' },
      text: {
        en: 'The more successes, the better the row of the card: horror drops by 1, and you even gain 2 time. Keep these dice.',
        pl: 'Im więcej sukcesów, tym lepszy wiersz karty: horror spada o 1, a ty zyskujesz jeszcze 2 czasu. Zostaw te kości.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'walk-again',
      title: { en: 'Closer', pl: 'Coraz bliżej' },
      text: {
        en: 'You can hear a guitar. Play your second *Walk*.',
        pl: 'Słychać już gitarę. Zagraj drugą kartę „Chód”.',
      },
      points: ['hand:walk'],
      answers: ['play:walk'],
    },
    {
      id: 'convert',
      title: { en: 'So close', pl: 'Tak niewiele brakuje' },
      text: {
        en: 'A 4 is only a partial success, and failing hurts. But if you *discard 2 cards*, one partial success counts as a full one. Do it.',
        pl: 'Czwórka to tylko częściowy sukces, a porażka boli. Ale jeśli *odrzucisz 2 karty*, częściowy sukces stanie się prawdziwym. Zrób to.',
      },
      points: ['option:convert'],
      answers: ['convert'],
      otherwise: {
        en: 'You could, but then the walk fails. Turn that 4 into a success.',
        pl: 'Można, ale wtedy nie ruszysz z miejsca. Zamień tę czwórkę w sukces.',
      },
    },
    {
      id: 'spare-one',
      title: { en: 'What can you spare?', pl: 'Bez czego się obejdziesz?' },
      text: {
        en: 'Hans is far away and you are in perfect health, so *Weak Attack* and *Short Rest* can go. Used cards return to the market, and you can take them back.',
        pl: 'Hans jest daleko, a tobie nic nie dolega, więc „Słaby atak” i „Krótki odpoczynek” nie są teraz potrzebne. Zużyte karty wracają na rynek i można je odzyskać.',
      },
      points: ['hand:weak_attack', 'hand:short_rest'],
      answers: ['discard:weak_attack', 'discard:short_rest'],
      otherwise: {
        en: 'Keep Focus. You will need your nerves.',
        pl: 'Zachowaj „Skupienie”. Nerwy jeszcze się przydadzą.',
      },
    },
    {
      id: 'spare-two',
      title: { en: 'And the other one', pl: 'I jeszcze jedna' },
      text: { en: 'One more card to go.', pl: 'Została jeszcze jedna karta do odrzucenia.' },
      points: ['hand:weak_attack', 'hand:short_rest'],
      answers: ['discard:weak_attack', 'discard:short_rest'],
      otherwise: {
        en: 'Keep Focus. You will need your nerves.',
        pl: 'Zachowaj „Skupienie”. Nerwy jeszcze się przydadzą.',
      },
    },
    {
      id: 'keep-converted',
      title: { en: 'There it is', pl: 'Jest!' },
      text: {
        en: 'One success after all. Keep the dice and go.',
        pl: 'Jednak sukces. Zostaw kości i ruszaj.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'to-campfire',
      title: { en: 'Follow the guitar', pl: 'Idź za gitarą' },
      text: { en: 'Go to the *Campfire*.', pl: 'Idź do *ogniska*.' },
      points: ['campfire'],
      answers: ['go:campfire'],
      otherwise: { en: 'The guitar is at the Campfire.', pl: 'Gitarę słychać od strony ogniska.' },
    },
    {
      id: 'end',
      title: { en: 'Two campers, one guitar', pl: 'Dwoje ludzi, jedna gitara' },
      text: {
        en: 'Nobody here has noticed a thing. Cards, dice, time: that is the heart of every turn. *Next scene:* getting these two out alive.',
        pl: 'Nikt tu niczego nie zauważył. Karty, kości, czas: na tym opiera się każda tura. *Następna scena:* trzeba tę dwójkę wyprowadzić żywą.',
      },
      points: ['campfire'],
    },
  ],
};
