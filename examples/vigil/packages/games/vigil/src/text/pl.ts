import type { Forms, MessagesFor, Texts } from '@dreadhouse/text';
import type { VigilEvents } from '../events.ts';
import type { VigilQuestions } from '../questions.ts';

/** Rooms as Polish sentences need them: where somebody is, and where somebody goes. */
export const ROOMS: Readonly<Record<string, Forms>> = {
  nave: { At: 'w nawie', To: 'do nawy' },
  tower: { At: 'na wieży', To: 'na wieżę' },
  crypt: { At: 'w krypcie', To: 'do krypty' },
  porch: { At: 'w kruchcie', To: 'do kruchty' },
};

const questions = {
  'ask.act': 'Co robisz, Czuwający {seat}?',
  'ask.shelter':
    'Przeciąg {roomAt}. Czy osłaniasz płomień, Czuwający {seat}? Masz {nerve, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} odwagi.',
} satisfies MessagesFor<'ask', VigilQuestions>;

const events = {
  'event.hour': 'Godzina {hour}.',
  'event.went': 'Czuwający {seat} przechodzi {toTo}.',
  'event.relit': 'Czuwający {seat} zapala świecę {roomAt}.',
  'event.listened': 'Czuwający {seat} nasłuchuje.',
  'event.omen-heard': 'Następny znak, który słyszysz, to {face}.',
  'event.waited': 'Czuwający {seat} czeka.',
  'event.night': 'Zapada noc, godzina {hour}.',
  'event.omen': '{face, select, calm {Nic się nie dzieje.} other {Przeciąg {faceAt}.}}',
  'event.omens-shuffled': 'Znaki tasuje się od nowa.',
  'event.sheltered': 'Czuwający {seat} osłania płomień {roomAt}.',
  'event.candle-out': 'Gaśnie świeca {roomAt}.',
  'event.dark-came-in': 'Mrok wchodzi {roomTo}, po raz {dark} z 3.',
  'event.dawn': 'Świta. Czuwający wygrywają.',
  'event.dark-stayed': 'Mrok zostaje. Czuwający przegrywają.',
} satisfies MessagesFor<'event', VigilEvents>;

export const pl: Texts = {
  ...questions,
  ...events,
  'option.go': 'Idź {toTo}',
  'option.relight': 'Zapal świecę {roomAt}',
  'option.listen': 'Nasłuchuj następnego znaku',
  'option.wait': 'Czekaj',
  'option.shelter.yes': 'Osłoń płomień',
  'option.shelter.no': 'Niech zgaśnie',
  'why.burns': 'Świeca płonie.',
  'why.heard': 'Znasz następny znak.',
  'name.room.nave': 'nawa',
  'name.room.tower': 'wieża',
  'name.room.crypt': 'krypta',
  'name.room.porch': 'kruchta',
  'name.room.calm': 'spokój',
  'name.phase.keepers': 'Czuwający',
  'name.phase.night': 'Noc',
  'hint.flame': 'Świeca nie wpuszcza mroku.',
  'hint.know': 'Kto zna następny znak, może tam być.',
  'hint.omen': 'Tam przyjdzie następny znak.',
  'hint.dark': 'Tam zgasła świeca.',
  'hint.wait': 'Nie ma nic lepszego do roboty.',
};
