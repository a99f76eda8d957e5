import { texts } from '../../../text/text.ts';

export const text = texts({
  en: {
    empty: 'nobody here',
    noise: 'the Noise',
    sleepers: '{n, plural, one {a Sleeper token} other {# Sleeper tokens}}',
    objective: 'an Objective, face down',
    count: '{n} × {name}',
    hiding: '{name}, hiding',
    loot: '{name} to be picked up',
    charge: '{name}, armed',
    truck: 'the Taco Truck',
    'truck-broken': 'the Taco Truck, out of order',
    'vault-card': 'a Vault card, face down',
    device: 'for a specialist: {name}',
    spawn: 'spawn token',
    asleep: 'not active yet',
    'would-attack':
      '{n, plural, one {If your turns ended now: they would deal # Wound.} other {If your turns ended now: they would deal # Wounds.}}',
    'would-go': 'If your turns ended now: they would go to {list}.',
    'would-stay': 'If your turns ended now: they would stay.',
    'spawn-next': 'spawns every Zombie Phase',
  },
  pl: {
    empty: 'nikogo tu nie ma',
    noise: 'Hałas',
    sleepers:
      '{n, plural, one {żeton Śpiochów} few {# żetony Śpiochów} many {# żetonów Śpiochów} other {# żetonów Śpiochów}}',
    objective: 'zakryty Cel',
    count: '{n} × {name}',
    hiding: '{name} w ukryciu',
    loot: 'do podniesienia: {name}',
    charge: '{name}, gotowe do wybuchu',
    truck: 'Ciężarówka Taco',
    'truck-broken': 'Ciężarówka Taco, zepsuta',
    'vault-card': 'zakryta karta Skarbca',
    device: 'dla specjalisty: {name}',
    spawn: 'żeton Namnażania',
    asleep: 'jeszcze nieaktywna',
    'would-attack':
      '{n, plural, one {Gdyby tury skończyły się teraz, zadałyby # Ranę.} few {Gdyby tury skończyły się teraz, zadałyby # Rany.} many {Gdyby tury skończyły się teraz, zadałyby # Ran.} other {Gdyby tury skończyły się teraz, zadałyby # Rany.}}',
    'would-go': 'Gdyby tury skończyły się teraz, poszłyby do: {list}.',
    'would-stay': 'Gdyby tury skończyły się teraz, zostałyby na miejscu.',
    'spawn-next': 'w każdej Fazie Zombie namnażają się tu Zombie',
  },
});
