import type { MessagesFor, Texts } from '@dreadhouse/text';
import type { VigilEvents } from '../events.ts';
import type { VigilQuestions } from '../questions.ts';

const questions = {
  'ask.act': 'Keeper {seat}: what do you do?',
  'ask.shelter':
    'A draught in the {room}. Keeper {seat}: do you shelter the flame? You have {nerve, plural, one {# point} other {# points}} of nerve.',
} satisfies MessagesFor<'ask', VigilQuestions>;

const events = {
  'event.hour': 'Hour {hour}.',
  'event.went': 'Keeper {seat} goes to the {to}.',
  'event.relit': 'Keeper {seat} lights the candle in the {room}.',
  'event.listened': 'Keeper {seat} listens.',
  'event.omen-heard': 'You hear the next omen: {face}.',
  'event.waited': 'Keeper {seat} waits.',
  'event.night': 'Night falls on hour {hour}.',
  'event.omen': '{face, select, calm {Nothing stirs.} other {A draught in the {face}.}}',
  'event.omens-shuffled': 'The omens are shuffled again.',
  'event.sheltered': 'Keeper {seat} shelters the flame in the {room}.',
  'event.candle-out': 'The candle in the {room} goes out.',
  'event.dark-came-in': 'The dark comes in through the {room}: {dark} of 3.',
  'event.dawn': 'It is dawn. The keepers have won.',
  'event.dark-stayed': 'The dark stays. The keepers have lost.',
} satisfies MessagesFor<'event', VigilEvents>;

export const en: Texts = {
  ...questions,
  ...events,
  'option.go': 'Go to the {to}',
  'option.relight': 'Light the candle in the {room}',
  'option.listen': 'Listen for the next omen',
  'option.wait': 'Wait',
  'option.shelter.yes': 'Shelter the flame',
  'option.shelter.no': 'Let it go out',
  'why.burns': 'The candle burns.',
  'why.heard': 'You know the next omen.',
  'name.room.nave': 'nave',
  'name.room.tower': 'tower',
  'name.room.crypt': 'crypt',
  'name.room.porch': 'porch',
  'name.room.calm': 'calm',
  'name.phase.keepers': 'Keepers',
  'name.phase.night': 'Night',
  'hint.flame': 'A candle keeps the dark out.',
  'hint.know': 'Whoever knows the next omen can be there.',
  'hint.omen': 'The next omen comes there.',
  'hint.dark': 'The candle there is out.',
  'hint.wait': 'There is nothing better to do.',
};
