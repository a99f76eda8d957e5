import type { Chapter } from '@dreadhouse/engine';

/** What the Killer is told. */
export const noiseReport: Chapter = {
  title: { en: 'The noise report', pl: 'Ujawnienie hałasu' },
  rules: {
    'TS-RPT-01': {
      en: 'At the end of the phase the Killer is told all locations with noise.',
      pl: 'Na koniec fazy Zabójca poznaje wszystkie lokalizacje z hałasem.',
    },
    'TS-RPT-02': {
      en: 'The report is true and complete.',
      pl: 'Informacja jest prawdziwa i pełna.',
    },
    'TS-RPT-03': {
      en: 'Apart from that the Killer does not know where the Survivors are.',
      pl: 'Poza tym Zabójca nie wie, gdzie są Ocalali.',
    },
    'TS-RPT-04': {
      en: 'With a Firecracker its token is the report.',
      pl: 'Przy Petardzie całą informacją jest jej żeton.',
    },
    'TS-RPT-05': {
      en: 'Noise is not told before this step.',
      pl: 'Przed tym krokiem hałasu się nie ujawnia.',
    },
  },
};
