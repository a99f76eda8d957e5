import type { Chapter } from '@dreadhouse/engine';

/** How the game ends. */
export const victory: Chapter = {
  title: { en: 'Victory and defeat', pl: 'Zwycięstwo i porażka' },
  rules: {
    'TS-WIN-01': {
      en: 'The Survivors win by escape with five keys, or by rescue over the radio.',
      pl: 'Ocalali wygrywają, uciekając z pięcioma kluczami albo wzywając pomoc przez radio.',
    },
    'TS-WIN-02': {
      en: 'Escape: five keys, and everybody at the Main Exit when their phase begins.',
      pl: 'Ucieczka: pięć kluczy i wszyscy przy Głównym wyjściu na początku swojej fazy.',
    },
    'TS-WIN-03': {
      en: 'If one of them has the Secret Map, the Hidden Exit will do as well.',
      pl: 'Jeśli ktoś ma Sekretną mapę, wystarczy też Ukryte wyjście.',
    },
    'TS-WIN-04': {
      en: 'Rescue: the help marker reaches the end of its track.',
      pl: 'Ratunek: znacznik pomocy dociera do końca toru.',
    },
    'TS-WIN-05': {
      en: 'The Killer wins when a Survivor is eliminated.',
      pl: 'Zabójca wygrywa, gdy Ocalały zostanie wyeliminowany.',
    },
    'TS-WIN-06': {
      en: 'The Survivors lose when nothing is left to discover and no help is coming.',
      pl: 'Ocalali przegrywają, gdy nie ma już nic do odkrycia, a pomoc nie nadchodzi.',
    },
    'TS-WIN-07': {
      en: 'The Secret Map takes nothing away: the Main Exit works as before.',
      pl: 'Sekretna mapa niczego nie odbiera: Główne wyjście działa jak dotąd.',
    },
  },
};
