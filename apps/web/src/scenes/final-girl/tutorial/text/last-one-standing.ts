import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

const BARE_HANDS = {
  en: 'Bare hands? You went through all that for an axe.',
  pl: 'Gołymi rękami? Po to szukałaś siekiery?',
};

export const words = lessonWords({
  en: {
    title: 'The last one standing',
    about: 'Strike back, survive the finale, and see the credits roll.',
    steps: {
      enough: [
        'Enough running',
        'Turn ten. Four are safe, four are dead, and two at Lovers’ Spot still have not noticed. Hans is in here with you: he has 8 health, you have 3. *But you have an axe.*',
      ],
      strike: [
        'Swing',
        'You can hit him when he is on your space. Play *Furious Strike*.',
        'He is right here. Hit him!',
      ],
      'with-the-axe': [
        'With what?',
        'The card says how hard you hit, and a weapon in your hands adds to it. Choose the *axe*.',
        BARE_HANDS.en,
      ],
      keep: ['A clean hit', 'Two successes: 2 damage, and 2 more for the axe. Keep the dice.'],
      stop: [
        'Still standing',
        'Half of his health is gone. You have no other attack in hand, so *end the phase* and get one.',
        'Save it. You need every bit of time now.',
      ],
      'buy-blow': [
        'The big one',
        '*Critical Blow* costs all your 6 time: 3 damage, and 5 with the axe. He has 4 health left.',
        'Think bigger: Critical Blow.',
      ],
      done: ['Now hold on', 'One more blow of his to survive. You still have a *Guard*. Press *Done*.'],
      guard: ['Here it comes', '3 damage against 3 health. Play *Guard*.', 'That would kill you. Guard!'],
      finale: [
        'The finale',
        'Not a scratch! But that was the last terror card, and the *finale* is revealed: from now on Hans strikes *twice* every turn. End this.',
      ],
      blow: ['Everything you have', 'Play *Critical Blow*.', 'Now or never: Critical Blow.'],
      'axe-again': ['You know with what', 'Choose the *axe* again.', BARE_HANDS.en],
      'keep-blow': ['This is it', 'Two successes: 5 damage. Keep the dice, and goodbye, Hans.'],
      revived: [
        'He was dead. You saw it.',
        'Killers have a *last breath*, too. His token gave him 1 health, and your phase ended at once. They always get up again. *Once.*',
      ],
      'buy-retaliation': [
        'One more card',
        '*Retaliation* is a reaction that hits back. You can afford it.',
        'Something that hits back: Retaliation.',
      ],
      dare: ['Come on, then', 'Let him come. Press *Done*.', 'You have what you need. Press Done.'],
      retaliate: [
        'Now!',
        'He raises the hammer. Play *Retaliation*: adrenaline gives you one die more, because he is on his last breath.',
        'Not like this. Strike back!',
      ],
      'last-swing': ['For the campers', 'One last time, choose the *axe*.', BARE_HANDS.en],
      end: [
        'Roll the credits',
        'Hans is down, and this time he stays down. You know all you need to know. *The next night is yours alone.*',
      ],
    },
  },
  pl: {
    title: 'Ostatnia na nogach',
    about: 'Oddaj cios, przetrwaj zakończenie i zobacz napisy końcowe.',
    steps: {
      enough: [
        'Dość uciekania',
        'Tura dziesiąta. Czworo jest bezpiecznych, czworo nie żyje, a para w Miejscu schadzek nadal niczego nie zauważyła. Hans stoi tu z tobą: ma 8 punktów zdrowia, ty 3. *Ale masz siekierę.*',
      ],
      strike: [
        'Zamach',
        'Możesz go uderzyć, gdy jest na twoim polu. Zagraj „Wściekłe uderzenie”.',
        'Jest tuż obok. Uderz!',
      ],
      'with-the-axe': [
        'Czym?',
        'Karta mówi, jak mocno bijesz, a broń w dłoniach dodaje swoje. Wybierz *siekierę*.',
        BARE_HANDS.pl,
      ],
      keep: ['Czyste trafienie', 'Dwa sukcesy: 2 obrażenia i jeszcze 2 za siekierę. Zostaw kości.'],
      stop: [
        'Wciąż stoi',
        'Stracił połowę zdrowia. Nie masz więcej ataków na ręce, więc *zakończ fazę* i zdobądź następny.',
        'Oszczędzaj. Teraz liczy się cały czas.',
      ],
      'buy-blow': [
        'Ten największy',
        '„Cios krytyczny” kosztuje wszystkie 6 punktów czasu: 3 obrażenia, a z siekierą 5. Hansowi zostały 4 punkty zdrowia.',
        'Mierz wyżej: „Cios krytyczny”.',
      ],
      done: [
        'A teraz się trzymaj',
        'Musisz przetrwać jeszcze jeden jego cios. Masz kartę „Zasłona”. Wybierz *Gotowe*.',
      ],
      guard: [
        'Nadchodzi cios',
        '3 obrażenia na 3 punkty zdrowia. Zagraj kartę „Zasłona”.',
        'To by cię zabiło. Zasłoń się!',
      ],
      finale: [
        'Zakończenie',
        'Ani draśnięcia! Ale to była ostatnia karta terroru i odsłoniło się *zakończenie*: od teraz Hans uderza *dwa razy* na turę. Zakończ to.',
      ],
      blow: ['Wszystko, co masz', 'Zagraj „Cios krytyczny”.', 'Teraz albo nigdy: „Cios krytyczny”.'],
      'axe-again': ['Wiadomo czym', 'Znowu wybierz *siekierę*.', BARE_HANDS.pl],
      'keep-blow': ['To już koniec', 'Dwa sukcesy: 5 obrażeń. Zostaw kości i żegnaj, Hans.'],
      revived: [
        'Przecież nie żył',
        'Mordercy też mają *ostatnie tchnienie*. Żeton dał mu 1 punkt zdrowia, a twoja faza od razu się skończyła. Oni zawsze wstają. *Raz.*',
      ],
      'buy-retaliation': [
        'Jeszcze jedna karta',
        '„Zemsta” to reakcja, która oddaje cios. Stać cię na nią.',
        'Coś, co oddaje: „Zemsta”.',
      ],
      dare: ['No to chodź', 'Niech przyjdzie. Wybierz *Gotowe*.', 'Masz, czego trzeba. Wybierz „Gotowe”.'],
      retaliate: [
        'Teraz!',
        'Unosi młot. Zagraj kartę „Zemsta”: adrenalina daje ci dodatkową kość, bo on goni resztką sił.',
        'Nie tak. Oddaj mu!',
      ],
      'last-swing': ['Za obozowiczów', 'Ten ostatni raz wybierz *siekierę*.', BARE_HANDS.pl],
      end: [
        'Napisy końcowe',
        'Hans leży i tym razem już nie wstanie. Wiesz wszystko, co trzeba. *Następna noc należy już tylko do ciebie.*',
      ],
    },
  },
});
