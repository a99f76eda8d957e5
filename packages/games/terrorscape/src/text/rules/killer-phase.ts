import type { Chapter } from '@dreadhouse/engine';

/** The steps of the Killer's phase. */
export const killerPhase: Chapter = {
  title: { en: 'The Killer’s phase', pl: 'Faza Zabójcy' },
  rules: {
    'TS-KILL-01': {
      en: 'Step 1: a Killer who sneaked reappears.',
      pl: 'Krok 1: Zabójca, który się skradał, pojawia się ponownie.',
    },
    'TS-KILL-02': {
      en: 'Step 2: a quick card.',
      pl: 'Krok 2: karta szybkiej umiejętności.',
    },
    'TS-KILL-03': {
      en: 'Step 3: a special card or two actions, not both.',
      pl: 'Krok 3: karta specjalnej umiejętności albo dwie akcje, nie jedno i drugie.',
    },
    'TS-KILL-04': {
      en: 'Each of the actions is MOVE 1 or SEARCH.',
      pl: 'Każda z akcji to RUCH o 1 albo PRZESZUKIWANIE.',
    },
    'TS-KILL-05': {
      en: 'Step 4: a slow card, if there was no encounter in this phase.',
      pl: 'Krok 4: karta wolnej umiejętności, jeśli w tej fazie nie było spotkania.',
    },
    'TS-KILL-06': {
      en: 'Step 5: the Killer draws three cards.',
      pl: 'Krok 5: Zabójca dobiera trzy karty.',
    },
    'TS-KILL-07': {
      en: 'Skill cards are quick, special, slow or attack cards.',
      pl: 'Karty umiejętności są szybkie, specjalne, wolne albo ataku.',
    },
    'TS-KILL-08': {
      en: 'The Killer has a level and a strength, for all to see; cards can raise the strength.',
      pl: 'Zabójca ma jawny poziom i siłę; karty mogą zwiększyć siłę.',
    },
    'TS-KILL-09': {
      en: 'The Butcher at level 4 has strength 6.',
      pl: 'Rzeźnik na poziomie 4 ma siłę 6.',
    },
    'TS-KILL-10': {
      en: 'The Killer’s deck loses cards when an attack is repelled.',
      pl: 'Talia Zabójcy traci karty, gdy atak zostanie odparty.',
    },
    'TS-KILL-11': {
      en: 'An encounter costs the Killer the slow card and nothing else.',
      pl: 'Spotkanie pozbawia Zabójcę tylko karty wolnej umiejętności.',
    },
  },
};
