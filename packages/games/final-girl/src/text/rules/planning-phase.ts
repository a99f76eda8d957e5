import type { Chapter } from '@dreadhouse/engine';

/** How action cards are bought, and how they return to the market. */
export const planningPhase: Chapter = {
  title: { en: 'The planning phase', pl: 'Faza planowania' },
  rules: {
    'FG-PLAN-01': {
      en: 'However the action phase ended, by your choice or not, the planning phase follows.',
      pl: 'Po fazie akcji następuje faza planowania – bez względu na to, czy fazę akcji kończysz z własnej woli, czy z konieczności.',
    },
    'FG-PLAN-02': {
      en: 'Step 1 of the planning phase: you may spend your remaining time on cards from the action market. Each point of a card’s cost moves the time marker down by one space.',
      pl: 'Krok 1 fazy planowania: za pozostały czas możesz kupować karty z rynku kart akcji. Każdy punkt kosztu przesuwa znacznik czasu o 1 pole w dół.',
    },
    'FG-PLAN-03': {
      en: 'You cannot buy a card that was played or discarded since the previous planning phase, or, in the first turn, since the start of the game.',
      pl: 'Nie możesz kupić karty zagranej lub odrzuconej po poprzedniej fazie planowania, a w pierwszej turze – po rozpoczęciu gry.',
    },
    'FG-PLAN-04': {
      en: 'You cannot buy a card if paying its cost would move the time marker below 0.',
      pl: 'Nie możesz kupić karty, jeśli zapłata za nią przesunęłaby znacznik czasu poniżej „0”.',
    },
    'FG-PLAN-05': {
      en: 'You cannot buy a card while you have 10 cards in hand.',
      pl: 'Nie możesz kupić karty, gdy masz na ręce 10 kart.',
    },
    'FG-PLAN-06': {
      en: 'Step 2 of the planning phase: set the time marker to 6, or to 5 in extreme horror mode. Time that you did not spend is lost.',
      pl: 'Krok 2 fazy planowania: ustaw znacznik czasu na „6”, a w trybie ekstremalnego horroru na „5”. Niewydanego czasu nie zachowujesz.',
    },
    'FG-PLAN-07': {
      en: 'Step 3 of the planning phase: all action cards played or discarded since the last planning phase return to their piles in the market. This includes cost-0 cards, which may share one pile.',
      pl: 'Krok 3 fazy planowania: wszystkie karty akcji zagrane lub odrzucone po poprzedniej fazie planowania wracają na swoje stosy na rynku. Wracają również karty o koszcie 0, które mogą leżeć we wspólnym stosie.',
    },
    'FG-PLAN-08': {
      en: 'Cards played or discarded after a planning phase, such as reaction cards in the killer phase, stay in the discard pile until the end of the next planning phase.',
      pl: 'Karty zagrane lub odrzucone już po fazie planowania, np. karty reakcji w fazie mordercy, leżą na stosie kart odrzuconych do końca następnej fazy planowania.',
    },
    'FG-PLAN-09': {
      en: 'A card that you have just played can never be bought in the very next planning phase. This also holds for cost-0 cards.',
      pl: 'Dopiero co zagranej karty nigdy nie kupisz w najbliższej fazie planowania. To samo dotyczy kart o koszcie 0.',
    },
    'FG-PLAN-10': {
      en: 'Some purchase costs: Walk 0, Focus 0, Search 2, Run 2, Furious Strike 4.',
      pl: 'Przykładowe koszty zakupu: „Chód” 0, „Skupienie” 0, „Przeszukanie” 2, „Bieg” 2, „Wściekłe uderzenie” 4.',
    },
    'FG-ZERO-01': {
      en: 'In the planning phase you can always take cost-0 cards that are in the market, up to the limit of 10 cards in hand.',
      pl: 'W fazie planowania zawsze możesz wziąć z rynku karty o koszcie 0, o ile nie przekroczysz limitu 10 kart na ręce.',
    },
    'FG-ZERO-02': {
      en: 'Cost-0 cards can be taken from the market even when the time marker is on 0 or below 0.',
      pl: 'Karty o koszcie 0 możesz wziąć z rynku również wtedy, gdy znacznik czasu jest na „0” lub niżej.',
    },
    'FG-ZERO-03': {
      en: 'Cost-0 cards that are still in the discard pile cannot be taken; only those in the market can.',
      pl: 'Kart o koszcie 0 leżących jeszcze na stosie kart odrzuconych nie możesz wziąć; dostępne są tylko te z rynku.',
    },
  },
};
