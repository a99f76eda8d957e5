import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';
import { dice } from './stacks.ts';

/** Scene 4: the killer phase, targets, reactions, health, panic, the terror deck. */
export const hisTurn: Lesson = {
  id: 'his-turn',
  title: { en: 'His turn', pl: 'Jego kolej' },
  about: {
    en: 'Whom the killer wants, what you can do about it, and who panics.',
    pl: 'Kogo chce dopaść morderca, co możesz na to poradzić i kto panikuje.',
  },
  minutes: 2,
  table: layTable(
    {
      turn: 2,
      heroine: 'cabins',
      killer: 'north_trail',
      victims: { north_trail: 1, cabins: 1, tool_shed: 1, lovers_spot: 2 },
      hand: ['guard', 'furious_strike', 'focus', 'walk'],
      horror: 4,
      time: 0,
      bloodlust: 4,
      dead: 3,
      saved: [1, 3],
      holds: ['axe'],
      terror: ['ht07', 'ct07', 'ht03', 'ct01', 'ht05', 'ht02', 'ht09'],
      terrorDrawn: ['ht06', 'ct04', 'ht05'],
    },
    { horror: dice(6, 1), panic: dice(3) },
  ),
  steps: [
    {
      id: 'phases',
      title: { en: 'Five beats', pl: 'Pięć uderzeń serca' },
      text: {
        en: 'Every turn is the same: you *act*, you *plan*, the *killer* strikes, witnesses *panic*, and everybody catches their breath.',
        pl: 'Każda tura wygląda tak samo: ty *działasz*, potem *planujesz*, *morderca* uderza, świadkowie *panikują*, a na koniec wszyscy łapią oddech.',
      },
    },
    {
      id: 'hans',
      title: { en: 'Hans, up close', pl: 'Hans z bliska' },
      text: {
        en: 'Attack 2, movement 1, and a *bloodlust* that rises with every death. While you searched the cabins he found three campers.',
        pl: 'Atak 2, ruch 1 i *żądza krwi*, która rośnie z każdą śmiercią. Gdy przeszukiwałaś domki, znalazł troje obozowiczów.',
      },
      points: ['killer'],
    },
    {
      id: 'nearest',
      title: { en: 'Whom does he want?', pl: 'Kogo chce dopaść?' },
      text: {
        en: 'First he does what he always does: he strikes at the *nearest* figure. There is a camper on the North Trail, right beside him. Oh dear.',
        pl: 'Najpierw robi to, co zawsze: atakuje *najbliższą* figurę. Na szlaku północnym tuż obok niego stoi obozowicz. Ojej.',
      },
      points: ['north_trail'],
    },
    {
      id: 'stop',
      title: { en: 'Let him come', pl: 'Niech podejdzie' },
      text: {
        en: 'You have no time left to spend, and he is not within reach of your axe. *End the Action phase.*',
        pl: 'Nie masz już czasu do wydania, a on jest poza zasięgiem siekiery. *Zakończ fazę akcji.*',
      },
      points: ['option:end'],
      answers: ['end'],
      otherwise: {
        en: 'Save your cards for later: end the phase.',
        pl: 'Zachowaj karty na później: zakończ fazę.',
      },
    },
    {
      id: 'done',
      title: { en: 'Ready?', pl: 'Na pewno?' },
      text: {
        en: 'After his first strike a *terror card* tells him what to do next, and nobody knows what it will be. Press *Done*.',
        pl: 'Po pierwszym ciosie *karta terroru* powie mu, co robić dalej, i nikt nie wie, jaka to będzie. Wybierz *Gotowe*.',
      },
      points: ['option:done'],
      answers: ['done'],
      otherwise: {
        en: 'Leave the market: somebody is at the door.',
        pl: 'Zostaw rynek: ktoś stoi za drzwiami.',
      },
    },
    {
      id: 'escalated',
      title: { en: 'It’s me he wants', pl: 'To mnie chce' },
      text: {
        en: 'The camper is dead, bloodlust has risen, and his attack is now 3. And the terror card sent him straight to *you*.',
        pl: 'Obozowicz nie żyje, żądza krwi wzrosła i atak Hansa to już 3. A karta terroru wysłała go prosto *do ciebie*.',
      },
      points: ['killer'],
    },
    {
      id: 'guard',
      title: { en: 'Hands up!', pl: 'Zasłoń się!' },
      text: {
        en: 'He does not roll: he simply hits. Only a *reaction* helps. Play *Guard*.',
        pl: 'On nie rzuca kośćmi, po prostu trafia. Pomoże tylko *reakcja*. Zagraj kartę „Zasłona”.',
      },
      points: ['hand:guard'],
      answers: ['play:guard'],
      otherwise: {
        en: 'Three damage with a Guard in hand? Brave, but no.',
        pl: 'Trzy obrażenia, gdy „Zasłona” jest na ręce? Odważnie, ale nie.',
      },
    },
    {
      id: 'health',
      title: { en: 'Just a scratch', pl: 'Tylko draśnięcie' },
      text: {
        en: 'One success took 2 off the blow, so you lost 1 health instead of 3. When only your *last breath* token is left, the next wound turns it over. Perhaps you get up again. Once.',
        pl: 'Jeden sukces zmniejszył cios o 2, więc tracisz 1 zdrowia zamiast 3. Gdy zostanie ci tylko żeton *ostatniego tchnienia*, następna rana go odsłoni. Może się jeszcze podniesiesz. Raz.',
      },
      points: ['health'],
    },
    {
      id: 'panic',
      title: { en: 'Every camper for himself', pl: 'Każdy sobie' },
      text: {
        en: 'Somebody died this turn, so the camper next to Hans *panicked* and a die chose the way: into the Northwest Woods. It could have been worse. It often is.',
        pl: 'W tej turze ktoś zginął, więc obozowicz stojący przy Hansie *wpadł w panikę*, a kość wybrała drogę: w las północno-zachodni. Mogło być gorzej. Zwykle jest.',
      },
      points: ['nw_woods'],
    },
    {
      id: 'end',
      title: { en: 'Six cards left', pl: 'Zostało sześć kart' },
      text: {
        en: 'Every turn one terror card goes. When there are none left the *finale* begins, and Hans stops being nice. *Next scene:* you stop running.',
        pl: 'Co turę ubywa jedna karta terroru. Gdy się skończą, zaczyna się *finał* i Hans przestaje być miły. *Następna scena:* koniec uciekania.',
      },
      points: ['terror'],
    },
  ],
};
