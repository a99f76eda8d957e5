import type { MessagesFor, Texts } from '@dreadhouse/text';
import type { VigilEvents } from '../events.ts';
import type { VigilQuestions } from '../questions.ts';

const questions = {
  'ask.act': 'Czuwający {seat}: co robisz?',
  'ask.shelter':
    'Przeciąg: {room}. Czuwający {seat}: czy osłaniasz płomień? Masz {nerve, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} odwagi.',
} satisfies MessagesFor<'ask', VigilQuestions>;

const events = {
  'event.hour': 'Godzina {hour}.',
  'event.went': 'Czuwający {seat} przechodzi: {to}.',
  'event.relit': 'Czuwający {seat} zapala świecę: {room}.',
  'event.listened': 'Czuwający {seat} nasłuchuje.',
  'event.omen-heard': 'Słyszysz następny znak: {face}.',
  'event.waited': 'Czuwający {seat} czeka.',
  'event.night': 'Zapada noc, godzina {hour}.',
  'event.omen': '{face, select, calm {Nic się nie dzieje.} other {Przeciąg: {face}.}}',
  'event.omens-shuffled': 'Znaki tasuje się od nowa.',
  'event.sheltered': 'Czuwający {seat} osłania płomień: {room}.',
  'event.candle-out': 'Gaśnie świeca: {room}.',
  'event.dark-came-in': 'Wchodzi mrok: {room}, {dark} z 3.',
  'event.dawn': 'Świta. Czuwający wygrywają.',
  'event.dark-stayed': 'Mrok zostaje. Czuwający przegrywają.',
} satisfies MessagesFor<'event', VigilEvents>;

export const pl: Texts = {
  ...questions,
  ...events,
  'option.go': 'Idź: {to}',
  'option.relight': 'Zapal świecę: {room}',
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
