import type { Chapter } from '@dreadhouse/engine';

export const additionalRooms: Chapter = {
  title: { en: 'Additional rooms', pl: 'Dodatkowe pomieszczenia' },
  rules: {
    'NL-ROOM-CSSB-01': {
      en: 'Cargo Sending System B works like A, with pod B.',
      pl: 'System wysyłki cargo B działa jak A, z kapsułą B.',
    },
    'NL-ROOM-CSSC-01': {
      en: 'Cargo Sending System C works like A, with pod C.',
      pl: 'System wysyłki cargo C działa jak A, z kapsułą C.',
    },
    'NL-ROOM-CSSCTL-01': {
      en: 'CSS Control: for 2 you look at a CSS token.',
      pl: 'Centrum kontroli SWC: za 2 karty podglądasz wybrany żeton SWC.',
    },
    'NL-ROOM-CSSCTL-02': {
      en: 'Then you may move it one field to either side.',
      pl: 'Potem możesz go przesunąć o jedno pole w dowolną stronę.',
    },
    'NL-ROOM-CSSCTL-03': {
      en: 'The field need not have a printed place for it.',
      pl: 'Pole nie musi mieć nadrukowanego miejsca.',
    },
    'NL-ROOM-CSSCTL-04': {
      en: 'A token under the time token cannot be moved.',
      pl: 'Żetonu spod żetonu czasu nie można przesunąć.',
    },
    'NL-ROOM-CSSCTL-05': {
      en: 'Nor one onto a field with another CSS token.',
      pl: 'Nie można go też przesunąć pod pole z innym żetonem SWC.',
    },
    'NL-ROOM-CSSCTL-06': {
      en: 'Moving it is optional.',
      pl: 'Przesunięcie nie jest obowiązkowe.',
    },
    'NL-ROOM-DEFENCE-01': {
      en: 'Defence Control: for 2, first an item less in this room or a malfunction here.',
      pl: 'Kontrola systemów obronnych: za 2 karty; najpierw zmniejsz o 1 liczbę przedmiotów w tym pomieszczeniu albo umieść w nim znacznik awarii.',
    },
    'NL-ROOM-DEFENCE-02': {
      en: 'Then choose a room with a stalker and without a malfunction.',
      pl: 'Potem wybierz pomieszczenie z nocnym łowcą i bez awarii.',
    },
    'NL-ROOM-DEFENCE-03': {
      en: 'It gets a malfunction marker.',
      pl: 'Umieść w nim znacznik awarii.',
    },
    'NL-ROOM-DEFENCE-04': {
      en: 'Each stalker there takes 1 damage.',
      pl: 'Każdy nocny łowca otrzymuje tam 1 obrażenie.',
    },
    'NL-ROOM-DEFENCE-05': {
      en: 'Each character there suffers a serious wound.',
      pl: 'Każda postać otrzymuje tam głęboką ranę.',
    },
    'NL-ROOM-DEFENCE-06': {
      en: 'Where no item is left only the malfunction can pay for it.',
      pl: 'Gdy nie ma przedmiotów, zapłacić można tylko awarią.',
    },
    'NL-ROOM-GUARD-01': {
      en: 'Guard Quarters: for 2 an item less in this room, and you take a Taser or a Space Suit.',
      pl: 'Kwatera straży: za 2 karty zmniejszasz o 1 liczbę przedmiotów w tym pomieszczeniu i bierzesz Paralizator albo Skafander kosmiczny.',
    },
    'NL-ROOM-GUARD-02': {
      en: 'Not where no item, or neither of the two cards, is left.',
      pl: 'Akcja jest niedostępna, gdy brakuje przedmiotów albo obu tych kart.',
    },
    'NL-ROOM-CONTAM-01': {
      en: 'Whoever searches the Contaminated Room gets a slime marker.',
      pl: 'Kto przeszukuje Skażone pomieszczenie, otrzymuje znacznik śluzu.',
    },
    'NL-ROOM-CONTAM-02': {
      en: 'It never has a malfunction.',
      pl: 'Nigdy nie ma w nim awarii.',
    },
    'NL-ROOM-CONTAM-03': {
      en: 'It has no action.',
      pl: 'Nie ma akcji.',
    },
    'NL-ROOM-SURGERY-01': {
      en: 'Surgery: for 2 you scan all your contamination cards, in hand, deck and discards.',
      pl: 'Gabinet chirurgiczny: za 2 karty skanujesz wszystkie swoje karty skażenia: z ręki, stosu i odrzuconych.',
    },
    'NL-ROOM-SURGERY-02': {
      en: 'Infected cards are removed.',
      pl: 'Zarażone karty zostają usunięte.',
    },
    'NL-ROOM-SURGERY-03': {
      en: 'So is a larva.',
      pl: 'Larwa także.',
    },
    'NL-ROOM-SURGERY-04': {
      en: 'Then you suffer a light wound.',
      pl: 'Potem otrzymujesz powierzchowną ranę.',
    },
    'NL-ROOM-SURGERY-05': {
      en: 'Then you must pass.',
      pl: 'Następnie musisz spasować.',
    },
    'NL-ROOM-SURGERY-06': {
      en: 'All your cards make a new deck, with whatever contamination is left.',
      pl: 'Wszystkie twoje karty tworzą nowy stos, z pozostałym skażeniem.',
    },
    'NL-ROOM-SURGERY-07': {
      en: 'Your hand is empty until the next round.',
      pl: 'Twoja ręka jest pusta do następnej rundy.',
    },
    'NL-ROOM-SURGERY-08': {
      en: 'Slime stays.',
      pl: 'Śluz zostaje.',
    },
    'NL-ROOM-TEST-01': {
      en: 'Test Room: for 2, with Knowledge 4 or more.',
      pl: 'Pokój testów: akcja kosztuje 2 karty i wymaga wiedzy co najmniej 4.',
    },
    'NL-ROOM-TEST-02': {
      en: 'You take a Neutralizer, if one is left.',
      pl: 'Bierzesz Neutralizator, jeśli jeszcze jest.',
    },
    'NL-ROOM-VENT-01': {
      en: 'Ventilation Control: for 2 you choose a room with a technical entrance.',
      pl: 'Kontrola systemu wentylacji: za 2 karty wybierasz pomieszczenie z wejściem do korytarzy technicznych.',
    },
    'NL-ROOM-VENT-02': {
      en: 'None of its doors may be destroyed.',
      pl: 'Żadne z jego drzwi nie mogą być zniszczone.',
    },
    'NL-ROOM-VENT-03': {
      en: 'All its doors close.',
      pl: 'Wszystkie jego drzwi się zamykają.',
    },
    'NL-ROOM-VENT-04': {
      en: 'A fire there goes out.',
      pl: 'Pożar tam gaśnie.',
    },
    'NL-ROOM-VENT-05': {
      en: 'The ventilation token lies there.',
      pl: 'Kładzie się tam żeton wentylacji.',
    },
    'NL-ROOM-VENT-06': {
      en: 'If one of the doors opens or is destroyed in this player phase, the token is removed.',
      pl: 'Jeśli w tej fazie graczy któreś drzwi zostaną otwarte lub zniszczone, żeton znika.',
    },
    'NL-ROOM-VENT-07': {
      en: 'If it is there when all have passed, every character and stalker in the room dies.',
      pl: 'Jeśli leży tam, gdy wszyscy spasują, giną wszystkie postacie i nocni łowcy w pomieszczeniu.',
    },
    'NL-ROOM-VENT-08': {
      en: 'Then the token is removed.',
      pl: 'Potem żeton jest usuwany.',
    },
    'NL-ROOM-VENT-09': {
      en: 'That comes before every step of the event phase.',
      pl: 'Dzieje się to przed krokami fazy wydarzeń.',
    },
    'NL-ROOM-VENT-10': {
      en: 'Sector, occupants and exploration do not matter for the choice.',
      pl: 'Sektor, obecność postaci i odkrycie nie mają znaczenia przy wyborze.',
    },
    'NL-ROOM-VENT-11': {
      en: 'Eggs and objects are not touched.',
      pl: 'Jaj i obiektów to nie dotyczy.',
    },
  },
};
