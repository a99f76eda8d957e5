import type { Chapter } from '@dreadhouse/engine';

/** How the killer grows stronger. */
export const bloodlustAndDarkPowers: Chapter = {
  title: { en: 'Bloodlust and dark powers', pl: 'Żądza krwi i mroczne moce' },
  rules: {
    'FG-BLOOD-01': {
      en: 'Bloodlust rises by 1 for each victim that dies and for each bloodlust symbol.',
      pl: 'Żądza krwi rośnie o 1 za każdą ofiarę, która ginie, i za każdy symbol żądzy krwi.',
    },
    'FG-BLOOD-02': {
      en: 'Each time the bloodlust marker rises, resolve the special effects of the new row; the killer now uses the movement and attack values of that row.',
      pl: 'Po każdym wzroście żądzy krwi rozpatrz efekty specjalne nowego rzędu toru; od tej chwili obowiązują wartości ruchu i ataku z tego rzędu.',
    },
    'FG-BLOOD-03': {
      en: 'Once bloodlust is at its maximum, every further rise triggers the end effect above the track instead, for the rest of the game.',
      pl: 'Gdy żądza krwi jest już na najwyższym poziomie, do końca gry każdy jej kolejny wzrost uruchamia zamiast tego efekt końcowy podany nad torem.',
    },
    'FG-BLOOD-04': {
      en: 'If bloodlust rises several times in a row while other effects are still waiting, all bloodlust effects are resolved first. Only then do the other effects go on.',
      pl: 'Jeśli żądza krwi rośnie kilka razy z rzędu, gdy inne efekty wciąż czekają na swoją kolej, najpierw rozpatrz wszystkie efekty żądzy krwi. Dopiero potem wróć do pozostałych.',
    },
    'FG-BLOOD-05': {
      en: 'Hans’s bloodlust track from the bottom: rows 1–4 have attack 2 and movement 1; row 5 has attack 3 and movement 1 and raises the horror level by 1; row 6 has attack 3 and movement 2 and reveals the dark power; row 7 has attack 3 and movement 2. His board shows the remaining rows and effects.',
      pl: 'Tor żądzy krwi Hansa od dołu: rzędy 1–4 mają atak 2 i ruch 1; rząd 5 ma atak 3 i ruch 1 oraz podwyższa poziom horroru o 1; rząd 6 ma atak 3 i ruch 2 oraz odkrywa mroczną moc; rząd 7 ma atak 3 i ruch 2. Dalsze rzędy i pozostałe efekty widać na jego planszy.',
    },
    'FG-DARK-01': {
      en: 'The dark power card is revealed immediately when the bloodlust marker reaches the row marked for it. From then on the killer has its abilities.',
      pl: 'Gdy znacznik żądzy krwi dotrze do rzędu z mroczną mocą, jej karta zostaje natychmiast odkryta. Od tej chwili morderca dysponuje opisanymi na niej zdolnościami.',
    },
    'FG-DARK-02': {
      en: 'Besides ordinary dark powers, most killers have one epic dark power. It has a bloody frame and is especially cruel.',
      pl: 'Oprócz zwykłych mrocznych mocy większość morderców ma też jedną epicką mroczną moc. Poznasz ją po krwistej ramce, a jest ona szczególnie okrutna.',
    },
    'FG-DARK-03': {
      en: 'Some cards in the terror deck are minor dark powers. They give the killer abilities that last only for a time.',
      pl: 'Niektóre karty w talii terroru to pomniejsze mroczne moce. Dają mordercy zdolności, które działają tylko przez pewien czas.',
    },
    'FG-DARK-04': {
      en: 'A minor dark power that you draw is placed above the killer board, with a health marker on each of its printed spots. These markers are extra health for the killer.',
      pl: 'Dobraną pomniejszą mroczną moc połóż nad planszą mordercy, ze znacznikiem zdrowia na każdym wydrukowanym na niej polu. Te znaczniki to dodatkowe zdrowie mordercy.',
    },
    'FG-DARK-05': {
      en: 'When the heroine damages the killer, the health markers on his minor dark powers are removed first.',
      pl: 'Gdy bohaterka zadaje obrażenia mordercy, najpierw znikają znaczniki zdrowia z jego pomniejszych mrocznych mocy.',
    },
    'FG-DARK-06': {
      en: 'A minor dark power that has lost all its health markers is discarded, and the killer loses its ability.',
      pl: 'Pomniejsza mroczna moc, z której zdjęto wszystkie znaczniki zdrowia, zostaje odrzucona, a morderca traci jej zdolność.',
    },
  },
};
