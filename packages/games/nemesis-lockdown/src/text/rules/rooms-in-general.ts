import type { Chapter } from '@dreadhouse/engine';

export const roomsInGeneral: Chapter = {
  title: { en: 'Rooms in general', pl: 'Pomieszczenia i komputery' },
  rules: {
    'NL-GEN-01': {
      en: 'Only a character in the room can use its action, unless an ability says otherwise.',
      pl: 'Akcję pomieszczenia może wykonać tylko postać, która w nim przebywa, chyba że jakaś zdolność stanowi inaczej.',
    },
    'NL-GEN-02': {
      en: 'In combat no room action can be used.',
      pl: 'W walce nie można wykonywać akcji pomieszczeń.',
    },
    'NL-GEN-03': {
      en: 'A malfunction marker makes the room’s action unavailable.',
      pl: 'Znacznik awarii blokuje akcję pomieszczenia.',
    },
    'NL-COMP-01': {
      en: 'A computer symbol on the tile means that there is a computer in the room.',
      pl: 'Symbol komputera na kafelku oznacza, że w pomieszczeniu jest komputer.',
    },
    'NL-COMP-02': {
      en: 'Only a room with that symbol allows computer actions.',
      pl: 'Akcje komputera można wykonywać tylko w pomieszczeniu z tym symbolem.',
    },
    'NL-COMP-03': {
      en: 'With a malfunction marker the room counts as having no computer.',
      pl: 'Przy znaczniku awarii pomieszczenie liczy się jako pozbawione komputera.',
    },
    'NL-SET-01': {
      en: 'All ten basic rooms, marked I, are in every game.',
      pl: 'Wszystkie dziesięć podstawowych pomieszczeń, oznaczonych cyfrą I, bierze udział w każdej rozgrywce.',
    },
    'NL-SET-02': {
      en: 'Of the nine additional rooms, marked II, six chosen at random are in the game.',
      pl: 'Z dziewięciu dodatkowych pomieszczeń, oznaczonych cyfrą II, losuje się sześć.',
    },
    'NL-SET-03': {
      en: 'Nobody knows which three additional rooms are left out.',
      pl: 'Nikt nie wie, których trzech dodatkowych pomieszczeń nie ma w grze.',
    },
    'NL-XREF-01': {
      en: 'The room sheet sends its readers to the main rulebook for details; the last chapter here says how each of them is played.',
      pl: 'Arkusz pomieszczeń odsyła po szczegóły do głównej instrukcji; ostatni rozdział mówi, jak się je tutaj rozgrywa.',
    },
  },
};
