import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    turn: '{name}, your turn: {ask}',
    more: '{n, plural, one {One more thing happened; it is in the log.} other {# more things happened; they are in the log.}}',
    thinking: '{name} is thinking.',
  },
  pl: {
    turn: '{name}, twoja kolej: {ask}',
    more: '{n, plural, one {Stała się jeszcze # rzecz; jest w dzienniku.} few {Stały się jeszcze # rzeczy; są w dzienniku.} many {Stało się jeszcze # rzeczy; są w dzienniku.} other {Stało się jeszcze # rzeczy; są w dzienniku.}}',
    thinking: '{name} się zastanawia.',
  },
});
