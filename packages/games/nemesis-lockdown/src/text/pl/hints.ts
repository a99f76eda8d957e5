/** Why the rule of thumb likes an option. */
export const hints = {
  'hint.goal': 'Tego wymaga twój cel.',
  'hint.towards': 'Prowadzi do tego, na czym ci zależy.',
  'hint.leave': 'To droga na zewnątrz.',
  'hint.fight': 'Szanse w tej walce są warte ryzyka.',
  'hint.escape': 'Pozwala uniknąć ataku.',
  'hint.heal': 'Twoje rany stają się groźne.',
  'hint.clean': 'Pozbywasz się skażenia lub śluzu.',
  'hint.search': 'Można zdobyć przydatny przedmiot.',
  'hint.know': 'To, czego się dowiesz, może zdecydować o przeżyciu.',
  'hint.repair': 'Światło i działające pomieszczenia ci pomagają.',
  'hint.spare': 'Tego będzie ci najmniej brakowało.',
  'hint.trust': 'To służy także tobie.',
  'hint.wait': 'Niewiele można teraz zyskać: zachowaj karty.',
  'hint.other': 'Wydaje się najlepsze.',
} as const;
