import type { Chapter } from '@dreadhouse/engine';

/** Who they are, what kills them, and what wakes them. */
export const zombies: Chapter = {
  title: { en: 'Zombies and Sleepers', pl: 'Zombie i Śpiochy' },
  rules: {
    'AD-ZOM-01': {
      en: 'Shambler: 1 Action, 1 Wound an attack, dies of 1 Damage, gives 1 Adrenaline to the killer.',
      pl: 'Szuracz: 1 Akcja, 1 Rana za atak, ginie od 1 Obrażenia, daje zabójcy 1 Punkt Adrenaliny.',
    },
    'AD-ZOM-02': {
      en: 'Alpha: 2 Actions, 1 Wound an attack, dies of 2 Damage, gives 2 Adrenaline to the killer.',
      pl: 'Alfa: 2 Akcje, 1 Rana za atak, ginie od 2 Obrażeń, daje zabójcy 2 Punkty Adrenaliny.',
    },
    'AD-ZOM-03': {
      en: 'A Zombie dies at once when one hit reaches the Damage that kills it.',
      pl: 'Zombie ginie natychmiast, gdy jedno trafienie osiągnie wymagane Obrażenia.',
    },
    'AD-ZOM-04': {
      en: 'Weaker hits have no lasting effect.',
      pl: 'Słabsze trafienia nie mają trwałego skutku.',
    },
    'AD-ABOM-01': {
      en: 'Valentine: 3 Actions, 1 Wound an attack, dies of 4 Damage, gives 5 Adrenaline to every Survivor.',
      pl: 'Valentine: 3 Akcje, 1 Rana za atak, ginie od 4 Obrażeń, daje każdemu Ocalałemu 5 Punktów Adrenaliny.',
    },
    'AD-ABOM-02': {
      en: 'Queen: 1 Action, 2 Wounds an attack, dies of 5 Damage, gives 5 Adrenaline to every Survivor.',
      pl: 'Królowa: 1 Akcja, 2 Rany za atak, ginie od 5 Obrażeń, daje każdemu Ocalałemu 5 Punktów Adrenaliny.',
    },
    'AD-ABOM-03': {
      en: 'A plain hit of 2 Damage cannot kill an Abomination; Concentrated Attacks, Explosives and skills can.',
      pl: 'Zwykłe trafienie za 2 Obrażenia nie zabije Abominacji; potrafią to Ataki skoncentrowane, Materiały Wybuchowe i Umiejętności.',
    },
    'AD-ABOM-04': {
      en: 'A killed Abomination leaves the game together with its card.',
      pl: 'Zabita Abominacja opuszcza grę razem ze swoją kartą.',
    },
    'AD-ABOM-05': {
      en: 'No Abomination appears more than once in a Mission.',
      pl: 'Żadna Abominacja nie pojawia się w Misji więcej niż raz.',
    },
    'AD-ABOM-06': {
      en: 'When the Queen dies while the Zeus spawn token is on the board, Zeus takes its place.',
      pl: 'Gdy Królowa ginie, a żeton Namnażania Zeusa jest na planszy, zastępuje go Zeus.',
    },
    'AD-ABOM-07': {
      en: 'Every Abomination has an open card with its values.',
      pl: 'Każda Abominacja ma jawną kartę ze swoimi wartościami.',
    },
    'AD-ZEUS-01': {
      en: 'Zeus: 1 Action, 2 Wounds an attack, dies of 6 Damage, gives 5 Adrenaline to every Survivor.',
      pl: 'Zeus: 1 Akcja, 2 Rany za atak, ginie od 6 Obrażeń, daje każdemu Ocalałemu 5 Punktów Adrenaliny.',
    },
    'AD-ZEUS-02': {
      en: 'Masked Zeus: 1 Action, 2 Wounds an attack, cannot take Damage, gives 5 Adrenaline to every Survivor.',
      pl: 'Zeus w Masce: 1 Akcja, 2 Rany za atak, nie otrzymuje Obrażeń, daje każdemu Ocalałemu 5 Punktów Adrenaliny.',
    },
    'AD-ZEUS-03': {
      en: 'Mounted Zeus: 2 Actions, 2 Wounds an attack, dies of 6 Damage, gives 5 Adrenaline to every Survivor.',
      pl: 'Zeus na Koniu: 2 Akcje, 2 Rany za atak, ginie od 6 Obrażeń, daje każdemu Ocalałemu 5 Punktów Adrenaliny.',
    },
    'AD-ZEUS-04': {
      en: 'A Mission uses exactly one version of Zeus; every mention of Zeus means that one.',
      pl: 'W Misji występuje dokładnie jedna wersja Zeusa; każda wzmianka o Zeusie dotyczy właśnie jej.',
    },
    'AD-ZEUS-05': {
      en: 'If Zeus changes his form, beating each form gives its Adrenaline.',
      pl: 'Jeśli Zeus zmieni formę, pokonanie każdej z nich daje jej Adrenalinę.',
    },
    'AD-ZEUS-06': {
      en: 'Masked Zeus hit by Explosives becomes the plain Zeus; the figure stays where it is.',
      pl: 'Zeus w Masce trafiony Materiałami Wybuchowymi staje się zwykłym Zeusem; figurka zostaje na miejscu.',
    },
    'AD-SLEEP-01': {
      en: 'A Sleeper token stands for Shamblers that hibernate; it is no Zombie.',
      pl: 'Żeton Śpiochów to hibernujący Szuracze; nie jest Zombie.',
    },
    'AD-SLEEP-02': {
      en: 'When they wake, the token is turned over and replaced by so many Shamblers in that Zone.',
      pl: 'Gdy się zbudzą, żeton odwraca się i zastępuje tyloma Szuraczami w tej Strefie.',
    },
    'AD-SLEEP-03': {
      en: 'These Shamblers take no Actions in the current Phase.',
      pl: 'Ci Szuracze nie wykonują Akcji w bieżącej Fazie.',
    },
    'AD-SLEEP-04': {
      en: 'If figures are short, those available are placed, the token goes, and all Shamblers on the board activate once more at once.',
      pl: 'Jeśli brakuje figurek, wystawia się dostępne, żeton znika, a wszyscy Szuracze na planszy od razu aktywują się dodatkowo.',
    },
    'AD-SLEEP-05': {
      en: 'Noise in the same or an adjacent Zone wakes them.',
      pl: 'Budzi je Hałas w tej samej lub sąsiedniej Strefie.',
    },
    'AD-SLEEP-06': {
      en: 'A Search in their Zone wakes them.',
      pl: 'Budzi je Przeszukiwanie ich Strefy.',
    },
    'AD-SLEEP-07': {
      en: 'Taking or activating an Objective in their Zone wakes them.',
      pl: 'Budzi je zdobycie lub aktywacja Celu w ich Strefie.',
    },
    'AD-SLEEP-08': {
      en: 'Zombies that spawn in their Zone wake them.',
      pl: 'Budzą je Zombie, które namnożą się w ich Strefie.',
    },
    'AD-SLEEP-09': {
      en: 'Zombies that move into their Zone wake them.',
      pl: 'Budzą je Zombie, które wejdą do ich Strefy.',
    },
    'AD-SLEEP-10': {
      en: 'When a Survivor moves out of their Zone a die is rolled; on a 1 all Sleepers there wake.',
      pl: 'Gdy Ocalały opuszcza ich Strefę, rzuca kością; przy wyniku 1 budzą się tam wszystkie Śpiochy.',
    },
    'AD-SLEEP-11': {
      en: 'A Shadow does not roll.',
      pl: 'Cień nie rzuca.',
    },
    'AD-SLEEP-12': {
      en: 'Merely entering or standing there wakes nobody.',
      pl: 'Samo wejście tam lub przebywanie nikogo nie budzi.',
    },
  },
};
