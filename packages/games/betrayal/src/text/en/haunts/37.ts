/** The Host's Champion. */
export const haunt37 = {
  'haunt.37.title': 'The Host’s Champion',
  'haunt.37.intro.heroes':
    'The dance card has one name on it, and the suit of armour in the Ballroom bows first. House custom: one bout every round, seconds may cheer, cowards will be billed collectively.',
  'haunt.37.intro.traitor':
    'The Host keeps only one rule, and you have always been good at sports. Teach them where to stand.',
  'haunt.37.setup.heroes':
    'The Ballroom comes into the house. The four Relics lie in different random rooms on foot from the Entrance Hall, not in the Ballroom: the Gauntlet (Might), the Spur (Speed), the Visor (Knowledge) and the Crest (Sanity).',
  'haunt.37.setup.traitor':
    'Heal all traits. The Champion stands in the Ballroom. {squires, plural, =0 {No Squire stands} one {# Squire stands} other {# Squires stand}} on your tile.',
  'haunt.37.goal.heroes': 'The heroes win when three different traits have Won tokens.',
  'haunt.37.goal.traitor':
    'The traitor wins when the Champion has {laurels} Laurels; when round 12 ends; or when all heroes are dead.',
  'haunt.37.rule.bout':
    'The bout, once in a round: the fighter secretly picks a trait without a Won token and the traitor’s player secretly picks a guard among the same traits; then both are shown. The fighter rolls that trait, with a die more for its Relic in hand and 1 more if another living hero is in the Ballroom. The Champion rolls {dice} dice; 1 fewer for each Weakness on that trait, but at least 2; 2 more if it is the guard, and 1 more if the traitor is in the Ballroom.',
  'haunt.37.rule.result':
    'A higher result puts a Won token on the trait. Equal is a draw and puts a Weakness there. If the Champion is higher, it gets a Laurel, a Weakness lies there all the same, and the fighter takes the difference as damage, at most 2: Physical for Might and Speed, Mental for Knowledge and Sanity.',
  'haunt.37.rule.bill':
    'The bill: at the end of each round from the second on in which no bout was fought, the Champion gets a Laurel and every living hero takes 1 General damage.',
  'haunt.37.rule.champion':
    'The Champion never leaves the Ballroom, attacks nobody else, cannot be attacked or harmed, and hinders nobody.',
  'haunt.37.rule.disarm':
    'Disarm: when you or a Squire wins its own attack against a hero with a Relic, you may put one of them on a tile within 3 tiles of the winner, but not in the Ballroom, in place of the damage.',
  'haunt.37.rule.dance': 'When round 12 ends, the last dance is over, and you win.',
  'haunt.37.action.step-forward': 'Step forward',
  'haunt.37.text.step-forward':
    'In the Ballroom, if no bout has been fought in this round and you did not fight the last one, unless no other hero lives: fight the bout. It counts as your attack of this turn.',
  'haunt.37.action.pick-up': 'Pick up',
  'haunt.37.text.pick-up': 'On a tile with a Relic: take it. No roll.',
  'haunt.37.ask.bout': 'The bout: which trait?',
  'haunt.37.ask.disarm': 'Which Relic do you knock away in place of the damage?',
  'haunt.37.ask.flung': 'Where does the Relic land?',
  'haunt.37.option.bout': '{trait}',
  'haunt.37.option.disarm': '{token}',
  'haunt.37.option.disarm-not': 'Deal the damage',
  'haunt.37.event.with-might': '{who} steps forward: a bout of Might.',
  'haunt.37.event.with-speed': '{who} steps forward: a bout of Speed.',
  'haunt.37.event.with-knowledge': '{who} steps forward: a bout of Knowledge.',
  'haunt.37.event.with-sanity': '{who} steps forward: a bout of Sanity.',
  'haunt.37.event.guard-might': 'The Champion guards Might.',
  'haunt.37.event.guard-speed': 'The Champion guards Speed.',
  'haunt.37.event.guard-knowledge': 'The Champion guards Knowledge.',
  'haunt.37.event.guard-sanity': 'The Champion guards Sanity.',
  'haunt.37.event.won': '{who} wins the bout. Won so far: {n}.',
  'haunt.37.event.drawn': '{who} and the Champion part as equals.',
  'haunt.37.event.lost': '{who} loses the bout. Laurels: {n}.',
  'haunt.37.event.billed': 'Nobody has stepped forward, and everybody is billed. Laurels: {n}.',
  'haunt.37.won.bested':
    'The armour kneels, comes apart, and is empty, as everyone had politely suspected. The orchestra strikes up.',
  'haunt.37.won.laurels': 'The Host applauds with somebody else’s hands and asks who is next.',
  'haunt.37.won.dance': 'The last waltz ends. Whoever has not danced by now is part of the decoration.',
  'haunt.37.won.all-dead': 'The floor is swept, the wax is renewed. The next guests are already on the drive.',
  'haunt.37.monster.champion': 'It fights bouts, and nothing else.',
  'haunt.37.monster.squire': 'Attacks with Might; damage stuns it.',
  'haunt.37.counter.laurels': 'Laurels',
  'haunt.37.counter.won': 'Won tokens',
  'haunt.37.counter.weak-might': 'Weakness: Might',
  'haunt.37.counter.weak-speed': 'Weakness: Speed',
  'haunt.37.counter.weak-knowledge': 'Weakness: Knowledge',
  'haunt.37.counter.weak-sanity': 'Weakness: Sanity',
  'name.token.gauntlet': 'Gauntlet',
  'name.token.spur': 'Spur',
  'name.token.visor': 'Visor',
  'name.token.crest': 'Crest',
  'name.monster.champion': 'Champion',
  'name.monster.squire': 'Squire',
} as const;
