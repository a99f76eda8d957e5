import type { Chapter } from '@dreadhouse/engine';

export const items: Chapter = {
  title: { en: 'Items and objects', pl: 'Przedmioty i obiekty' },
  rules: {
    'NL-ITEM-01': {
      en: 'Items lie in the backpack, where only their owner knows them.',
      pl: 'Przedmioty leżą w plecaku i zna je tylko właściciel.',
    },
    'NL-ITEM-02': {
      en: 'A personal item begins inactive.',
      pl: 'Przedmiot osobisty na początku jest nieaktywny.',
    },
    'NL-ITEM-03': {
      en: 'It is activated as its card says.',
      pl: 'Aktywuje się go, spełniając wymagania z karty.',
    },
    'NL-ITEM-04': {
      en: 'You carry two heavy items at the most, one in each hand.',
      pl: 'Możesz nieść najwyżej dwa ciężkie przedmioty, po jednym w ręce.',
    },
    'NL-ITEM-05': {
      en: 'To exchange one, drop it.',
      pl: 'Aby wymienić ciężki przedmiot, upuść go.',
    },
    'NL-OBJ-01': {
      en: 'Objects are corpses, carcasses and eggs.',
      pl: 'Obiekty to zwłoki, truchła i jaja.',
    },
    'NL-OBJ-02': {
      en: 'They are needed to discover weaknesses.',
      pl: 'Są potrzebne do odkrywania słabości.',
    },
    'NL-OBJ-03': {
      en: 'An object needs a hand like a heavy item.',
      pl: 'Obiekt zajmuje rękę jak ciężki przedmiot.',
    },
    'NL-OBJ-04': {
      en: 'Dropped objects stay in the room.',
      pl: 'Upuszczone obiekty zostają w pomieszczeniu.',
    },
  },
};
