import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';

/** Scene 3: a whole Zombie Phase: attacks, moves, spawning; then the end of the round. */
export const theirTurn: Lesson = {
  id: 'their-turn',
  title: { en: 'Their turn', pl: 'Ich tura' },
  about: {
    en: 'The horde moves by rules that you can read, and use.',
    pl: 'Horda chodzi według zasad, które można poznać i wykorzystać.',
  },
  minutes: 2,
  table: layTable({
    round: 3,
    places: { scott: 'D4', cruz: 'D4', kate: 'A6', dieter: 'A6', guzman: 'A6', chambers: 'A6' },
    acted: ['scott', 'kate', 'dieter', 'guzman', 'chambers'],
    groups: [
      { at: 'D3', alphas: 1 },
      { at: 'A4', shamblers: 2 },
    ],
    noise: 'D4',
    goals: ['kate', 'dieter'],
    zombies: ['z16', 'z37'],
    orders: ['o10'],
  }),
  steps: [
    {
      id: 'before',
      title: { en: 'Before it starts', pl: 'Zanim się zacznie' },
      text: {
        en: 'Everybody but Cruz has acted. She stands with Scott where the *Noise* is. Two Shamblers are in the same street, an *Alpha* is around the corner: it has *two* Actions.',
        pl: 'Zadziałali wszyscy oprócz Cruz. Stoi ze Scottem tam, gdzie *Hałas*. Na tej samej ulicy są dwa Szuracze, a za rogiem *Alfa*: ma *dwie* Akcje.',
      },
      points: ['D4', 'D3', 'A4'],
    },
    {
      id: 'forecast',
      title: { en: 'What may come', pl: 'Co może przyjść' },
      text: {
        en: 'After they have moved, new ones appear at every spawn sign. Which cards are left is no secret: look here whenever you plan.',
        pl: 'Gdy się ruszą, przy każdym znaku pojawią się nowe. To, które karty zostały, nie jest tajemnicą: zaglądaj tu, gdy planujesz.',
      },
      points: ['forecast'],
    },
    {
      id: 'end',
      title: { en: 'Let them come', pl: 'Niech przyjdą' },
      text: {
        en: '*End Cruz’s turn* and watch. Each step says which rule it follows. You can speed it up in the settings, skip it, or press the pause button and go *step by step*.',
        pl: '*Zakończ turę Cruz* i patrz. Każdy krok mówi, z jakiej zasady wynika. Można go przyspieszyć w ustawieniach, pominąć albo przyciskiem pauzy oglądać *krok po kroku*.',
      },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'In this scene, let them come.', pl: 'W tej scenie pozwól im przyjść.' },
    },
    {
      id: 'share',
      title: { en: 'An attack always hits', pl: 'Atak zawsze trafia' },
      text: {
        en: 'The Alpha came in with its first Action and attacks with its second. Zombies never miss; but *you* say who takes it. Scott is Tough and has four Health: *Scott*.',
        pl: 'Alfa weszła pierwszą Akcją, a drugą atakuje. Zombie nigdy nie pudłują; ale to *ty* mówisz, kto oberwie. Scott jest Twardzielem i ma cztery punkty Zdrowia: *Scott*.',
      },
      points: ['sharing', 'survivor:scott'],
      answers: ['take:scott', 'all:scott'],
      otherwise: { en: 'Scott can take it.', pl: 'Scott to zniesie.' },
    },
    {
      id: 'why',
      title: { en: 'Why there?', pl: 'Dlaczego tam?' },
      text: {
        en: 'Survivors in sight where the Noise is; else the *most* Survivors in sight; else the Noise. That is all they know. So a shot in the right place leads them away.',
        pl: 'Ocalali w polu widzenia tam, gdzie Hałas; inaczej *najwięcej* Ocalałych w polu widzenia; inaczej Hałas. Nic więcej nie wiedzą. Strzał w dobrym miejscu odciąga je od reszty.',
      },
      points: ['D4'],
    },
    {
      id: 'round',
      title: { en: 'A new round', pl: 'Nowa runda' },
      text: {
        en: 'New ones stand at the signs, and the Noise has moved to where *most* of you are. Leaving a Zone costs one more Action for every Zombie in it. *Next scene:* the way out.',
        pl: 'Przy znakach stoją nowe, a Hałas przeniósł się tam, gdzie jest was *najwięcej*. Wyjście ze Strefy kosztuje o Akcję więcej za każdego zombie w niej. *Następna scena:* droga wyjścia.',
      },
      points: ['A6'],
    },
  ],
};
