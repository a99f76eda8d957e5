import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Behind the screen',
    about: 'Survivors: move unseen, make noise on purpose, find a key.',
    steps: {
      'shut-in': [
        'Shut in',
        'Anna, Marco and Johnson stand in the Entrance Hall. Something stands in the Garden. You lead *all three*; the Killer sees *none of them*.',
      ],
      goal: [
        'Two ways out',
        'Bring *five keys* and everybody to the Main Exit, or repair the *radio* in five steps and hold out until help comes.',
      ],
      anna: [
        'Anyone may begin',
        'In your phase everybody has one turn, in any order. Let *Anna* go first.',
        'Anna first: she is the quiet one.',
      ],
      gallery: [
        'Two steps, no sound',
        'Moving is silent, and one or two steps far. Send her to the *Gallery*: there is something to ransack next round.',
        'The Gallery lights up beside the hall.',
      ],
      bottle: [
        'A useful noise',
        'Items can be used on top of the action. Throw the *Whisky Bottle* into the *Library*: the Killer will hear noise where nobody is.',
        'The bottle, into the Library.',
      ],
      johnson: ['The mechanic', 'Now *Johnson*. He carries a Toolkit and knows how to use it.', 'Johnson, please.'],
      radio: [
        'To the radio',
        'Bring him to the *Living Room*. Repairing is always noisy, so choose your moment.',
        'The Living Room is to the left of the hall.',
      ],
      'end-johnson': [
        'Enough',
        'He has moved; a special action would be another turn’s work. *End the turn.*',
        'Keep your things: end the turn.',
      ],
      marco: [
        'Marco is left',
        'Only Marco is left, so it is his turn. Keep him out of the open: *Dining Room*.',
        'To the Dining Room.',
      ],
      'end-marco': ['And quiet', '*End the turn.*', 'End the turn.'],
      discover: [
        'Somebody looks around',
        'Every round one of you draws two discoveries and keeps one. When this deck is empty *the Killer wins*. Let *Anna* look.',
        'Anna is where we want the noise to be.',
      ],
      key: [
        'A key',
        'Keep the *Key*. It goes straight to the rack. It jingles: there will be noise in the Gallery.',
        'The key!',
      ],
      report: [
        'What he hears',
        'At the end of your phase all noise is reported: Gallery *and* Library. Not who, not how often. Now he has to guess. *Next scene:* he guesses right.',
      ],
    },
  },
  pl: {
    title: 'Za zasłonką',
    about: 'Ocalali: ruch w ukryciu, hałas z rozmysłem i pierwszy klucz.',
    steps: {
      'shut-in': [
        'W zamknięciu',
        'Anna, Marco i Johnson stoją w Holu wejściowym. Coś stoi w Ogrodzie. Prowadzisz *całą trójkę*, a Zabójca *nikogo z nich nie widzi*.',
      ],
      goal: [
        'Dwie drogi na zewnątrz',
        'Zbierzcie *pięć kluczy* i stańcie razem przy Głównym wyjściu albo naprawcie *radio* w pięciu krokach i doczekajcie pomocy.',
      ],
      anna: [
        'Zacząć może każdy',
        'W waszej fazie każdy ma jedną turę, w dowolnej kolejności. Niech zacznie *Anna*.',
        'Najpierw Anna: to ona jest najcichsza.',
      ],
      gallery: [
        'Dwa kroki, ani dźwięku',
        'Ruch jest bezgłośny i ma jeden lub dwa kroki. Wyślij ją do *Galerii*: w następnej rundzie będzie tam co przeszukać.',
        'Galeria świeci tuż obok holu.',
      ],
      bottle: [
        'Pożyteczny hałas',
        'Przedmiotów można używać oprócz akcji. Rzuć *Butelką whisky* do *Biblioteki*: Zabójca usłyszy hałas tam, gdzie nikogo nie ma.',
        'Butelka, do Biblioteki.',
      ],
      johnson: ['Mechanik', 'Teraz *Johnson*. Ma Narzędzia i umie się nimi posłużyć.', 'Johnson, proszę.'],
      radio: [
        'Do radia',
        'Zaprowadź go do *Salonu*. Naprawa zawsze hałasuje, więc trzeba wybrać chwilę.',
        'Salon jest na lewo od holu.',
      ],
      'end-johnson': [
        'Wystarczy',
        'Ruch wykonany; akcja specjalna to praca na inną turę. *Zakończ turę.*',
        'Zachowaj rzeczy: zakończ turę.',
      ],
      marco: [
        'Został Marco',
        'Został tylko Marco, więc to jego tura. Niech zejdzie z widoku: *Jadalnia*.',
        'Do Jadalni.',
      ],
      'end-marco': ['I cisza', '*Zakończ turę.*', 'Zakończ turę.'],
      discover: [
        'Ktoś się rozgląda',
        'Co rundę jedno z was dobiera dwa odkrycia i zatrzymuje jedno. Gdy ta talia się skończy, *wygrywa Zabójca*. Niech rozejrzy się *Anna*.',
        'Anna jest tam, gdzie ma być hałas.',
      ],
      key: ['Klucz', 'Zatrzymaj *Klucz*. Trafia od razu na stojak. Brzęczy: w Galerii będzie hałas.', 'Klucz!'],
      report: [
        'Co słyszy',
        'Na końcu waszej fazy cały hałas zostaje zgłoszony: Galeria *i* Biblioteka. Ale nie kto i nie ile razy. Teraz musi zgadywać. *Następna scena:* zgaduje dobrze.',
      ],
    },
  },
});
