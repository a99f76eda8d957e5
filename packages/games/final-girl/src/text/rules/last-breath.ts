import type { Chapter } from '@dreadhouse/engine';

/** Last breath tokens, returning to life and adrenaline. */
export const lastBreath: Chapter = {
  title: { en: 'Last breath and adrenaline', pl: 'Ostatnie tchnienie i skok adrenaliny' },
  rules: {
    'FG-BREATH-01': {
      en: 'There are 9 black last breath tokens. Three of them hide health symbols (one has 1, one has 2, one has 3); the other 6 are blank.',
      pl: 'Jest 9 czarnych żetonów ostatniego tchnienia. Na 3 z nich ukryto symbole zdrowia (na jednym 1, na drugim 2, na trzecim 3), a 6 pozostałych jest pustych.',
    },
    'FG-BREATH-02': {
      en: 'The heroine and the killer each start the game with one black last breath token, its hidden side unknown.',
      pl: 'Na początku gry bohaterka i morderca mają po jednym zakrytym czarnym żetonie ostatniego tchnienia.',
    },
    'FG-BREATH-03': {
      en: 'Damage first removes health markers. When none are left and there is still damage to deal, the last breath token is revealed.',
      pl: 'Obrażenia usuwają najpierw znaczniki zdrowia. Gdy znaczników zabraknie, a obrażenia jeszcze pozostały, żeton ostatniego tchnienia zostaje odkryty.',
    },
    'FG-BREATH-04': {
      en: 'If the revealed last breath token is blank, its owner dies and the game is over.',
      pl: 'Jeśli odkryty żeton ostatniego tchnienia jest pusty, jego właściciel ginie i gra dobiega końca.',
    },
    'FG-BREATH-05': {
      en: 'If the revealed black token shows 1, 2 or 3 health symbols, its owner returns to life with exactly that much health: a white last breath token plus 0, 1 or 2 health markers.',
      pl: 'Jeśli odkryty czarny żeton ma 1, 2 lub 3 symbole zdrowia, jego właściciel powraca do życia z dokładnie taką ilością zdrowia: z białym żetonem ostatniego tchnienia oraz odpowiednio 0, 1 lub 2 znacznikami zdrowia.',
    },
    'FG-BREATH-06': {
      en: 'Once a black last breath token has been revealed, it is removed from the game.',
      pl: 'Czarny żeton ostatniego tchnienia po odkryciu zostaje usunięty z gry.',
    },
    'FG-BREATH-07': {
      en: 'When the heroine or the killer returns to life, the current phase ends immediately and the turn goes on with the next phase.',
      pl: 'Gdy bohaterka lub morderca powraca do życia, bieżąca faza natychmiast się kończy, a tura toczy się dalej od następnej fazy.',
    },
    'FG-BREATH-08': {
      en: 'Whoever has returned to life and then loses all health again, the white last breath token included, is dead for good.',
      pl: 'Kto raz powrócił do życia, a potem znów straci całe zdrowie wraz z białym żetonem ostatniego tchnienia, ten ginie ostatecznie.',
    },
    'FG-BREATH-09': {
      en: 'Damage left over when a last breath token brings its owner back to life is lost; it does not reduce the health just regained.',
      pl: 'Obrażenia, które zostały w chwili, gdy żeton ostatniego tchnienia przywrócił swojego właściciela do życia, przepadają i nie zmniejszają dopiero co odzyskanego zdrowia.',
    },
    'FG-ADR-01': {
      en: 'While the heroine or the killer has nothing left but a last breath token, black or white, you may roll 1 extra die in the heroine’s horror rolls.',
      pl: 'Dopóki bohaterce albo mordercy został już tylko żeton ostatniego tchnienia, czarny lub biały, w rzutach horroru bohaterki możesz używać 1 dodatkowej kości.',
    },
    'FG-ADR-02': {
      en: 'While both the heroine and the killer are down to their last breath tokens, you may roll 2 extra dice in horror rolls.',
      pl: 'Dopóki i bohaterce, i mordercy zostały już tylko żetony ostatniego tchnienia, w rzutach horroru możesz używać 2 dodatkowych kości.',
    },
    'FG-ADR-03': {
      en: 'The extra adrenaline die is gone as soon as the figure that gave it has more health than just the last breath token.',
      pl: 'Dodatkowa kość ze skoku adrenaliny przepada, gdy tylko postać, która ją zapewniała, ma więcej zdrowia niż sam żeton ostatniego tchnienia.',
    },
  },
};
