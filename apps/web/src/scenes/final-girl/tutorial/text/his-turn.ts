import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'His turn',
    about: 'Whom the killer wants, what you can do about it, and who panics.',
    steps: {
      phases: [
        'Five beats',
        'Every turn is the same: you *act*, you *plan*, the *killer* strikes, witnesses *panic*, and everybody catches their breath.',
      ],
      hans: [
        'Hans, up close',
        'Attack 2, movement 1, and a *bloodlust* that rises with every death. While you searched the cabins he found three campers.',
      ],
      nearest: [
        'Whom does he want?',
        'First he does what he always does: he strikes at the *nearest* figure. There is a camper on the North Trail, right beside him. Oh dear.',
      ],
      stop: [
        'Let him come',
        'You have no time left to spend, and he is not within reach of your axe. *End the Action phase.*',
        'Save your cards for later: end the phase.',
      ],
      done: [
        'Ready?',
        'After his first strike a *terror card* tells him what to do next, and nobody knows what it will be. Press *Done*.',
        'Leave the market: somebody is at the door.',
      ],
      escalated: [
        'It’s me he wants',
        'The camper is dead, bloodlust has risen, and his attack is now 3. And the terror card sent him straight to *you*.',
      ],
      guard: [
        'Hands up!',
        'He does not roll: he simply hits. Only a *reaction* helps. Play *Guard*.',
        'Three damage with a Guard in hand? Brave, but no.',
      ],
      health: [
        'Just a scratch',
        'One success took 2 off the blow, so you lost 1 health instead of 3. When only your *last breath* token is left, the next wound turns it over. Perhaps you get up again. Once.',
      ],
      panic: [
        'Every camper for himself',
        'Somebody died this turn, so the camper next to Hans *panicked* and a die chose the way: into the Northwest Woods. It could have been worse. It often is.',
      ],
      end: [
        'Six cards left',
        'Every turn one terror card goes. When there are none left the *finale* begins, and Hans stops being nice. *Next scene:* you stop running.',
      ],
    },
  },
  pl: {
    title: 'Jego kolej',
    about: 'Kogo chce dopaść morderca, co możesz na to poradzić i kto panikuje.',
    steps: {
      phases: [
        'Pięć uderzeń serca',
        'Każda tura wygląda tak samo: ty *działasz*, potem *planujesz*, *morderca* uderza, świadkowie *panikują*, a na koniec wszyscy łapią oddech.',
      ],
      hans: [
        'Hans z bliska',
        'Atak 2, ruch 1 i *żądza krwi*, która rośnie z każdą śmiercią. Gdy przeszukiwałaś Domki, znalazł troje obozowiczów.',
      ],
      nearest: [
        'Kogo chce dopaść?',
        'Najpierw robi to, co zawsze: atakuje *najbliższą* postać. Na Szlaku północnym tuż obok niego stoi obozowicz. Ojej.',
      ],
      stop: [
        'Niech podejdzie',
        'Nie masz już czasu do wydania, a on jest poza zasięgiem siekiery. *Zakończ fazę akcji.*',
        'Zachowaj karty na później: zakończ fazę.',
      ],
      done: [
        'Na pewno?',
        'Po pierwszym ciosie *karta terroru* powie mu, co robić dalej, i nikt nie wie, jaka to będzie. Wybierz *Gotowe*.',
        'Zostaw rynek: ktoś stoi za drzwiami.',
      ],
      escalated: [
        'To mnie chce',
        'Obozowicz nie żyje, żądza krwi wzrosła i atak Hansa to już 3. A karta terroru wysłała go prosto *do ciebie*.',
      ],
      guard: [
        'Zasłoń się!',
        'On nie rzuca kośćmi, po prostu trafia. Pomoże tylko *reakcja*. Zagraj kartę „Zasłona”.',
        'Trzy obrażenia, gdy „Zasłona” jest na ręce? Odważnie, ale nie.',
      ],
      health: [
        'Tylko draśnięcie',
        'Jeden sukces zmniejszył cios o 2, więc tracisz 1 punkt zdrowia zamiast 3. Gdy zostanie ci tylko żeton *ostatniego tchnienia*, następna rana go odsłoni. Może się jeszcze podniesiesz. Raz.',
      ],
      panic: [
        'Każdy sobie',
        'W tej turze ktoś zginął, więc obozowicz stojący przy Hansie *wpadł w panikę*, a kość wybrała drogę: do Lasu północno-zachodniego. Mogło być gorzej. Zwykle jest.',
      ],
      end: [
        'Zostało sześć kart',
        'Co turę ubywa jedna karta terroru. Gdy się skończą, odkrywa się *zakończenie* i Hans przestaje być miły. *Następna scena:* koniec uciekania.',
      ],
    },
  },
});
