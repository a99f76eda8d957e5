import type { Chapter } from '@dreadhouse/engine';

/** How ties and doubts are settled. */
export const ambiguity: Chapter = {
  title: { en: 'Ambiguities', pl: 'Niejasności w grze' },
  rules: {
    'FG-PRIN-01': {
      en: 'When the rules do not settle a tie, a question of timing or an interaction of effects, one of three principles decides: Infinite Evil, Abject Realism or Never-ending Hilarity.',
      pl: 'Gdy instrukcja nie rozstrzyga remisu, kolejności lub wzajemnego działania efektów, decyduje jedna z trzech zasad: nieskończonego zła, nadrzędnego realizmu albo beczki śmiechu.',
    },
    'FG-PRIN-02': {
      en: 'Infinite Evil: doubts are settled in the way that is worst for the heroine. The order of preference is: most deaths by this killer action, most damage to the heroine, the killer ending nearest to her, the killer ending nearest to a victim, and finally the alphabetical order of spaces.',
      pl: 'Zasada nieskończonego zła: wątpliwości rozstrzyga się na największą niekorzyść bohaterki. Liczy się kolejno: najwięcej zgonów w tej akcji mordercy, najwięcej obrażeń bohaterki, morderca jak najbliżej niej, morderca jak najbliżej ofiary, a na końcu alfabetyczna kolejność pól.',
    },
    'FG-PRIN-03': {
      en: 'Abject Realism: doubts are settled in the most realistic or thematic way. The killer keeps to the way he has taken this turn, then prefers figures on adjacent spaces, then the heroine if she attacked him this turn, then the alphabetical order of spaces; of simultaneous effects the killer’s come first, then the location’s, then the heroine’s.',
      pl: 'Zasada nadrzędnego realizmu: wątpliwości rozstrzyga się w sposób najbardziej realistyczny lub klimatyczny. Morderca trzyma się drogi obranej w tej turze, potem woli postacie na sąsiednich polach, potem bohaterkę, jeśli go w tej turze zaatakowała, a na końcu decyduje alfabetyczna kolejność pól; z równoczesnych efektów pierwsze są efekty mordercy, potem lokacji, potem bohaterki.',
    },
    'FG-PRIN-04': {
      en: 'Never-ending Hilarity: doubts are settled in the funniest way. Here that means by pure chance among all the possibilities.',
      pl: 'Zasada beczki śmiechu: wątpliwości rozstrzyga się w najzabawniejszy sposób. Tutaj oznacza to czysty los spośród wszystkich możliwości.',
    },
    'FG-PRIN-05': {
      en: 'Choose exactly one of the three principles before the game; it then settles every ambiguity until the end.',
      pl: 'Przed grą wybierz dokładnie jedną z trzech zasad; będzie ona rozstrzygać wszystkie niejasności aż do końca rozgrywki.',
    },
  },
};
