import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';
import { dice } from './stacks.ts';

const THE_AXE = 'killer@cabins:axe';

const BARE_HANDS = {
  en: 'Bare hands? You went through all that for an axe.',
  pl: 'Gołymi rękami? Po to szukałaś siekiery?',
};

/** Scene 5: fighting, weapons, the finale, last breath, winning. */
export const lastOneStanding: Lesson = {
  id: 'last-one-standing',
  title: { en: 'The last one standing', pl: 'Ostatnia na nogach' },
  about: {
    en: 'Strike back, survive the finale, and see the credits roll.',
    pl: 'Oddaj cios, przetrwaj finał i zobacz napisy końcowe.',
  },
  minutes: 3,
  table: layTable(
    {
      turn: 9,
      heroine: 'cabins',
      killer: 'cabins',
      victims: { lovers_spot: 2 },
      hand: ['furious_strike', 'guard', 'focus'],
      horror: 4,
      time: 6,
      bloodlust: 5,
      markers: { heroine: 2, killer: 7 },
      killerBreath: 1,
      dead: 4,
      saved: [0, 1, 2, 3],
      holds: ['axe'],
      terror: ['ht02'],
      terrorDrawn: ['ht06', 'ct04', 'ht05', 'ht07', 'ct07', 'ht03', 'ct01', 'ht05', 'ht09'],
    },
    { horror: dice(5, 6, 6, 5, 6, 5, 6, 2, 5) },
  ),
  steps: [
    {
      id: 'enough',
      title: { en: 'Enough running', pl: 'Dość uciekania' },
      text: {
        en: 'Turn ten. Four are safe, four are dead, and two at Lovers’ Spot still have not noticed. Hans is in here with you: he has 8 health, you have 3. *But you have an axe.*',
        pl: 'Tura dziesiąta. Czworo jest bezpiecznych, czworo nie żyje, a para w miejscu schadzek nadal niczego nie zauważyła. Hans stoi tu z tobą: ma 8 zdrowia, ty 3. *Ale masz siekierę.*',
      },
      points: ['cabins'],
    },
    {
      id: 'strike',
      title: { en: 'Swing', pl: 'Zamach' },
      text: {
        en: 'You can hit him when he is on your space. Play *Furious Strike*.',
        pl: 'Możesz go uderzyć, gdy jest na twoim polu. Zagraj „Wściekłe uderzenie”.',
      },
      points: ['hand:furious_strike'],
      answers: ['play:furious_strike'],
      otherwise: { en: 'He is right here. Hit him!', pl: 'Jest tuż obok. Uderz!' },
    },
    {
      id: 'with-the-axe',
      title: { en: 'With what?', pl: 'Czym?' },
      text: {
        en: 'The card says how hard you hit, and a weapon in your hands adds to it. Choose the *axe*.',
        pl: 'Karta mówi, jak mocno bijesz, a broń w dłoniach dodaje swoje. Wybierz *siekierę*.',
      },
      points: [`option:${THE_AXE}`],
      answers: [THE_AXE],
      otherwise: BARE_HANDS,
    },
    {
      id: 'keep',
      title: { en: 'A clean hit', pl: 'Czyste trafienie' },
      text: {
        en: 'Two successes: 2 damage, and 2 more for the axe. Keep the dice.',
        pl: 'Dwa sukcesy: 2 obrażenia i jeszcze 2 za siekierę. Zostaw kości.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'stop',
      title: { en: 'Still standing', pl: 'Wciąż stoi' },
      text: {
        en: 'Half of his health is gone. You have no other attack in hand, so *end the phase* and get one.',
        pl: 'Stracił połowę zdrowia. Nie masz więcej ataków na ręce, więc *zakończ fazę* i zdobądź następny.',
      },
      points: ['killer', 'option:end'],
      answers: ['end'],
      otherwise: { en: 'Save it. You need every bit of time now.', pl: 'Oszczędzaj. Teraz liczy się cały czas.' },
    },
    {
      id: 'buy-blow',
      title: { en: 'The big one', pl: 'Ten największy' },
      text: {
        en: '*Critical Blow* costs all your 6 time: 3 damage, and 5 with the axe. He has 4 health left.',
        pl: '„Cios krytyczny” kosztuje całe 6 czasu: 3 obrażenia, a z siekierą 5. Hansowi zostały 4 zdrowia.',
      },
      points: ['market:critical_blow'],
      answers: ['buy:critical_blow'],
      otherwise: { en: 'Think bigger: Critical Blow.', pl: 'Mierz wyżej: „Cios krytyczny”.' },
    },
    {
      id: 'done',
      title: { en: 'Now hold on', pl: 'A teraz się trzymaj' },
      text: {
        en: 'One more blow of his to survive. You still have a *Guard*. Press *Done*.',
        pl: 'Musisz przetrwać jeszcze jeden jego cios. Masz kartę „Zasłona”. Wybierz *Gotowe*.',
      },
      points: ['option:done'],
      answers: ['done'],
    },
    {
      id: 'guard',
      title: { en: 'Here it comes', pl: 'Nadchodzi cios' },
      text: {
        en: '3 damage against 3 health. Play *Guard*.',
        pl: '3 obrażenia na 3 zdrowia. Zagraj kartę „Zasłona”.',
      },
      points: ['hand:guard'],
      answers: ['play:guard'],
      otherwise: { en: 'That would kill you. Guard!', pl: 'To by cię zabiło. Zasłoń się!' },
    },
    {
      id: 'finale',
      title: { en: 'The finale', pl: 'Finał' },
      text: {
        en: 'Not a scratch! But that was the last terror card, and the *finale* is revealed: from now on Hans strikes *twice* every turn. End this.',
        pl: 'Ani draśnięcia! Ale to była ostatnia karta terroru i odsłonił się *finał*: od teraz Hans uderza *dwa razy* na turę. Zakończ to.',
      },
      points: ['finale'],
    },
    {
      id: 'blow',
      title: { en: 'Everything you have', pl: 'Wszystko, co masz' },
      text: { en: 'Play *Critical Blow*.', pl: 'Zagraj „Cios krytyczny”.' },
      points: ['hand:critical_blow'],
      answers: ['play:critical_blow'],
      otherwise: { en: 'Now or never: Critical Blow.', pl: 'Teraz albo nigdy: „Cios krytyczny”.' },
    },
    {
      id: 'axe-again',
      title: { en: 'You know with what', pl: 'Wiadomo czym' },
      text: { en: 'The *axe*.', pl: '*Siekierą*.' },
      points: [`option:${THE_AXE}`],
      answers: [THE_AXE],
      otherwise: BARE_HANDS,
    },
    {
      id: 'keep-blow',
      title: { en: 'This is it', pl: 'To już koniec' },
      text: {
        en: 'Two successes: 5 damage. Keep the dice, and goodbye, Hans.',
        pl: 'Dwa sukcesy: 5 obrażeń. Zostaw kości i żegnaj, Hans.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'revived',
      title: { en: 'He was dead. You saw it.', pl: 'Przecież nie żył' },
      text: {
        en: 'Killers have a *last breath*, too. His token gave him 1 health, and your phase ended at once. They always get up again. *Once.*',
        pl: 'Mordercy też mają *ostatnie tchnienie*. Żeton dał mu 1 zdrowia, a twoja faza od razu się skończyła. Oni zawsze wstają. *Raz.*',
      },
      points: ['killer'],
    },
    {
      id: 'buy-retaliation',
      title: { en: 'One more card', pl: 'Jeszcze jedna karta' },
      text: {
        en: '*Retaliation* is a reaction that hits back. You can afford it.',
        pl: '„Zemsta” to reakcja, która oddaje cios. Stać cię na nią.',
      },
      points: ['market:retaliation'],
      answers: ['buy:retaliation'],
      otherwise: { en: 'Something that hits back: Retaliation.', pl: 'Coś, co oddaje: „Zemsta”.' },
    },
    {
      id: 'dare',
      title: { en: 'Come on, then', pl: 'No to chodź' },
      text: { en: 'Let him come. Press *Done*.', pl: 'Niech przyjdzie. Wybierz *Gotowe*.' },
      points: ['option:done'],
      answers: ['done'],
      otherwise: { en: 'You have what you need. Press Done.', pl: 'Masz, czego trzeba. Wybierz „Gotowe”.' },
    },
    {
      id: 'retaliate',
      title: { en: 'Now!', pl: 'Teraz!' },
      text: {
        en: 'He raises the hammer. Play *Retaliation*: adrenaline gives you one die more, because he is on his last breath.',
        pl: 'Unosi młot. Zagraj kartę „Zemsta”: adrenalina daje ci dodatkową kość, bo on goni resztką sił.',
      },
      points: ['hand:retaliation'],
      answers: ['play:retaliation'],
      otherwise: { en: 'Not like this. Strike back!', pl: 'Nie tak. Oddaj mu!' },
    },
    {
      id: 'last-swing',
      title: { en: 'For the campers', pl: 'Za obozowiczów' },
      text: { en: 'One last time: the *axe*.', pl: 'Ten ostatni raz: *siekiera*.' },
      points: [`option:${THE_AXE}`],
      answers: [THE_AXE],
      otherwise: BARE_HANDS,
    },
    {
      id: 'end',
      title: { en: 'Roll the credits', pl: 'Napisy końcowe' },
      text: {
        en: 'Hans is down, and this time he stays down. You know all you need to know. *The next night is yours alone.*',
        pl: 'Hans leży i tym razem już nie wstanie. Wiesz wszystko, co trzeba. *Następna noc należy już tylko do ciebie.*',
      },
    },
  ],
};
