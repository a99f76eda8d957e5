import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'The other book',
    about: 'The same haunt from the dark side: attack, snatch, and send the Ghost.',
    steps: {
      'other-side': [
        'The house has chosen you',
        'Now *you* are the traitor. Josef lies in the Library. Only *Stephanie* is left, and she carries a Keepsake; one more at rest, and the heroes win.',
      ],
      book: [
        'The book of the traitor',
        'For your eyes alone: *once all heroes are dead*, you win. What you use is read to everybody when it is first used, never before. The damage of rooms does not touch you, and you may leave Events alone.',
      ],
      walk: ['She is near', 'Stephanie stands in the *Hallway*. Go there.', 'The Hallway, one step west.'],
      strike: [
        'Attack',
        'Your Might against hers. Beside it stand the chances: to win, to hurt nobody, to be hurt yourself.',
        'Attack Stephanie.',
      ],
      snatch: [
        'Snatch',
        'You won against somebody who carries a Keepsake. Your book lets you throw it up to two tiles away: onto the *Ground Floor Staircase*, away from the Graveyard.',
        'The Staircase, please: further from the Graveyard.',
      ],
      hurt: ['She chooses', 'Four against three: 1 Physical damage. Whoever is hurt decides which trait falls.'],
      rest: [
        'Enough for one turn',
        'You have attacked. End your turn: *then the monsters act*, and they are yours.',
        'End your turn now.',
      ],
      ghost: [
        'Through the wall',
        'The Ghost rolled its Speed: two steps. It does not need doors. Send it into the *Hallway*.',
        'Into the Hallway.',
      ],
      sanity: [
        'It attacks with Sanity',
        'Stephanie’s Knowledge and Sanity are critical. One more wound there is death.',
        'Let the Ghost attack.',
      ],
      last: ['Her last choice', 'Mental damage: Knowledge or Sanity. Either way the marker falls onto the skull.'],
      end: [
        'The traitor wins',
        'All heroes are dead. That is the whole game; every haunt is another story with two other books. *Set up a game*, and find out who it will be.',
      ],
    },
  },
  pl: {
    title: 'Druga księga',
    about: 'To samo nawiedzenie z ciemnej strony: zaatakuj, odbierz Pamiątkę i poślij Ducha.',
    steps: {
      'other-side': [
        'Dom wybrał ciebie',
        'Teraz to *ty* jesteś zdrajcą. Josef leży w Bibliotece. Została tylko *Stephanie*, która niesie Pamiątkę; jeszcze jedna złożona i bohaterowie wygrają.',
      ],
      book: [
        'Księga zdrajcy',
        'Tylko dla twoich oczu: *gdy zginą wszyscy bohaterowie*, wygrywasz. Zasadę czyta się wszystkim, gdy jej pierwszy raz użyjesz, nigdy wcześniej. Obrażenia od pokoi cię nie dotyczą, a z Wydarzeń możesz rezygnować.',
      ],
      walk: ['Jest blisko', 'Stephanie stoi na *Korytarzu*. Idź tam.', 'Korytarz, jeden krok na zachód.'],
      strike: [
        'Atak',
        'Twoja Siła przeciw jej Sile. Obok stoją szanse: że wygrasz, że nikt nie ucierpi, że oberwiesz ty.',
        'Zaatakuj Stephanie.',
      ],
      snatch: [
        'Odbierz',
        'Wygrywasz z kimś, kto niesie Pamiątkę. Twoja księga pozwala odrzucić ją najwyżej o dwie płytki: na *Schody na Parterze*, dalej od Cmentarza.',
        'Poproszę Schody: dalej od Cmentarza.',
      ],
      hurt: ['Ona wybiera', 'Cztery do trzech: 1 Obrażenie Fizyczne. Kto jest ranny, ten decyduje, która cecha spada.'],
      rest: [
        'Dość na jedną turę',
        'Atak już był. Zakończ turę: *potem działają Potwory*, a one są twoje.',
        'Teraz zakończ turę.',
      ],
      ghost: [
        'Przez ścianę',
        'Duch rzucił Szybkością i ma dwa kroki. Drzwi mu niepotrzebne. Poślij go na *Korytarz*.',
        'Na Korytarz.',
      ],
      sanity: [
        'Atakuje Poczytalnością',
        'Wiedza i Poczytalność Stephanie są krytyczne. Jeszcze jedna rana to śmierć.',
        'Niech Duch zaatakuje.',
      ],
      last: [
        'Jej ostatni wybór',
        'Obrażenia Psychiczne: Wiedza albo Poczytalność. Tak czy inaczej znacznik spada na czaszkę.',
      ],
      end: [
        'Zdrajca wygrywa',
        'Wszyscy bohaterowie są martwi. To już cała gra; każde nawiedzenie to inna historia i dwie inne księgi. *Przygotuj grę* i sprawdź, na kogo padnie.',
      ],
    },
  },
});
