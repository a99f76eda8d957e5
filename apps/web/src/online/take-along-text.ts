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
    'device-local':
      'This link only works on this machine. Other devices need an address that they can reach: see the ones that “npm start” printed.',
    link: 'Personal link',
    qr: 'QR code of the personal link',
    phrase: 'Words to come back with',
    'phrase-note':
      'Write these words down. With the link of this table they bring you back from any browser, as often as you like. They replace any that you had before.',
    alone: 'Shut out all other devices',
    'alone-note': 'Then every other device, the words and open links lose this seat.',
    'alone-done': 'From now on only this browser has your seat.',
    'seat-title': 'Take your seat along',
    'seat-note': 'This link brings the seat to this device, and works once. The other devices keep it, too.',
    'seat-other':
      'This browser already has the seat of {name} at this table, and can hold only one. If you play on here as {other}, only a link or the words of that seat bring you back to it.',
    'seat-same': 'This browser has this seat already. The link has not been used up: open it on the other device.',
    'seat-take': 'Play on here',
    'seat-table': 'To the table',
    'come-back': 'I have a seat here',
    'come-back-note': 'Type the words that you wrote down. Capitals and dashes do not matter.',
    'come-back-field': 'The five words',
    'come-back-go': 'Sit down again',
    'come-back-lost':
      'No words either? Ask those at the table: they can hand your seat over, and you sit down on it anew.',
    'unknown.pass':
      'This link opens no seat, or does not any more: it works once, and for a quarter of an hour. Make a new one where you have the seat, or come back with your words.',
    'unknown.phrase': 'These words open no seat at this table. They must be the last ones that you were given.',
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
    'device-local':
      'Ten link działa tylko na tym komputerze. Innym urządzeniom potrzebny jest adres, pod którym go zobaczą: wypisał je „npm start”.',
    link: 'Osobisty link',
    qr: 'Kod QR osobistego linku',
    phrase: 'Słowa, z którymi wrócisz',
    'phrase-note':
      'Zapisz te słowa. Razem z linkiem do stołu wpuszczą cię z każdej przeglądarki, ile razy zechcesz. Poprzednie przestają działać.',
    alone: 'Odłącz wszystkie inne urządzenia',
    'alone-note': 'Wtedy wszystkie inne urządzenia, słowa i otwarte linki tracą to miejsce.',
    'alone-done': 'Od teraz twoje miejsce ma tylko ta przeglądarka.',
    'seat-title': 'Zabierz miejsce ze sobą',
    'seat-note': 'Ten link przenosi miejsce na to urządzenie i działa raz. Pozostałe urządzenia też je zachowają.',
    'seat-other':
      'Ta przeglądarka ma już miejsce przy tym stole ({name}), a może mieć tylko jedno. Jeśli zagrasz tu dalej jako {other}, na tamto wrócisz tylko z linkiem albo słowami do niego.',
    'seat-same': 'Ta przeglądarka ma już to miejsce. Link wciąż działa: otwórz go na tym drugim urządzeniu.',
    'seat-take': 'Gram dalej tutaj',
    'seat-table': 'Do stołu',
    'come-back': 'Mam tu miejsce',
    'come-back-note': 'Wpisz słowa, które masz zapisane. Wielkość liter i myślniki nie mają znaczenia.',
    'come-back-field': 'Pięć słów',
    'come-back-go': 'Siadam z powrotem',
    'come-back-lost':
      'Słów też nie masz? Poproś tych, którzy są przy stole: mogą oddać twoje miejsce, a ty usiądziesz na nim od nowa.',
    'unknown.pass':
      'Ten link nie otwiera żadnego miejsca albo już go nie otwiera: działa raz i tylko przez kwadrans. Zrób nowy tam, gdzie masz to miejsce, albo wróć, podając swoje słowa.',
    'unknown.phrase':
      'Te słowa nie otwierają żadnego miejsca przy tym stole. Muszą to być te, które wypisano ostatnio.',
    welcome: 'Witaj z powrotem, {name}.',
  },
});
