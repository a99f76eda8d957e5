import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    title: 'Pass the screen to {name}',
    note: 'Nobody else looks now. What {name} holds appears when {name} lifts the curtain.',
    lift: '{name} is here: lift the curtain',
    next: 'It is up to {name} now',
    'hand-over': 'Seen it: pass the screen to {name}',
  },
  pl: {
    title: 'Przy ekranie siada {name}',
    note: 'Nikt inny teraz nie patrzy. Kurtynę podnosi {name} i dopiero wtedy widać, co trzyma.',
    lift: '{name} już tu jest: kurtyna w górę',
    next: 'Teraz decyduje {name}',
    'hand-over': 'Obejrzane; teraz ekran dostaje {name}',
  },
});
