import type { Chapter } from '@dreadhouse/engine';

/** What is printed on cards, what Survivors carry, and what is heard. */
export const equipmentAndNoise: Chapter = {
  title: { en: 'Equipment and Noise', pl: 'Ekwipunek i Hałas' },
  rules: {
    'AD-EQ-01': {
      en: 'A weapon is either a Melee or a Ranged weapon.',
      pl: 'Broń jest albo do Walki Wręcz, albo Dystansowa.',
    },
    'AD-EQ-02': {
      en: 'Melee weapons have Range 0: they reach the own Zone only.',
      pl: 'Broń do Walki Wręcz ma Zasięg 0: działa tylko we własnej Strefie.',
    },
    'AD-EQ-03': {
      en: 'Ranged weapons have a least and a greatest Range, counted in Zones.',
      pl: 'Broń Dystansowa ma minimalny i maksymalny Zasięg liczony w Strefach.',
    },
    'AD-EQ-04': {
      en: 'A Ranged weapon used at Range 0 still makes a Ranged Attack.',
      pl: 'Użycie Broni Dystansowej w Zasięgu 0 to nadal Atak Dystansowy.',
    },
    'AD-EQ-05': {
      en: 'Dice: how many regular dice are rolled for the attack.',
      pl: 'Kości: iloma zwykłymi kośćmi rzuca się do ataku.',
    },
    'AD-EQ-06': {
      en: 'Accuracy: every die, regular or Ammo, that shows at least this value is a success.',
      pl: 'Precyzja: każda kość, zwykła lub Amunicji, z wynikiem co najmniej takim jest sukcesem.',
    },
    'AD-EQ-07': {
      en: 'Damage is dealt per success; several successes do not add up to a bigger hit.',
      pl: 'Obrażenia zadaje każdy sukces osobno; kilka sukcesów nie sumuje się w mocniejsze trafienie.',
    },
    'AD-EQ-08': {
      en: 'Ammo dice are rolled on top of the regular dice; weapons that have them can run dry.',
      pl: 'Kości Amunicji dorzuca się do zwykłych; bronie, które je mają, mogą pozostać bez amunicji.',
    },
    'AD-EQ-09': {
      en: 'Some weapons give a skill to whoever acts with them.',
      pl: 'Niektóre bronie dają Umiejętność temu, kto ich używa.',
    },
    'AD-EQ-10': {
      en: 'The noise symbol says whether Actions with this card are noisy or silent.',
      pl: 'Symbol hałasu mówi, czy Akcja z tą kartą jest głośna, czy cicha.',
    },
    'AD-EQ-11': {
      en: 'Only a Melee weapon that is not noisy removes Sleepers.',
      pl: 'Śpiochy usuwa tylko Broń do Walki Wręcz, która nie jest głośna.',
    },
    'AD-EQ-12': {
      en: 'A noisy weapon always wakes Sleepers within earshot.',
      pl: 'Głośna broń zawsze budzi Śpiochy w zasięgu słuchu.',
    },
    'AD-NOISE-01': {
      en: 'There is exactly one Noise token.',
      pl: 'Jest dokładnie jeden żeton Hałasu.',
    },
    'AD-NOISE-02': {
      en: 'Every Attack with noisy Equipment moves the Noise token to the Zone where the Survivor made it, not to the target.',
      pl: 'Każdy Atak głośnym Ekwipunkiem przenosi żeton Hałasu do Strefy, w której Ocalały go wykonał, a nie do celu.',
    },
    'AD-NOISE-03': {
      en: 'The token stays when the Survivor leaves; it moves only with new Noise or in the End Phase.',
      pl: 'Żeton zostaje, gdy Ocalały odejdzie; przenosi się tylko przy nowym Hałasie albo w Fazie Końcowej.',
    },
    'AD-NOISE-04': {
      en: 'Noise at once wakes Sleepers in the same Zone and in all adjacent ones.',
      pl: 'Hałas natychmiast budzi Śpiochy w tej samej i we wszystkich sąsiednich Strefach.',
    },
    'AD-NOISE-05': {
      en: 'Make Noise: put the Noise token into the Survivor’s own Zone.',
      pl: 'Hałasowanie: połóż żeton Hałasu we własnej Strefie Ocalałego.',
    },
    'AD-INV-01': {
      en: 'A Survivor carries at most 5 Equipment cards: 2 in Hands and 3 in the Backpack.',
      pl: 'Ocalały niesie najwyżej 5 kart Ekwipunku: 2 w Rękach i 3 w Plecaku.',
    },
    'AD-INV-02': {
      en: 'Own cards may be discarded for free: at any time in one’s own turn; in another player’s when a trade, a rescue or a Tactician’s turn is offered, and to make room for what one is given.',
      pl: 'Własne karty można odrzucać za darmo: w dowolnej chwili swojej tury, a w turze innego gracza przy propozycji wymiany, ratunku lub tury Taktyka oraz by zrobić miejsce na to, co się dostaje.',
    },
    'AD-INV-03': {
      en: 'Each Hand holds 1 card; cards in Hand can be used.',
      pl: 'Każda Ręka mieści 1 kartę; kart w Rękach można używać.',
    },
    'AD-INV-04': {
      en: 'Cards in the Backpack have no effect until they are moved to a Hand.',
      pl: 'Karty w Plecaku nie działają, dopóki nie trafią do Ręki.',
    },
    'AD-INV-05': {
      en: 'Cards that say so may be used from the Backpack as well.',
      pl: 'Kart, które tak stanowią, można użyć także z Plecaka.',
    },
  },
};
