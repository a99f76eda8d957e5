/** What rooms, characters and stalkers do. */
export const rooms = {
  'text.tile.archive':
    'Once, while your Knowledge token is inactive: gain 2 Knowledge, turn the token, then look at another player’s contingency plan or one of the neutral pool.',
  'text.tile.cave-entrance':
    'Go to another explored room with a technical entrance; there an adult attacks you in darkness.',
  'text.tile.cooling-system': 'Start the self-destruct countdown: the token lies 3 fields ahead, yellow side up.',
  'text.tile.decontamination':
    'Scan the contamination in your hand and remove what is infected; lose your larva and your slime.',
  'text.tile.infirmary': 'Dress all your serious wounds, or heal a dressed one, or heal all your light wounds.',
  'text.tile.laboratory':
    'Examine a corpse, a carcass or an egg that is here: gain 3 Knowledge; the first of its kind reveals a weakness.',
  'text.tile.css-a': 'While a CSS token lies under the time token: discard your hand, pass and get into pod A.',
  'text.tile.nest':
    'Whoever explores it gains 1 Knowledge. Take an egg, then make a noise roll. No search, no malfunction.',
  'text.tile.generator': 'Stop the countdown while its token is yellow, or switch the power of your sector.',
  'text.tile.communications': 'Send a signal, or look at the objective of somebody who has sent one.',
  'text.tile.css-b': 'While a CSS token lies under the time token: discard your hand, pass and get into pod B.',
  'text.tile.css-c': 'While a CSS token lies under the time token: discard your hand, pass and get into pod C.',
  'text.tile.css-control': 'Look at a CSS token; you may move it one field.',
  'text.tile.defence-control':
    'For an item of this room or a malfunction here: a room with a stalker breaks down, each stalker there takes 1 damage, each character a serious wound.',
  'text.tile.guard-quarters': 'For an item of this room: take a Taser or a Space Suit.',
  'text.tile.contaminated-room': 'Whoever searches here is covered in slime. No malfunction, no action.',
  'text.tile.surgery':
    'Scan all your contamination and remove what is infected, larva included; suffer a light wound, shuffle all your cards and pass.',
  'text.tile.test-room': 'With Knowledge 4 take a Neutralizer.',
  'text.tile.ventilation-control':
    'Seal a room with a technical entrance: whoever is there when all have passed dies, unless a door opens.',
  'text.tile.rapid-response-centre':
    'Start the alert: the game ends when the time token leaves half its number; the Isolation Room opens. Or take a contingency plan of the neutral pool.',
  'text.tile.emergency-power':
    'With fewer than 3 active power tokens reset them; lay them out as you like and turn the time token to its active side.',
  'text.tile.elevator-shaft':
    'With power in the elevator: call it, or ride it to another shaft, with one other who agrees. No noise roll.',
  'text.tile.evacuation-passage': 'In no sector, always dark, without an action.',
  'text.tile.storage': 'Craft with one item fewer.',
  'text.tile.isolation-room':
    'Whoever is here when a round begins draws up to one card more. While it is open: lock yourself in, if no stalker turns up after a noise roll.',
  'text.character.survivor': 'Once a round, after a surprise attack that you survive: draw a card.',
  'text.character.lab-rat': 'The first scan that finds you infected has no consequence.',
  'text.character.sentry': 'Can take something in the Guard Quarters even where no item is left.',
  'text.character.xenobiologist': 'Gains 1 Knowledge when the first weakness is revealed.',
  'text.character.hacker': 'Lockdown has no effect after your computer action.',
  'text.character.janitor': 'Wards off the first fire wound of each round.',
  'text.wound.arm': 'One hand fewer.',
  'text.wound.hand': 'Item actions cost one card more.',
  'text.wound.leg': 'Moving and escaping cost one card more.',
  'text.wound.torso': 'You draw up to one card fewer.',
  'text.wound.haemorrhage': 'Whenever you pass, a light wound.',
  'text.wound.eyes': 'You always count as being in darkness.',
  'name.wound.arm': 'Arm',
  'name.wound.hand': 'Hand',
  'name.wound.leg': 'Leg',
  'name.wound.torso': 'Torso',
  'name.wound.haemorrhage': 'Haemorrhage',
  'name.wound.eyes': 'Eyes',
} as const;
