import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    read: 'Read {title}',
    copies: '{n, plural, one {# copy} other {# copies}}',
    lit: 'can be chosen',
    dim: 'can be chosen',
    blocked: 'not possible now',
    hand: 'Hand',
    rule: 'The rule {rule}',
    close: 'Put it back',
  },
  pl: {
    read: 'Przeczytaj: {title}',
    copies: '{n, plural, one {# egzemplarz} few {# egzemplarze} many {# egzemplarzy} other {# egzemplarza}}',
    lit: 'można wybrać',
    dim: 'można wybrać',
    blocked: 'teraz niemożliwe',
    hand: 'Ręka',
    rule: 'Zasada {rule}',
    close: 'Odłóż',
  },
});
