import { texts } from '../../text/text.ts';

export const text = texts({
  en: { goal: 'Your goal', close: 'Got it', more: 'More' },
  pl: { goal: 'Twój cel', close: 'Jasne', more: 'Więcej' },
});
