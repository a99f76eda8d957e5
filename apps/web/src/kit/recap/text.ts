import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    previously: 'Previously on…',
    goOn: 'Go on',
    anyKey: 'or press any key',
  },
  pl: {
    previously: 'W poprzednim odcinku…',
    goOn: 'Graj dalej',
    anyKey: 'albo naciśnij dowolny klawisz',
  },
});
