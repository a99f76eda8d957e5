import type { Chapter } from '@dreadhouse/engine';

/** The end of a turn, the finale and the end of the game. */
export const upkeepAndFinale: Chapter = {
  title: { en: 'Upkeep, finale and end of the game', pl: 'Faza porządkowa, zakończenie i koniec gry' },
  rules: {
    'FG-UPK-01': {
      en: 'The upkeep phase begins with the finale check: if the terror deck is empty, reveal the finale card.',
      pl: 'Faza porządkowa zaczyna się od sprawdzenia zakończenia: jeśli talia terroru jest pusta, odkryj kartę zakończenia.',
    },
    'FG-UPK-02': {
      en: 'After the finale check, carry out all upkeep effects of events, items, other cards and special rules.',
      pl: 'Po sprawdzeniu zakończenia wykonaj wszystkie efekty tej fazy z wydarzeń, przedmiotów, innych kart i zasad specjalnych.',
    },
    'FG-UPK-03': {
      en: 'As the last step of the upkeep phase, you may rearrange the heroine’s items between her hands and her backpack.',
      pl: 'W ostatnim kroku fazy porządkowej możesz na nowo rozłożyć przedmioty bohaterki między dłonie a plecak.',
    },
    'FG-UPK-04': {
      en: 'Besides the moment when you gain an item, the upkeep phase is the only time in a turn when you may move items between hands and backpack.',
      pl: 'Poza chwilą zdobycia przedmiotu faza porządkowa to jedyny moment tury, w którym możesz przekładać przedmioty między dłońmi a plecakiem.',
    },
    'FG-UPK-05': {
      en: 'The turn ends with the upkeep phase, and a new turn begins with the action phase.',
      pl: 'Faza porządkowa kończy turę, po czym rozpoczyna się nowa tura, od fazy akcji.',
    },
    'FG-FIN-01': {
      en: 'The finale card is not revealed at the moment the terror deck runs out, but in the first upkeep phase in which the deck is empty.',
      pl: 'Karty zakończenia nie odkrywasz w chwili, gdy skończy się talia terroru, lecz w pierwszej fazie porządkowej, w której ta talia jest pusta.',
    },
    'FG-FIN-02': {
      en: 'The revealed finale card stays in its place on the killer board. Resolve its immediate effects at once; its permanent effects apply from now on.',
      pl: 'Odkryta karta zakończenia zostaje na swoim miejscu na planszy mordercy. Efekty natychmiastowe rozpatrz od razu, a efekty stałe działają od tej chwili.',
    },
    'FG-FIN-03': {
      en: 'If the killer’s dark power is still face down when the finale is revealed, reveal the dark power as well.',
      pl: 'Jeśli w chwili odkrycia zakończenia mroczna moc mordercy jest jeszcze zakryta, odkryj również ją.',
    },
    'FG-FIN-04': {
      en: 'The killer action on the revealed side of the finale card replaces the initial one for the rest of the game.',
      pl: 'Akcja mordercy z odkrytej strony karty zakończenia do końca gry zastępuje jego akcję początkową.',
    },
    'FG-FIN-05': {
      en: 'After the finale has been revealed, no more terror cards are drawn in the killer phase.',
      pl: 'Po odkryciu zakończenia w fazie mordercy nie dobiera się już kart terroru.',
    },
    'FG-FIN-06': {
      en: 'A finale card has a title, an initial killer action on its back, a final killer action on its front, and immediate or permanent effects.',
      pl: 'Karta zakończenia ma tytuł, początkową akcję mordercy na rewersie, końcową akcję mordercy na awersie oraz efekty natychmiastowe albo stałe.',
    },
    'FG-END-01': {
      en: 'The game ends when the killer is killed (you win) or the heroine dies (you lose). If both die at the same time, you win.',
      pl: 'Gra kończy się, gdy ginie morderca (wygrywasz) albo bohaterka (przegrywasz). Jeśli oboje giną równocześnie, wygrywasz.',
    },
  },
};
