import type { Chapter } from '@dreadhouse/engine';

/** When victims escape, and what the heroine gains from it. */
export const savingVictims: Chapter = {
  title: { en: 'Saving victims', pl: 'Ratowanie ofiar' },
  rules: {
    'FG-SAVE-01': {
      en: 'At any moment of the action phase, while the heroine is on an exit space, she may save any number of victims on that space.',
      pl: 'Dopóki w fazie akcji bohaterka stoi na polu wyjścia, w każdej chwili może uratować dowolną liczbę znajdujących się tam ofiar.',
    },
    'FG-SAVE-02': {
      en: 'The heroine does not have to end her move on the exit space to save victims there; passing through is enough.',
      pl: 'Aby uratować ofiary, bohaterka nie musi kończyć ruchu na polu wyjścia; wystarczy, że przez nie przechodzi.',
    },
    'FG-SAVE-03': {
      en: 'On an exit space the heroine can save victims who came with her as well as victims who were already there.',
      pl: 'Na polu wyjścia bohaterka może uratować zarówno ofiary, które przyszły z nią, jak i te, które już tam stały.',
    },
    'FG-SAVE-04': {
      en: 'Saving victims is optional: you may leave victims standing on an exit space.',
      pl: 'Ratowanie jest dobrowolne: możesz zostawić ofiary na polu wyjścia.',
    },
    'FG-SAVE-05': {
      en: 'Victims alone on an exit space are never saved automatically; the heroine must be there with them.',
      pl: 'Ofiary nie uciekają same z pola wyjścia: można je uratować tylko wtedy, gdy jest tam z nimi bohaterka.',
    },
    'FG-SAVE-06': {
      en: 'Victims can be saved only during the action phase.',
      pl: 'Ofiary można ratować wyłącznie w fazie akcji.',
    },
    'FG-SAVE-07': {
      en: 'Put each saved victim on any free saved-victim slot of the heroine card; you choose the slot.',
      pl: 'Pionek uratowanej ofiary stawiasz na karcie bohaterki, na wybranym przez siebie wolnym polu uratowanych ofiar.',
    },
    'FG-SAVE-08': {
      en: 'As soon as a saved victim’s pawn covers a slot of the heroine card, you gain the reward shown on that slot.',
      pl: 'Gdy tylko pionek uratowanej ofiary zakryje pole na karcie bohaterki, zyskujesz widoczną na tym polu nagrodę.',
    },
    'FG-SAVE-09': {
      en: 'If the reward for a saved victim names an action card, take that card from the market into your hand.',
      pl: 'Jeśli nagrodą za uratowanie ofiary jest określona karta akcji, weź tę kartę z rynku na rękę.',
    },
    'FG-SAVE-10': {
      en: 'You choose the order and the moment in which you take and resolve rewards for saved victims, but all of them must be resolved before you play the next action card.',
      pl: 'To ty decydujesz, kiedy i w jakim porządku odbierasz i rozpatrujesz nagrody za uratowane ofiary, ale musisz rozpatrzyć je wszystkie, zanim zagrasz następną kartę akcji.',
    },
    'FG-SAVE-11': {
      en: 'When all slots of the heroine card are covered, discard the pawns from it and flip the card: the ultimate ability is available from now on.',
      pl: 'Gdy wszystkie pola na karcie bohaterki są zajęte, odrzuć z niej pionki i odwróć ją na drugą stronę: od tej chwili możesz korzystać z ostatecznej zdolności.',
    },
    'FG-SAVE-12': {
      en: 'An ultimate ability has either an immediate effect or a permanent one.',
      pl: 'Ostateczna zdolność może mieć efekt natychmiastowy albo stały.',
    },
    'FG-SAVE-13': {
      en: 'Once the heroine card is flipped, each further saved victim gives the reward printed below the ultimate ability.',
      pl: 'Po odwróceniu karty bohaterki każda następna uratowana ofiara daje nagrodę podaną pod ostateczną zdolnością.',
    },
    'FG-SAVE-14': {
      en: 'Laurie’s ultimate ability: when she damages an enemy on her own space, she deals 1 extra damage.',
      pl: 'Ostateczna zdolność Laurie: gdy rani wroga stojącego na jej polu, zadaje mu o 1 obrażenie więcej.',
    },
    'FG-SAVE-15': {
      en: 'The front of a heroine card shows her name, her health and the saved-victim slots with their rewards. The back shows the ultimate ability and the reward for each further saved victim.',
      pl: 'Na przedniej stronie karty bohaterki widnieją jej imię, zdrowie oraz pola uratowanych ofiar z nagrodami. Na odwrocie znajdziesz ostateczną zdolność i nagrodę za każdą następną uratowaną ofiarę.',
    },
  },
};
