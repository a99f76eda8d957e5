import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    read: 'Read {title}',
    copies: '{n} copies',
    lit: 'can be chosen',
    dim: 'can be chosen',
    blocked: 'not possible now',
    hand: 'Hand',
  },
  pl: {
    read: 'Przeczytaj: {title}',
    copies: '{n, plural, one {# kopia} few {# kopie} many {# kopii} other {# kopii}}',
    lit: 'można wybrać',
    dim: 'można wybrać',
    blocked: 'teraz niemożliwe',
    hand: 'Ręka',
  },
});
