import type { Chapter } from '@dreadhouse/engine';

/** Who panics after a killing, and where they run. */
export const panicPhase: Chapter = {
  title: { en: 'The panic phase', pl: 'Faza paniki' },
  rules: {
    'FG-PANIC-01': {
      en: 'In the panic phase a victim panics only if it shares a space with the killer and at least 1 victim was killed this turn, no matter where or how.',
      pl: 'W fazie paniki ofiara panikuje tylko wtedy, gdy dzieli pole z mordercą, a w tej turze zginęła co najmniej 1 ofiara – wszystko jedno gdzie i jak.',
    },
    'FG-PANIC-02': {
      en: 'The heroine does not panic in the panic phase, even if she is on the killer’s space.',
      pl: 'Bohaterka nie panikuje w fazie paniki, nawet jeśli stoi na polu mordercy.',
    },
    'FG-PANIC-03': {
      en: 'Roll 1 die for each panicking victim and compare the result with the panic numbers around its space.',
      pl: 'Za każdą panikującą ofiarę rzuć 1 kością i porównaj wynik z liczbami paniki przy jej polu.',
    },
    'FG-PANIC-04': {
      en: 'A panicking victim moves 1 space in the direction of the number rolled. If that number is not shown at its space, the victim stays where it is.',
      pl: 'Panikująca ofiara przesuwa się o 1 pole w stronę wyrzuconej liczby. Jeśli przy jej polu nie ma takiej liczby, ofiara zostaje na miejscu.',
    },
    'FG-PANIC-05': {
      en: 'If several victims panic, you decide in which order they are handled.',
      pl: 'Jeśli panikuje kilka ofiar, to ty decydujesz, w jakiej kolejności się nimi zająć.',
    },
    'FG-PANIC-06': {
      en: 'Victims never follow the heroine into a space with the killer, but in panic they may well run into one.',
      pl: 'Ofiary nie pójdą za bohaterką na pole z mordercą, ale w panice mogą na takie pole wbiec.',
    },
    'FG-PANIC-07': {
      en: 'Other effects, such as terror or event cards, may cause panic or panicked movement of victims, or even of the heroine, at other times. Resolve it in the same way: roll a die and follow the panic numbers.',
      pl: 'Inne efekty, na przykład karty terroru lub wydarzeń, mogą wywołać panikę albo spanikowany ruch ofiar, a nawet bohaterki, także w innych chwilach gry. Przebiega to tak samo: rzuć kością i sprawdź liczby paniki.',
    },
    'FG-PANIC-08': {
      en: 'At the Campfire of Camp Happy Trails a roll of 2 to 5 sends a panicking figure east and a 6 sends it north; on a 1 it stays.',
      pl: 'Przy Ognisku w obozie Szczęśliwa przystań wynik od 2 do 5 oznacza ucieczkę na wschód, a 6 – na północ; przy wyniku 1 postać zostaje na miejscu.',
    },
  },
};
