import type { Chapter } from '@dreadhouse/engine';

/** Noise tokens. */
export const noise: Chapter = {
  title: { en: 'Noise', pl: 'Hałas' },
  rules: {
    'TS-NOISE-01': {
      en: 'There is at most one noise token in a location, however often it gets loud there.',
      pl: 'W lokalizacji leży najwyżej jeden żeton hałasu, choćby było tam głośno wiele razy.',
    },
    'TS-NOISE-02': {
      en: 'The Firecracker makes noise in every location.',
      pl: 'Petarda powoduje hałas we wszystkich lokalizacjach.',
    },
    'TS-NOISE-03': {
      en: 'For the Firecracker one token is laid in the Killer’s location on both maps instead of noise everywhere.',
      pl: 'Dla Petardy zamiast hałasu wszędzie kładzie się na obu mapach jeden żeton w lokalizacji Zabójcy.',
    },
    'TS-NOISE-04': {
      en: 'It hides all other noise of the Survivors.',
      pl: 'Zagłusza ona każdy inny hałas Ocalałych.',
    },
    'TS-NOISE-05': {
      en: 'Noise shows where, never who or how often.',
      pl: 'Hałas zdradza gdzie, nigdy kto ani ile razy.',
    },
    'TS-NOISE-06': {
      en: 'Noise of a panic in the Killer’s phase stays until the next step 0.',
      pl: 'Hałas paniki z fazy Zabójcy zostaje do najbliższego kroku 0.',
    },
  },
};
