import type { Chapter } from '@dreadhouse/engine';

/** What discard, draw, play and remove mean. */
export const terms: Chapter = {
  title: { en: 'Discard, draw, play, remove', pl: 'Odrzucanie, dobieranie, zagrywanie, usuwanie' },
  rules: {
    'FG-TERM-01': {
      en: 'To discard a card means to put it on the discard pile of its kind.',
      pl: 'Odrzucić kartę to położyć ją na takim stosie kart odrzuconych, który jest przeznaczony dla jej rodzaju.',
    },
    'FG-TERM-02': {
      en: 'Discarded action cards always go back to the action market at the end of the planning phase. It makes no difference whether you discarded them by choice, because of the hand limit or through another effect.',
      pl: 'Na końcu fazy planowania wszystkie odrzucone karty akcji bez wyjątku wracają na rynek. Nie ma znaczenia, czy odrzucasz je z wyboru, z powodu limitu kart na ręce, czy przez inny efekt.',
    },
    'FG-TERM-03': {
      en: 'Action cards discarded to pay for something else may be laid face down. This only reminds you how they were used and changes nothing.',
      pl: 'Karty akcji odrzucone dla innego efektu można kłaść zakryte. To tylko przypomnienie, do czego posłużyły, i niczego nie zmienia.',
    },
    'FG-TERM-04': {
      en: 'If a card tells you to discard it, everything below that instruction is ignored.',
      pl: 'Jeśli karta każe się odrzucić, wszystko, co znajduje się poniżej tego polecenia, pomijasz.',
    },
    'FG-TERM-05': {
      en: 'If a card is discarded from the top of a deck, none of its effects are resolved.',
      pl: 'Z karty odrzuconej z wierzchu talii nie rozpatruje się żadnych efektów.',
    },
    'FG-TERM-06': {
      en: 'To draw or take a card means to take the top card of the kind named. Action cards go to your hand, items into the heroine’s hands or backpack; a card of any other kind is resolved immediately.',
      pl: 'Dobrać lub wziąć kartę to wziąć wierzchnią kartę podanego rodzaju. Karty akcji trafiają na rękę, przedmioty do dłoni lub plecaka bohaterki, a karty wszystkich innych rodzajów rozpatrujesz od razu.',
    },
    'FG-TERM-07': {
      en: 'To play means to use an action card for its effect, normally with a horror roll. Items and abilities are used, which does not count as playing a card.',
      pl: 'Zagrać to użyć karty akcji dla jej efektu, zwykle z rzutem horroru. Przedmiotów i zdolności się używa, a to nie jest zagranie karty.',
    },
    'FG-TERM-08': {
      en: 'Whatever is removed from the game cannot come back in this game. Whatever is removed or discarded from the board may return if an effect allows it.',
      pl: 'Co zostało usunięte z gry, nie wróci już w tej rozgrywce. Co zostało usunięte lub odrzucone z planszy, może powrócić, jeśli pozwoli na to jakiś efekt.',
    },
  },
};
