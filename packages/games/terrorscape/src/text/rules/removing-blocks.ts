import type { Chapter } from '@dreadhouse/engine';

/** Clearing a door. */
export const removingBlocks: Chapter = {
  title: { en: 'Action 4: remove a block', pl: 'Akcja 4: usunięcie blokady' },
  rules: {
    'TS-UNBLK-01': {
      en: 'The action removes a block token from a door of the Survivor’s location.',
      pl: 'Akcja usuwa żeton blokady z drzwi w lokalizacji Ocalałego.',
    },
    'TS-UNBLK-02': {
      en: 'The Killer is told at once which one.',
      pl: 'Zabójca od razu dowiaduje się który.',
    },
    'TS-UNBLK-03': {
      en: 'He learns the door, not the Survivor and not the side.',
      pl: 'Poznaje drzwi, ale nie Ocalałego ani stronę, z której je otwarto.',
    },
    'TS-UNBLK-04': {
      en: 'Doors of other locations are out of reach.',
      pl: 'Drzwi innych lokalizacji są poza zasięgiem.',
    },
    'TS-UNBLK-05': {
      en: 'One action removes one token.',
      pl: 'Jedna akcja usuwa jeden żeton.',
    },
  },
};
