import type { Chapter } from '@dreadhouse/engine';

export const specialRooms: Chapter = {
  title: { en: 'Special rooms', pl: 'Pomieszczenia specjalne' },
  rules: {
    'NL-SPEC-01': {
      en: 'Special rooms always lie in the same places.',
      pl: 'Pomieszczenia specjalne są zawsze w tych samych miejscach.',
    },
    'NL-SPEC-02': {
      en: 'Otherwise they are like any room.',
      pl: 'Poza tym są jak zwykłe pomieszczenia.',
    },
    'NL-SPEC-03': {
      en: 'They are explored from the start.',
      pl: 'Są odkryte od początku gry.',
    },
    'NL-SPEC-04': {
      en: 'They cannot be searched.',
      pl: 'Nie można ich przeszukiwać.',
    },
    'NL-SPEC-05': {
      en: 'Fire and malfunctions can come there.',
      pl: 'Mogą w nich być pożary i awarie.',
    },
    'NL-SPEC-RRC-01': {
      en: 'Rapid Response Centre: for 2 you start the alert procedure.',
      pl: 'Centrum szybkiego reagowania: za 2 karty aktywujesz procedurę alarmową.',
    },
    'NL-SPEC-RRC-02': {
      en: 'Its token lies on half the number of the time token’s field, rounded down.',
      pl: 'Żeton leży na polu o połowie numeru pola żetonu czasu, zaokrąglając w dół.',
    },
    'NL-SPEC-RRC-03': {
      en: 'When the time token leaves that field the game ends.',
      pl: 'Gdy żeton czasu opuści to pole, gra się kończy.',
    },
    'NL-SPEC-RRC-04': {
      en: 'The Isolation Room opens at once.',
      pl: 'Izolatka otwiera się natychmiast.',
    },
    'NL-SPEC-RRC-05': {
      en: 'From then on it can be locked on any field.',
      pl: 'Od tej chwili można się w niej zamknąć na każdym polu.',
    },
    'NL-SPEC-RRC-06': {
      en: 'Or, for 2, take a contingency plan of the neutral pool.',
      pl: 'Albo za 2 karty weź plan awaryjny z puli neutralnej.',
    },
    'NL-SPEC-EPOWER-01': {
      en: 'Emergency Power: for 2, in steps.',
      pl: 'Zasilanie awaryjne: za 2 karty, krok po kroku.',
    },
    'NL-SPEC-EPOWER-02': {
      en: 'First tokens 1 and 2 are switched on, 3 and 4 off.',
      pl: 'Najpierw żetony 1 i 2 są włączone, 3 i 4 wyłączone.',
    },
    'NL-SPEC-EPOWER-03': {
      en: 'Not if at least three are on.',
      pl: 'Ten krok pomija się, jeśli co najmniej trzy są włączone.',
    },
    'NL-SPEC-EPOWER-04': {
      en: 'Then all tokens are laid out as you like over sectors and elevator, without turning any.',
      pl: 'Potem rozmieść wszystkie żetony dowolnie w sektorach i windzie, bez odwracania.',
    },
    'NL-SPEC-EPOWER-05': {
      en: 'Then an inactive time token turns active.',
      pl: 'Potem nieaktywny żeton czasu staje się aktywny.',
    },
    'NL-SPEC-EPOWER-06': {
      en: 'These two steps happen in any case.',
      pl: 'Te dwa kroki wykonuje się zawsze.',
    },
    'NL-SPEC-ELEV-01': {
      en: 'Elevator Shaft: for 1 you call the elevator.',
      pl: 'Szyb windy: za 1 kartę wzywasz windę.',
    },
    'NL-SPEC-ELEV-02': {
      en: 'It needs power, and you must not be in combat.',
      pl: 'Winda musi mieć zasilanie, a ty nie możesz być w walce.',
    },
    'NL-SPEC-ELEV-03': {
      en: 'For 1 you ride to another shaft, and the token goes along.',
      pl: 'Za 1 kartę jedziesz do innego szybu, a żeton razem z tobą.',
    },
    'NL-SPEC-ELEV-04': {
      en: 'Only with power, with the elevator here and out of combat.',
      pl: 'Można to zrobić tylko z zasilaniem, gdy winda jest na miejscu, i poza walką.',
    },
    'NL-SPEC-ELEV-05': {
      en: 'You can take along another who agrees.',
      pl: 'Możesz zabrać inną postać, która się zgodzi.',
    },
    'NL-SPEC-ELEV-06': {
      en: 'Nobody makes a noise roll afterwards.',
      pl: 'Po jeździe nikt nie wykonuje rzutu na szmery.',
    },
    'NL-SPEC-ELEV-07': {
      en: 'All three shafts work alike.',
      pl: 'Wszystkie trzy szyby działają tak samo.',
    },
    'NL-SPEC-ELEV-08': {
      en: 'Only the elevator’s own power token matters.',
      pl: 'Liczy się tylko żeton zasilania windy.',
    },
    'NL-SPEC-EVAC-01': {
      en: 'Evacuation Passages are in no sector.',
      pl: 'Ciągi ewakuacyjne nie należą do żadnego sektora.',
    },
    'NL-SPEC-EVAC-02': {
      en: 'They are always dark.',
      pl: 'Zawsze są w ciemności.',
    },
    'NL-SPEC-EVAC-03': {
      en: 'They are black rooms without an action.',
      pl: 'To czarne pomieszczenia bez akcji.',
    },
    'NL-SPEC-STORE-01': {
      en: 'Storage: for 2 you craft an item.',
      pl: 'Magazyn: za 2 karty robisz przedmiot.',
    },
    'NL-SPEC-STORE-02': {
      en: 'You may discard one item fewer.',
      pl: 'Możesz odrzucić o jeden przedmiot mniej.',
    },
    'NL-SPEC-STORE-03': {
      en: 'So one item with a fitting symbol is enough.',
      pl: 'Wystarczy więc jeden przedmiot z pasującym symbolem.',
    },
    'NL-SPEC-ISO-01': {
      en: 'Whoever is in the Isolation Room when a round begins draws up to 6 cards.',
      pl: 'Kto jest w Izolatce na początku rundy, dobiera do 6 kart.',
    },
    'NL-SPEC-ISO-02': {
      en: 'Not while it has a malfunction.',
      pl: 'Nie działa to, gdy jest w niej awaria.',
    },
    'NL-SPEC-ISO-03': {
      en: 'In the first round too.',
      pl: 'Działa to także w pierwszej rundzie.',
    },
    'NL-SPEC-ISO-04': {
      en: 'For 2 you try to lock yourself in.',
      pl: 'Za 2 karty próbujesz zamknąć się w środku.',
    },
    'NL-SPEC-ISO-05': {
      en: 'Only while it is open: on a white field, or with the alert running.',
      pl: 'Izolatka musi być otwarta: na białym polu albo podczas procedury alarmowej.',
    },
    'NL-SPEC-ISO-06': {
      en: 'You make a noise roll; if a stalker turns up it fails.',
      pl: 'Wykonaj rzut na szmery; jeśli pojawi się nocny łowca, próba się nie udaje.',
    },
    'NL-SPEC-ISO-07': {
      en: 'If none does, you are locked in.',
      pl: 'Jeśli nie, jesteś w środku.',
    },
    'NL-SPEC-ISO-08': {
      en: 'Whoever is locked in plays no more.',
      pl: 'Kto jest zamknięty, nie bierze już udziału w grze.',
    },
    'NL-SPEC-ISO-09': {
      en: 'Whether that saves you shows at the end.',
      pl: 'Czy to cię ocali, okaże się na końcu.',
    },
    'NL-SPEC-ISO-10': {
      en: 'The countdown can be started all the same.',
      pl: 'Odliczanie można mimo to rozpocząć.',
    },
    'NL-SPEC-ISO-11': {
      en: 'After a failure you stay, and the action is spent.',
      pl: 'Po nieudanej próbie zostajesz, a akcja przepada.',
    },
  },
};
