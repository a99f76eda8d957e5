import { texts } from '../text/text.ts';

export const text = texts({
  en: {
    title: 'Your seat goes with you',
    note: 'Your seat is kept in this browser. Should you lose it, or play on elsewhere:',
    'note-unkept':
      'This browser keeps nothing for this page: your seat is gone with it, unless you write the words down.',
    told: 'Your seat is kept in this browser only. You can take it along.',
    'told-how': 'How?',
    device: 'Open it on another device',
    'device-note':
      'Scan it with the other device, or open the link there. It works once, until {time}. Show it to nobody else: whoever opens it has your seat.',
    link: 'Personal link',
    qr: 'QR code of the personal link',
    phrase: 'Words to come back with',
    'phrase-note':
      'Write these words down. With the link of this table they bring you back from any browser, as often as you like. They replace any that you had before.',
    alone: 'Shut out all other devices',
    'alone-note': 'Every other device, the words and open links lose this seat.',
    'alone-done': 'From now on only this browser has your seat.',
    'seat-title': 'Take your seat along',
    'seat-note': 'This link opens a seat at a table on this device. It works once.',
    'seat-take': 'Play on here',
    'seat-table': 'To the table',
    'come-back': 'I have a seat here',
    'come-back-note': 'Type the words that you wrote down. Capitals and dashes do not matter.',
    'come-back-field': 'The five words',
    'come-back-go': 'Sit down again',
    'come-back-lost':
      'No words either? Ask those at the table: they can hand your seat over, and you sit down on it anew.',
    'trouble.unknown-key':
      'That opens no seat at this table. A link works once and for a quarter of an hour; words must be the last ones that you were given.',
    welcome: 'Welcome back, {name}.',
  },
  pl: {
    title: 'Miejsce idzie z tobą',
    note: 'Twoje miejsce jest zapisane w tej przeglądarce. Na wypadek, gdyby przepadła albo gdy chcesz grać dalej gdzie indziej:',
    'note-unkept':
      'Ta przeglądarka niczego dla tej strony nie zapisuje: miejsce zniknie razem z nią, chyba że zapiszesz sobie słowa.',
    told: 'Twoje miejsce jest zapisane tylko w tej przeglądarce. Możesz je zabrać ze sobą.',
    'told-how': 'Jak?',
    device: 'Otwórz na innym urządzeniu',
    'device-note':
      'Zeskanuj kod tamtym urządzeniem albo otwórz tam link. Działa raz, do {time}. Nie pokazuj go nikomu: kto go otworzy, ma twoje miejsce.',
    link: 'Osobisty link',
    qr: 'Kod QR osobistego linku',
    phrase: 'Słowa, z którymi wrócisz',
    'phrase-note':
      'Zapisz te słowa. Razem z linkiem do stołu wpuszczą cię z każdej przeglądarki, ile razy zechcesz. Poprzednie przestają działać.',
    alone: 'Odłącz wszystkie inne urządzenia',
    'alone-note': 'Wszystkie inne urządzenia, słowa i otwarte linki tracą to miejsce.',
    'alone-done': 'Od teraz twoje miejsce ma tylko ta przeglądarka.',
    'seat-title': 'Zabierz miejsce ze sobą',
    'seat-note': 'Ten link otwiera na tym urządzeniu miejsce przy stole. Działa raz.',
    'seat-take': 'Gram dalej tutaj',
    'seat-table': 'Do stołu',
    'come-back': 'Mam tu miejsce',
    'come-back-note': 'Wpisz słowa, które masz zapisane. Wielkość liter i myślniki nie mają znaczenia.',
    'come-back-field': 'Pięć słów',
    'come-back-go': 'Siadam z powrotem',
    'come-back-lost':
      'Słów też nie masz? Poproś tych, którzy są przy stole: mogą oddać twoje miejsce, a ty usiądziesz na nim od nowa.',
    'trouble.unknown-key':
      'To nie otwiera żadnego miejsca przy tym stole. Link działa raz i przez kwadrans, a słowa muszą być tymi, które wypisano ostatnio.',
    welcome: 'Witaj z powrotem, {name}.',
  },
});
