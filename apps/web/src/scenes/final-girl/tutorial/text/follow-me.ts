import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

const SIMPLER = {
  en: 'A fine reward, but a longer story. Take calm, time or health for now.',
  pl: 'Dobra nagroda, ale to dłuższa historia. Na razie wybierz spokój, czas albo zdrowie.',
};

export const words = lessonWords({
  en: {
    title: 'Follow me',
    about: 'Lead the campers to an exit, and let them pay you back.',
    steps: {
      'behind-you': [
        'Do not look back',
        'You have talked two campers into leaving. Just in time: Hans has taken their seats at the campfire.',
      ],
      exit: [
        'The way out',
        'Victims are safe once you bring them to an *exit*. There are three, and the Southwest Road is only two steps away.',
      ],
      walk: ['Quietly now', 'Play *Walk*.', 'With Hans right behind you? Walk!'],
      keep: ['Two successes', 'That is up to 2 spaces. Keep the dice.'],
      'to-field': [
        'Across the grass',
        'Take your first step to the *Sports Field*.',
        'The road lies beyond the Sports Field.',
      ],
      follow: [
        'Come with me',
        'On every step up to *two victims* may follow you. Take both.',
        'Leave somebody to Hans? Different film. Take both.',
      ],
      'to-exit': [
        'Almost there',
        'Take your second step to the *Southwest Road*.',
        'The exit is right in front of you.',
      ],
      'follow-again': ['Nobody stays behind', 'Take both with you again.', 'So close to the road? Take both.'],
      save: [
        'Run!',
        'You stand on an exit, and they stand with you. Saving them costs nothing and can be done at any moment of your turn. *Save the first one.*',
        'First get them out of here.',
      ],
      slot: [
        'Every life counts',
        'A saved victim covers a slot of your card and pays what is printed there. Choose *calm, time or health*.',
        SIMPLER.en,
      ],
      reward: [
        'Take it',
        'Now take the reward. It has to be taken before you play another card.',
        'The reward first: you have earned it.',
      ],
      'save-second': [
        'And the guitarist',
        'Save the second one, guitar and all.',
        'Somebody is still waiting for you.',
      ],
      'second-slot': ['Another reward', 'Choose what you need more.', SIMPLER.en],
      'second-reward': ['Yours', 'Take this one, too.'],
      'six-lives': [
        'Six lives',
        'Save six and Laurie’s *ultimate ability* awakens: she hits harder. Those whom you leave to Hans feed his *bloodlust*, and he hits harder.',
      ],
      end: [
        'Not even a thank-you',
        'You hear them running down the road. You could run, too. But there are eight more out there. *Next scene:* you need a weapon.',
      ],
    },
  },
  pl: {
    title: 'Za mną!',
    about: 'Wyprowadź obozowiczów do wyjścia i odbierz nagrodę.',
    steps: {
      'behind-you': [
        'Nie oglądaj się',
        'Dwoje obozowiczów dało się namówić do wyjścia. W samą porę: przy Ognisku siedzi już Hans.',
      ],
      exit: [
        'Droga ucieczki',
        'Ofiary są bezpieczne, gdy doprowadzisz je do *wyjścia*. Są trzy, a Droga południowo-zachodnia jest tylko dwa kroki stąd.',
      ],
      walk: ['Tylko cicho', 'Zagraj kartę „Chód”.', 'Z Hansem za plecami? Lepiej idź!'],
      keep: ['Dwa sukcesy', 'To ruch nawet o 2 pola. Zostaw kości.'],
      'to-field': ['Przez trawę', 'Zrób pierwszy krok: na *Boisko*.', 'Do drogi idzie się przez Boisko.'],
      follow: [
        'Chodźcie ze mną',
        'Przy każdym kroku mogą iść za tobą najwyżej *dwie ofiary*. Zabierz obie.',
        'Zostawić kogoś Hansowi? To nie ten film. Zabierz oboje.',
      ],
      'to-exit': ['Już blisko', 'Zrób drugi krok: na *Drogę południowo-zachodnią*.', 'Wyjście masz tuż przed sobą.'],
      'follow-again': ['Nikt nie zostaje', 'Znowu zabierz oboje.', 'Tuż przy drodze? Zabierz oboje.'],
      save: [
        'Uciekajcie!',
        'Stoisz przy wyjściu, a oni razem z tobą. Ratowanie nic nie kosztuje i możliwe jest w każdej chwili fazy akcji. *Uratuj pierwszą osobę.*',
        'Najpierw wyślij ich w bezpieczne miejsce.',
      ],
      slot: [
        'Liczy się każde życie',
        'Uratowana ofiara zakrywa miejsce na twojej karcie i daje to, co tam widać. Wybierz *spokój, czas albo zdrowie*.',
        SIMPLER.pl,
      ],
      reward: [
        'Odbierz ją',
        'Teraz odbierz nagrodę. Trzeba to zrobić, zanim zagrasz następną kartę.',
        'Najpierw nagroda, należy ci się.',
      ],
      'save-second': ['Pora na gitarzystę', 'Uratuj drugą osobę, razem z gitarą.', 'Ktoś jeszcze na ciebie czeka.'],
      'second-slot': ['Kolejna nagroda', 'Wybierz to, co bardziej się przyda.', SIMPLER.pl],
      'second-reward': ['Twoja', 'Odbierz i tę nagrodę.'],
      'six-lives': [
        'Sześć żyć',
        'Po sześciu uratowanych budzi się *ostateczna zdolność* Laurie: bije mocniej. Ci, których dopadnie Hans, karmią jego *żądzę krwi* i to on bije mocniej.',
      ],
      end: [
        'I ani słowa podziękowania',
        'Słyszysz, jak biegną drogą. Ty też możesz uciec. Ale w obozie zostało jeszcze osiem osób. *Następna scena:* potrzebna ci broń.',
      ],
    },
  },
});
