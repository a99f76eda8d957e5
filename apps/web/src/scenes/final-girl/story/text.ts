import { texts } from '../../../text/text.ts';

export const text = texts({
  en: {
    turn: 'It is turn {turn}, and the night is not over.',
    found: 'In the dark she found something: {list}.',
    saved: '{n, plural, one {One of them got out alive} other {# of them got out alive}}.',
    struck: 'She struck back and drew blood: {n, plural, one {# damage} other {# damage}}.',
    terror: 'The terror came: {list}.',
    happened: 'The night had more in store: {list}.',
    died: '{n, plural, one {Somebody died} other {# people died}} at {list}.',
    hurt: 'She did not get away unhurt and lost {n} health.',
    power: 'A dark power woke: {list}.',
    finale: 'The finale has begun: {list}.',
    tally:
      '{saved, plural, =0 {Nobody has been saved yet} one {One has been saved} other {# have been saved}}, {dead, plural, =0 {nobody is dead} one {one is dead} other {# are dead}}. Horror stands at {horror}.',
    heroine: '{heroine} is at {space}, with {health} health left.',
    'killer-gone': '{killer} is nowhere to be seen.',
    'killer-here': 'And {killer} is right there with her: attack {attack}.',
    'killer-near': 'And {killer} is only one step away, at {space}: attack {attack}.',
    'killer-far': 'Somewhere out there is {killer}, at {space}: attack {attack}.',
  },
  pl: {
    turn: 'Trwa tura {turn}, a noc się nie kończy.',
    found: 'W ciemności coś znalazła: {list}.',
    saved:
      '{n, plural, one {Jedna osoba uszła z życiem} few {# osoby uszły z życiem} many {# osób uszło z życiem} other {# osoby uszło z życiem}}.',
    struck:
      'Oddała cios i polała się krew: zadała {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    terror: 'Nadszedł terror: {list}.',
    happened: 'Noc miała w zanadrzu jeszcze więcej: {list}.',
    died: '{n, plural, one {Zginęła jedna osoba} few {Zginęły # osoby} many {Zginęło # osób} other {Zginęło # osoby}}: {list}.',
    hurt: 'Nie wyszła z tego bez szwanku: straciła {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} zdrowia.',
    power: 'Zbudziła się mroczna moc: {list}.',
    finale: 'Odkryto zakończenie: {list}.',
    tally:
      '{saved, plural, =0 {Nikogo jeszcze nie uratowano} one {Uratowano jedną osobę} few {Uratowano # osoby} many {Uratowano # osób} other {Uratowano # osoby}}, {dead, plural, =0 {nikt nie zginął} one {zginęła jedna} few {zginęły #} many {zginęło #} other {zginęło #}}. Poziom horroru to {horror}.',
    heroine:
      '{heroine} jest {space}. {health, plural, one {Został jej # punkt} few {Zostały jej # punkty} many {Zostało jej # punktów} other {Zostało jej # punktu}} zdrowia.',
    'killer-gone': '{killer} zniknął bez śladu.',
    'killer-here': 'A {killer} stoi z nią twarzą w twarz i ma atak {attack}.',
    'killer-near': 'A {killer} jest tylko o krok od niej, {space}, i ma atak {attack}.',
    'killer-far': '{killer} jest {space} i ma atak {attack}.',
  },
});
