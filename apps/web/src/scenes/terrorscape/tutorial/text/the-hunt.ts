import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'The hunt',
    about: 'Killer: from a noise to a name, from a name to a wound.',
    steps: {
      'other-side': [
        'The other side',
        'Now *you* are the Butcher. Three people are in the house. You see their health and their fear. You do not see *them*.',
      ],
      noise: [
        'Something fell',
        'Noise was reported in the *Library* and in the *Living Room*. Somebody may be there. Or a bottle.',
      ],
      ears: [
        'A quick card first',
        'Your phase: a *quick* card, then a *special* card or two actions, then a *slow* card. Begin with *Prick Up Ears*.',
        'Listen before you run.',
      ],
      red: [
        'DETECT',
        'Ask a whole area who is in it: the *red* one, with the Library. They must tell the truth. Only Anna never answers.',
        'The red area, around you.',
      ],
      library: [
        'A name',
        '*Marco* is in the red area, and there was noise in the Library. Go *there*; that is one of two actions.',
        'The Library is one step away.',
      ],
      search: [
        'Knock',
        'The second action: *SEARCH* where you are. Whoever is here must say so.',
        'Do not walk past him. Search.',
      ],
      cleave: ['Found', 'An encounter. Your strength is 5; *Cleave* adds one.', 'Play the attack card.'],
      defends: ['He defends', 'Behind the screen they decide what Marco uses. You see it when it is on the table.'],
      flees: [
        'Wounded',
        'Two on the dice and two for the powder: *4 against 6*. Marco is *wounded*. Now he may flee, and you do not see where.',
      ],
      end: [
        'One more',
        'After an encounter there is no slow card; you drew three. Wound anybody *who is wounded*, and you win. *Next scene:* how not to be seen yourself.',
      ],
    },
  },
  pl: {
    title: 'Polowanie',
    about: 'Zabójca: od hałasu do imienia, od imienia do rany.',
    steps: {
      'other-side': [
        'Druga strona',
        'Teraz *ty* jesteś Rzeźnikiem. W domu są trzy osoby. Widzisz ich zdrowie i strach. *Ich* nie widzisz.',
      ],
      noise: ['Coś spadło', 'Zgłoszono hałas w *Bibliotece* i w *Salonie*. Może ktoś tam jest. A może to butelka.'],
      ears: [
        'Najpierw szybka karta',
        'Twoja faza: *szybka* karta, potem *specjalna* albo dwie akcje, potem *wolna*. Zacznij od karty „Nadstawianie uszu”.',
        'Najpierw słuchaj, potem biegnij.',
      ],
      red: [
        'WYKRYWANIE',
        'Zapytaj cały obszar, kto w nim jest: *czerwony*, z Biblioteką. Muszą powiedzieć prawdę. Tylko Anna nigdy nie odpowiada.',
        'Obszar czerwony, wokół ciebie.',
      ],
      library: [
        'Imię',
        '*Marco* jest w obszarze czerwonym, a w Bibliotece był hałas. Idź *tam*; to jedna z dwóch akcji.',
        'Biblioteka jest o krok.',
      ],
      search: [
        'Zapukaj',
        'Druga akcja: *PRZESZUKAJ* miejsce, w którym jesteś. Kto tu jest, musi się przyznać.',
        'Nie przechodź obok. Przeszukaj.',
      ],
      cleave: ['Jest', 'Spotkanie. Twoja siła to 5; „Rozpłatanie” dodaje jeden.', 'Zagraj kartę ataku.'],
      defends: ['Broni się', 'Za zasłonką decydują, czego użyje Marco. Zobaczysz to, gdy już będzie na stole.'],
      flees: [
        'Ranny',
        'Dwa z kości i dwa za proszek: *4 przeciw 6*. Marco jest *ranny*. Teraz może uciec, a ty nie zobaczysz dokąd.',
      ],
      end: [
        'Jeszcze raz',
        'Po spotkaniu nie ma wolnej karty; dobierasz trzy. Zrań kogoś, kto *jest już ranny*, a wygrasz. *Następna scena:* jak samemu zniknąć z oczu.',
      ],
    },
  },
});
