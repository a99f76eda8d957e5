import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'One of the heroes',
    about: 'The haunt from the bright side: your book, a blow, two actions, and a way to win.',
    steps: {
      haunt: [
        'The Last Tenant',
        'The haunt has begun. *Josef* is the traitor, and a *Ghost* obeys him. You and Stephanie are the heroes. From now on wounds can kill.',
      ],
      book: [
        'Your book',
        'Each side has a book that the other never sees. Yours says: *lay two Keepsakes to rest in the Graveyard*. One rests already. What Josef’s says you do not know.',
      ],
      strikes: [
        'He turns round',
        'Josef stands beside you and attacks: his *Might* against yours, whoever rolls less takes the difference.',
      ],
      wound: [
        'Four against three',
        'You take *1 Physical damage*: Might or Speed, as you like. Speed is how far you get; Might is how you defend yourself.',
        'Physical damage: Might or Speed.',
      ],
      waits: ['One attack a turn', 'Nobody attacks twice in a turn. Josef has to leave it at that.'],
      ghost: [
        'Then the monsters',
        'They act right after the traitor. The Ghost was *stunned*: getting up is its whole turn. Now it is up, and Stephanie is next; she stays with the other Keepsake.',
      ],
      leave: [
        'Get away',
        'An opponent on your tile is an obstacle: leaving costs *two moves*. The number beside each step says so. Go to the *Library*.',
        'A Keepsake lies in the Library. That is where you go.',
      ],
      search: [
        'A haunt action',
        'Your book gives you actions of your own. *Search*: a Knowledge roll, 4 or more. How likely that is stands beside it.',
        'Search first.',
      ],
      graveyard: ['You have it', 'Five: the Keepsake is yours. The Graveyard is next door.', 'To the Graveyard.'],
      rest: [
        'Lay it to rest',
        'A *Sanity* roll, 4 or more. With less it would hurt, and you would try again next turn.',
        'Lay the Keepsake to rest.',
      ],
      end: [
        'The heroes win',
        'Two Keepsakes rest: the first side to reach its goal wins at once. Now both books lie open. *Next scene:* read the other one.',
      ],
    },
  },
  pl: {
    title: 'Po stronie bohaterów',
    about: 'Nawiedzenie z jasnej strony: twoja księga, cios, dwie akcje i droga do zwycięstwa.',
    steps: {
      haunt: [
        'Ostatni Lokator',
        'Nawiedzenie się zaczęło. *Josef* jest zdrajcą, a *Duch* go słucha. Ty i Stephanie jesteście bohaterkami. Od teraz rany mogą zabić.',
      ],
      book: [
        'Twoja księga',
        'Każda strona ma księgę, której druga nigdy nie widzi. W twojej stoi: *złóżcie na Cmentarzu dwie Pamiątki*. Jedna już tam spoczywa. Co jest w księdze Josefa, nie wiesz.',
      ],
      strikes: [
        'Odwraca się',
        'Josef stoi obok i atakuje: jego *Siła* przeciw twojej; kto wyrzuci mniej, dostaje różnicę.',
      ],
      wound: [
        'Cztery do trzech',
        'Otrzymujesz *1 Obrażenie Fizyczne*: Siła albo Szybkość, jak wolisz. Szybkość to droga, Siła to obrona.',
        'Obrażenia Fizyczne: Siła albo Szybkość.',
      ],
      waits: ['Jeden atak na turę', 'Nikt nie atakuje dwa razy w turze. Josef musi na tym poprzestać.'],
      ghost: [
        'Potem Potwory',
        'Działają zaraz po zdrajcy. Duch był *ogłuszony*: wstanie to cała jego tura. Teraz stoi, a kolej na Stephanie; zostaje przy drugiej Pamiątce.',
      ],
      leave: [
        'Uciekaj',
        'Przeciwnik na twojej płytce to przeszkoda: wyjście kosztuje *dwa ruchy*. Mówi o tym liczba przy każdym kroku. Idź do *Biblioteki*.',
        'Pamiątka leży w Bibliotece. Tam idziesz.',
      ],
      search: [
        'Akcja nawiedzenia',
        'Księga daje ci własne akcje. *Szukaj*: rzut Wiedzy, 4 lub więcej. Obok stoi, jaka jest szansa.',
        'Najpierw szukaj.',
      ],
      graveyard: ['Masz ją', 'Pięć: Pamiątka jest twoja. Cmentarz jest tuż obok.', 'Na Cmentarz.'],
      rest: [
        'Niech spoczywa',
        'Rzut *Poczytalności*, 4 lub więcej. Mniejszy wynik by zabolał, a próbę trzeba by powtórzyć w następnej turze.',
        'Złóż Pamiątkę na spoczynek.',
      ],
      end: [
        'Bohaterowie wygrywają',
        'Dwie Pamiątki spoczywają: wygrywa od razu ta strona, która pierwsza osiągnie cel. Teraz obie księgi są otwarte. *Następna scena:* przeczytaj tę drugą.',
      ],
    },
  },
});
