import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';
import { dice } from './stacks.ts';

/** The slots of Laurie whose rewards need no further choice. */
const SLOTS = ['slot:1', 'slot:0', 'slot:2', 'slot:3'];

const SIMPLER = {
  en: 'A fine reward, but a longer story. Take calm, time or health for now.',
  pl: 'Dobra nagroda, ale to dłuższa historia. Na razie wybierz spokój, czas albo zdrowie.',
};

/** Scene 2: victims follow, exits save them, rewards. */
export const followMe: Lesson = {
  id: 'follow-me',
  title: { en: 'Follow me', pl: 'Za mną!' },
  about: {
    en: 'Lead the campers to an exit, and let them pay you back.',
    pl: 'Wyprowadź obozowiczów do wyjścia i odbierz nagrodę.',
  },
  minutes: 2,
  table: layTable(
    {
      turn: 1,
      heroine: 'lake_path',
      killer: 'campfire',
      victims: { lake_path: 2, tool_shed: 2, north_woods: 1, cabins: 2, lovers_spot: 2, dock: 1 },
      hand: ['walk', 'focus', 'search', 'short_rest'],
      horror: 4,
      time: 6,
      markers: { heroine: 3 },
    },
    { horror: dice(5, 6) },
  ),
  steps: [
    {
      id: 'behind-you',
      title: { en: 'Do not look back', pl: 'Nie oglądaj się' },
      text: {
        en: 'You have talked two campers into leaving. Just in time: Hans has taken their seats at the campfire.',
        pl: 'Dwoje obozowiczów dało się namówić do wyjścia. W samą porę: przy ognisku siedzi już Hans.',
      },
      points: ['campfire'],
    },
    {
      id: 'exit',
      title: { en: 'The way out', pl: 'Droga ucieczki' },
      text: {
        en: 'Victims are safe once you bring them to an *exit*. There are three, and the Southwest Road is only two steps away.',
        pl: 'Ofiary są bezpieczne, gdy doprowadzisz je do *wyjścia*. Są trzy, a droga południowo-zachodnia leży tylko dwa kroki stąd.',
      },
      points: ['sw_exit'],
    },
    {
      id: 'walk',
      title: { en: 'Quietly now', pl: 'Tylko cicho' },
      text: { en: 'Play *Walk*.', pl: 'Zagraj kartę „Chód”.' },
      points: ['hand:walk'],
      answers: ['play:walk'],
      otherwise: { en: 'With Hans right behind you? Walk!', pl: 'Z Hansem za plecami? Lepiej idź!' },
    },
    {
      id: 'keep',
      title: { en: 'Two successes', pl: 'Dwa sukcesy' },
      text: {
        en: 'That is up to 2 spaces. Keep the dice.',
        pl: 'To ruch nawet o 2 pola. Zostaw kości.',
      },
      points: ['option:keep'],
      answers: ['keep'],
    },
    {
      id: 'to-field',
      title: { en: 'Across the grass', pl: 'Przez trawę' },
      text: { en: 'First step: the *Sports Field*.', pl: 'Pierwszy krok: *boisko*.' },
      points: ['sports_field'],
      answers: ['go:sports_field'],
      otherwise: { en: 'The road lies beyond the Sports Field.', pl: 'Do drogi idzie się przez boisko.' },
    },
    {
      id: 'follow',
      title: { en: 'Come with me', pl: 'Chodźcie ze mną' },
      text: {
        en: 'On every step up to *two victims* may follow you. Take both.',
        pl: 'Przy każdym kroku mogą iść za tobą najwyżej *dwie ofiary*. Zabierz obie.',
      },
      points: ['option:follow:2'],
      answers: ['follow:2'],
      otherwise: {
        en: 'Leave somebody to Hans? Different film. Take both.',
        pl: 'Zostawić kogoś Hansowi? To nie ten film. Zabierz oboje.',
      },
    },
    {
      id: 'to-exit',
      title: { en: 'Almost there', pl: 'Już blisko' },
      text: { en: 'Second step: the *Southwest Road*.', pl: 'Drugi krok: *droga południowo-zachodnia*.' },
      points: ['sw_exit'],
      answers: ['go:sw_exit'],
      otherwise: { en: 'The exit is right in front of you.', pl: 'Wyjście masz tuż przed sobą.' },
    },
    {
      id: 'follow-again',
      title: { en: 'Nobody stays behind', pl: 'Nikt nie zostaje' },
      text: { en: 'Both again.', pl: 'Znowu oboje.' },
      points: ['option:follow:2'],
      answers: ['follow:2'],
      otherwise: { en: 'So close to the road? Take both.', pl: 'Tuż przy drodze? Zabierz oboje.' },
    },
    {
      id: 'save',
      title: { en: 'Run!', pl: 'Uciekajcie!' },
      text: {
        en: 'You stand on an exit, and they stand with you. Saving them costs nothing and can be done at any moment of your turn. *Save the first one.*',
        pl: 'Stoisz przy wyjściu, a oni razem z tobą. Ratowanie nic nie kosztuje i wolno to robić w każdej chwili twojej fazy. *Uratuj pierwszą osobę.*',
      },
      points: ['sw_exit', 'option:save:yellow'],
      answers: ['save:yellow'],
      otherwise: { en: 'First get them out of here.', pl: 'Najpierw wyślij ich w bezpieczne miejsce.' },
    },
    {
      id: 'slot',
      title: { en: 'Every life counts', pl: 'Liczy się każde życie' },
      text: {
        en: 'A saved victim covers a slot of your card and pays what is printed there. Choose *calm, time or health*.',
        pl: 'Uratowana ofiara zakrywa miejsce na twojej karcie i daje to, co tam widać. Wybierz *spokój, czas albo zdrowie*.',
      },
      points: ['slot:0', 'slot:1', 'slot:2', 'slot:3'],
      answers: SLOTS,
      otherwise: SIMPLER,
    },
    {
      id: 'reward',
      title: { en: 'Take it', pl: 'Odbierz ją' },
      text: {
        en: 'Now take the reward. It has to be taken before you play another card.',
        pl: 'Teraz odbierz nagrodę. Trzeba to zrobić, zanim zagrasz następną kartę.',
      },
      points: ['option:reward:*'],
      answers: ['reward:*'],
      otherwise: { en: 'The reward first: you have earned it.', pl: 'Najpierw nagroda, należy ci się.' },
    },
    {
      id: 'save-second',
      title: { en: 'And the guitarist', pl: 'Pora na gitarzystę' },
      text: { en: 'Save the second one, guitar and all.', pl: 'Uratuj drugą osobę, razem z gitarą.' },
      points: ['sw_exit', 'option:save:yellow'],
      answers: ['save:yellow'],
      otherwise: { en: 'Somebody is still waiting for you.', pl: 'Ktoś jeszcze na ciebie czeka.' },
    },
    {
      id: 'second-slot',
      title: { en: 'Another reward', pl: 'Kolejna nagroda' },
      text: { en: 'Choose what you need more.', pl: 'Wybierz to, co bardziej się przyda.' },
      points: ['slot:0', 'slot:1', 'slot:2', 'slot:3'],
      answers: SLOTS,
      otherwise: SIMPLER,
    },
    {
      id: 'second-reward',
      title: { en: 'Yours', pl: 'Twoja' },
      text: { en: 'And take it.', pl: 'I odbierz ją.' },
      points: ['option:reward:*'],
      answers: ['reward:*'],
    },
    {
      id: 'six-lives',
      title: { en: 'Six lives', pl: 'Sześć żyć' },
      text: {
        en: 'Save six and Laurie’s *ultimate ability* awakens: she hits harder. Those whom you leave to Hans feed his *bloodlust*, and he hits harder.',
        pl: 'Po sześciu uratowanych budzi się *ostateczna zdolność* Laurie: bije mocniej. Ci, których dopadnie Hans, karmią jego *żądzę krwi* i to on bije mocniej.',
      },
      points: ['heroine'],
    },
    {
      id: 'end',
      title: { en: 'Not even a thank-you', pl: 'I ani słowa podziękowania' },
      text: {
        en: 'You hear them running down the road. You could run, too. But there are eight more out there. *Next scene:* you need a weapon.',
        pl: 'Słyszysz, jak biegną drogą. Ty też możesz uciec. Ale w obozie zostało jeszcze osiem osób. *Następna scena:* potrzebna ci broń.',
      },
    },
  ],
};
