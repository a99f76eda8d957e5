import type { Chapter } from '@dreadhouse/engine';

/** The steps of the Survivors' phase. */
export const survivorsPhase: Chapter = {
  title: { en: 'The Survivors’ phase', pl: 'Faza Ocalałych' },
  rules: {
    'TS-PHASE-01': {
      en: 'The phase goes: noise is cleared and victory checked, turns, discoveries, noise report.',
      pl: 'Przebieg fazy: usunięcie hałasu i sprawdzenie zwycięstwa, tury, odkrycia, ujawnienie hałasu.',
    },
    'TS-PHASE-02': {
      en: 'The first of these is step 0; the help marker moves in step 0.',
      pl: 'Pierwszy z tych kroków to krok 0; w nim porusza się znacznik pomocy.',
    },
    'TS-PHASE-03': {
      en: 'The Survivors act in any order they like, which may change every time.',
      pl: 'Ocalali działają w dowolnej kolejności, która za każdym razem może być inna.',
    },
    'TS-PHASE-04': {
      en: 'In its turn a Survivor performs one of the six actions.',
      pl: 'W swojej turze Ocalały wykonuje jedną z sześciu akcji.',
    },
    'TS-PHASE-05': {
      en: 'It may also take additional actions.',
      pl: 'Może też wykonać akcje dodatkowe.',
    },
    'TS-PHASE-06': {
      en: 'It may also exchange items.',
      pl: 'Może też wymieniać się przedmiotami.',
    },
    'TS-PHASE-07': {
      en: 'Every Survivor has one turn in a phase.',
      pl: 'Każdy Ocalały ma w fazie jedną turę.',
    },
    'TS-PHASE-08': {
      en: 'In the “Survival plan” variant a stage of the plan comes between the discoveries and the noise report.',
      pl: 'W wariancie „Plan przeżycia” między odkryciami a ujawnieniem hałasu jest etap planu.',
    },
  },
};
