/** What Wore Him. */
export const haunt25 = {
  'haunt.25.title': 'What Wore Him',
  'haunt.25.intro.heroes':
    'The suit in the hall turns its visor towards you. Behind the slit are your friend’s eyes, wide open, and they are looking at the front door with dread.',
  'haunt.25.intro.traitor':
    'He always said he wanted to be somebody else. Now somebody is, and it would like to see the village.',
  'haunt.25.setup.heroes': 'Bolts ({bolts}) lie in the Entrance Hall, and the Armor card leaves the game.',
  'haunt.25.setup.traitor': 'Heal all traits. The Armour stands in the room farthest from the Entrance Hall.',
  'haunt.25.goal.heroes': 'The heroes win when the last of the Buckles ({buckles} at the start) is open.',
  'haunt.25.goal.traitor':
    'The traitor wins when no Bolt is left on the door, when the Pulse of the man inside is 0, when round 12 ends and the air with it, or when all heroes are dead.',
  'haunt.25.rule.hold':
    'Whoever holds the Armour cannot move. The hold is lost when the hero or the Armour leaves the tile, when the hero is thrown off, lets go or dies.',
  'haunt.25.rule.held':
    'The Armour is held while {hold, plural, one {# hero holds} other {# heroes hold}} it, or all living heroes where there are fewer. If it is held when its turn begins, it does not move.',
  'haunt.25.rule.armour':
    'When the Armour wins its attack against somebody who holds it, it does no damage: the hero loses the hold and lands on a tile beside, which the traitor’s player picks.',
  'haunt.25.rule.pulse':
    'He is still in there: whenever the Armour takes damage from anything but an attack of its own, it is stunned, and the Pulse falls by 1.',
  'haunt.25.rule.wrench':
    'Wrench loose: when you win an attack of yours against a hero who holds the Armour, the hero also loses the hold and lands on a tile beside, which you pick.',
  'haunt.25.rule.door':
    'The door: at the end of its own turn, if the Armour stands awake in the Entrance Hall and is not held, remove a Bolt.',
  'haunt.25.action.grab': 'Grab it',
  'haunt.25.text.grab': 'On the Armour’s tile: Might roll; with 3 or more you hold it.',
  'haunt.25.action.let-go': 'Let go',
  'haunt.25.text.let-go': 'You hold the Armour no longer.',
  'haunt.25.action.unbuckle': 'Unbuckle',
  'haunt.25.text.unbuckle': 'On the Armour’s tile while it is held: Speed roll; with 4 or more one Buckle opens.',
  'haunt.25.action.refasten': 'Refasten',
  'haunt.25.text.refasten':
    'On the Armour’s tile: Knowledge roll; with 4 or more one Buckle is closed again; never more than there were.',
  'haunt.25.monster.the-armour':
    'Attacks with Might. Its own lost attack does it no harm; other damage stuns it. While it is held it cannot move.',
  'haunt.25.status.holding': 'Holds the Armour',
  'haunt.25.ask.throw-to': 'Where does the hero land?',
  'haunt.25.event.buckles': 'Buckles still closed: {n}.',
  'haunt.25.event.pulse': 'Somebody groans inside. The Pulse: {n}.',
  'haunt.25.won.unbuckled':
    'The breastplate opens like a cupboard. He falls out, says “Finally”, and sleeps for two days.',
  'haunt.25.won.door': 'It ducks under the lintel, out into the rain, and learns to run.',
  'haunt.25.won.pulse': 'The knocking from inside stops. The suit straightens up. It is so much lighter now.',
  'haunt.25.won.air': 'The eyes behind the slit close. What wears him does not need them to see.',
  'haunt.25.won.all-dead': 'It steps over you one by one, carefully, as one is taught to, and goes to find the door.',
  'haunt.25.counter.buckles': 'Buckles',
  'haunt.25.counter.held': 'Heroes who hold it',
  'haunt.25.counter.bolts': 'Bolts on the door',
  'haunt.25.counter.pulse': 'Pulse',
  'haunt.25.counter.air': 'Air (round)',
  'name.token.bolt': 'Bolt',
  'name.monster.the-armour': 'The Armour',
} as const;
