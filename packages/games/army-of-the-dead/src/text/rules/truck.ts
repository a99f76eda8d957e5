import type { Chapter } from '@dreadhouse/engine';

/** Seats, driving and the gun on the roof. */
export const truck: Chapter = {
  title: { en: 'The Taco Truck', pl: 'Ciężarówka Taco' },
  rules: {
    'AD-TRUCK-01': {
      en: 'A Survivor in the Truck’s Zone may spend 1 Action on a Truck Action.',
      pl: 'Ocalały w Strefie Ciężarówki może wydać 1 Akcję na Akcję Ciężarówki.',
    },
    'AD-TRUCK-02': {
      en: 'Skills never apply to the Truck or to attacks made with it.',
      pl: 'Umiejętności nigdy nie działają na Ciężarówkę ani na ataki nią.',
    },
    'AD-TRUCK-03': {
      en: 'The Truck cannot be attacked or destroyed.',
      pl: 'Ciężarówki nie można zaatakować ani zniszczyć.',
    },
    'AD-TRUCK-04': {
      en: 'Survivors inside are attacked like anybody in the Zone.',
      pl: 'Ocalali w środku są atakowani jak wszyscy w Strefie.',
    },
    'AD-TRUCK-05': {
      en: 'Getting in is possible only with no Zombie in the Zone.',
      pl: 'Wsiąść można tylko, gdy w Strefie nie ma Zombie.',
    },
    'AD-TRUCK-06': {
      en: 'There is room for 1 Driver, 1 Gunner and 2 Passengers.',
      pl: 'Mieści 1 Kierowcę, 1 Strzelca i 2 Pasażerów.',
    },
    'AD-TRUCK-07': {
      en: 'Getting out is always possible.',
      pl: 'Wysiąść można zawsze.',
    },
    'AD-TRUCK-08': {
      en: 'Changing seats is no Move and is possible with Zombies around.',
      pl: 'Zamiana miejsc nie jest Ruchem i można jej dokonać przy Zombie.',
    },
    'AD-TRUCK-09': {
      en: 'Only the Driver drives, and not into buildings.',
      pl: 'Prowadzi tylko Kierowca i nie wjeżdża do budynków.',
    },
    'AD-TRUCK-10': {
      en: 'Driving is no Move: Zombies neither hold nor stop the Truck.',
      pl: 'Jazda nie jest Ruchem: Zombie nie zatrzymują Ciężarówki ani nie zwiększają kosztu.',
    },
    'AD-TRUCK-11': {
      en: 'One Action drives to 1 adjacent Zone.',
      pl: 'Jedna Akcja to przejazd do 1 sąsiedniej Strefy.',
    },
    'AD-TRUCK-12': {
      en: 'If Zombies are there a Truck Attack is made.',
      pl: 'Jeśli są tam Zombie, następuje Atak Ciężarówką.',
    },
    'AD-TRUCK-13': {
      en: 'Adrenaline for its kills goes to the Driver.',
      pl: 'Adrenalina za zabitych należy do Kierowcy.',
    },
    'AD-TRUCK-14': {
      en: 'Its hits follow Targeting Priority.',
      pl: 'Jego trafienia podlegają Kolejności Wybierania Celów.',
    },
    'AD-TRUCK-15': {
      en: 'With Zombies and Survivors there, misses hit the Survivors outside the Truck.',
      pl: 'Gdy są tam Zombie i Ocalali, chybienia ranią Ocalałych poza Ciężarówką.',
    },
    'AD-TRUCK-16': {
      en: 'Where only Survivors are, there is no Truck Attack.',
      pl: 'Gdzie są tylko Ocalali, nie ma Ataku Ciężarówką.',
    },
    'AD-TRUCK-17': {
      en: 'The Machine Gun is fired by the Gunner, who gains the Adrenaline.',
      pl: 'Z Karabinu Maszynowego strzela Strzelec i to on zyskuje Adrenalinę.',
    },
    'AD-TRUCK-18': {
      en: 'It cannot target the Truck’s own Zone.',
      pl: 'Nie może celować we własną Strefę Ciężarówki.',
    },
    'AD-TRUCK-19': {
      en: 'Whoever is seated may attack with a weapon in Hand instead.',
      pl: 'Siedzący może zamiast tego zaatakować bronią trzymaną w Ręce.',
    },
    'AD-TRUCK-20': {
      en: 'The Truck is a token that a Mission may put on the board.',
      pl: 'Ciężarówka to żeton, który Misja może umieścić na planszy.',
    },
  },
};
