import { texts } from '../../text/text.ts';

export const text = texts({
  en: { close: 'Close' },
  pl: { close: 'Zamknij' },
});
