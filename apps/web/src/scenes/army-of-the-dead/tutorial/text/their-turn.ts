import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Their turn',
    about: 'The horde moves by rules that you can read, and use.',
    steps: {
      before: [
        'Before it starts',
        'Everybody but Cruz has acted. She stands with Scott where the *Noise* is. Two Shamblers are in the same street, an *Alpha* is around the corner: it has *two* Actions.',
      ],
      forecast: [
        'What may come',
        'After they have moved, new ones appear at every spawn sign. Which cards are left is no secret: look here whenever you plan.',
      ],
      end: [
        'Let them come',
        '*End Cruz’s turn* and watch. Each step says which rule it follows. You can speed it up in the settings, skip it, or press the pause button and go *step by step*.',
        'In this scene, let them come.',
      ],
      share: [
        'An attack always hits',
        'The Alpha came in with its first Action and attacks with its second. Zombies never miss; but *you* say who takes it. Scott is Tough and has four Health: *Scott*.',
        'Scott can take it.',
      ],
      why: [
        'Why there?',
        'Survivors in sight where the Noise is; else the *most* Survivors in sight; else the Noise. That is all they know. So a shot in the right place leads them away.',
      ],
      round: [
        'A new round',
        'New ones stand at the signs, and the Noise has moved to where *most* of you are. Leaving a Zone costs one more Action for every Zombie in it. *Next scene:* the way out.',
      ],
    },
  },
  pl: {
    title: 'Ich tura',
    about: 'Horda chodzi według zasad, które można poznać i wykorzystać.',
    steps: {
      before: [
        'Zanim się zacznie',
        'Zadziałali wszyscy oprócz Cruz. Stoi ze Scottem tam, gdzie *Hałas*. Na tej samej ulicy są dwaj Szuracze, a za rogiem *Alfa*: ma *dwie* Akcje.',
      ],
      forecast: [
        'Co może przyjść',
        'Gdy się ruszą, przy każdym znaku pojawią się nowe. To, które karty zostały, nie jest tajemnicą: zaglądaj tu, gdy planujesz.',
      ],
      end: [
        'Niech przyjdą',
        '*Zakończ turę Cruz* i patrz. Każdy krok mówi, z jakiej zasady wynika. Można go przyspieszyć w ustawieniach, pominąć albo przyciskiem pauzy oglądać *krok po kroku*.',
        'W tej scenie pozwól im przyjść.',
      ],
      share: [
        'Atak zawsze trafia',
        'Alfa weszła pierwszą Akcją, a drugą atakuje. Zombie nigdy nie pudłują; ale to *ty* mówisz, kto oberwie. Scott jest Twardzielem i ma cztery punkty Zdrowia: *Scott*.',
        'Scott to zniesie.',
      ],
      why: [
        'Dlaczego tam?',
        'Wybierają Strefę w Polu Widzenia, w której są Ocalali i Hałas; gdy takiej nie ma, tę, w której widzą *najwięcej* Ocalałych; a gdy nikogo nie widzą, idą za Hałasem. Nic więcej nie wiedzą. Strzał w dobrym miejscu odciąga je od reszty.',
      ],
      round: [
        'Nowa runda',
        'Przy znakach stoją nowe, a Hałas przeniósł się tam, gdzie jest was *najwięcej*. Wyjście ze Strefy kosztuje o Akcję więcej za każdego Zombie w niej. *Następna scena:* droga wyjścia.',
      ],
    },
  },
});
