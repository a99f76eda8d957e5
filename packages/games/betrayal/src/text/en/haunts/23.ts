/** Stone by Stone. */
export const haunt23 = {
  'haunt.23.title': 'Stone by Stone',
  'haunt.23.intro.heroes':
    'The idol is warm, and your fingers are not. Water, blood and salt, says the base, in that friendly small lettering people use for deadlines.',
  'haunt.23.intro.traitor': 'You never liked how people fidget. The garden behind the house has so many empty plinths.',
  'haunt.23.setup.heroes':
    'The Underground Lake, the Larder and the Bloody Room are in the house. If no hero has the Idol, the hero nearest to the traitor holds it now. Whoever has more than two critical traits gains 1 in those beyond two.',
  'haunt.23.setup.traitor':
    'Heal all traits and gain {might} Might. {masons, plural, one {# Mason stands} other {# Masons stand}} with you.',
  'haunt.23.goal.heroes':
    'The heroes win when the Idol has been washed in all three places ({washes}), or when round 12 ends with two of them washed.',
  'haunt.23.goal.traitor':
    'The traitor wins when {statues, plural, one {# hero is a Statue} other {# heroes are Statues}}, or when round 12 ends and fewer than two places are washed.',
  'haunt.23.rule.stone':
    'A hero’s critical trait turns to stone at once: it cannot rise, heal or fall. A step that it would lose goes to another trait that could take it, and if there is none, to any other trait of that hero. So no hero dies.',
  'haunt.23.rule.slow': 'A hero moves by Speed less the number of the own stone traits, but at least 1.',
  'haunt.23.rule.statue':
    'A hero with four stone traits is a Statue: no living explorer, no obstacle, nothing to attack, move or heal. The cards lie there as with a corpse. In the own turn a Statue can only whisper.',
  'haunt.23.rule.idol':
    'The Idol is a card like others, but the traitor can never own it. Where it lies, a hero may take it up once per turn. It is washed in the Underground Lake (Might), the Larder (Knowledge) and the Bloody Room (Sanity); where one of these is missing, on the Basement Landing, in the Entrance Hall or on the Upper Landing instead.',
  'haunt.23.rule.touch':
    'Its touch: whenever a hero takes the Idol, in a trade or from where it lies, that hero loses 1 in a trait of the own choice.',
  'haunt.23.rule.warmth':
    'After each Wash every hero who is no Statue may gain 1 in one trait. A stone trait may rise, too, and is stone no longer.',
  'haunt.23.rule.knock':
    'Knock away: when you win an attack of yours against the owner of the Idol, you may put the Idol on a tile within 2 of you that is none of the three, in place of the damage.',
  'haunt.23.rule.dusk': 'When round 12 ends, two Washes are enough for the heroes; fewer are not.',
  'haunt.23.action.wash': 'Wash the Idol',
  'haunt.23.text.wash':
    'Owning the Idol, on one of the three tiles that has no Wash token: a roll of its trait; with 5 or more put a Wash token here. In the Bloody Room this also costs 1 Physical damage.',
  'haunt.23.action.take-the-idol': 'Take up the Idol',
  'haunt.23.text.take-the-idol': 'On the tile where the Idol lies: it is yours. You feel its touch.',
  'haunt.23.action.whisper': 'Whisper',
  'haunt.23.text.whisper':
    'As a Statue, in your turn: a hero in line of sight has one more die on the next trait roll, until the end of that hero’s next turn.',
  'haunt.23.action.gaze': 'Gaze',
  'haunt.23.text.gaze':
    'Choose a hero in line of sight: both of you roll Sanity. If yours is higher, the hero loses 1 in a trait of the own choice.',
  'haunt.23.monster.mason': 'Attacks with Might; damage stuns it. It never carries the Idol.',
  'haunt.23.status.statue': 'Statue',
  'haunt.23.status.whispered': 'Somebody whispers',
  'haunt.23.ask.warmth': 'The Idol is a little cleaner. Which of your traits rises?',
  'haunt.23.option.warm': '{trait}',
  'haunt.23.option.stay-cold': 'None',
  'haunt.23.ask.knock': 'Do you knock the Idol away in place of the damage?',
  'haunt.23.option.knock-away': 'Knock it away',
  'haunt.23.option.knock-not': 'Let it hurt',
  'haunt.23.ask.knock-to': 'Where does the Idol roll?',
  'haunt.23.won.washed': 'The idol dissolves between your hands like a sweet. Your knees crack. It is a lovely sound.',
  'haunt.23.won.garden': 'The garden is finished. You will need a bigger hedge.',
  'haunt.23.won.dusk': 'What is left of the idol is no bigger than a thumb, and it has nothing more to say.',
  'haunt.23.won.night': 'The light goes. In the dark nobody moves any more, and soon nobody wants to.',
  'haunt.23.won.all-dead': 'The garden is finished. You will need a bigger hedge.',
  'haunt.23.counter.wash': 'Washed',
  'haunt.23.counter.statue': 'Statues',
  'haunt.23.counter.dusk': 'Dusk (round)',
  'name.token.wash': 'Wash token',
  'name.monster.mason': 'Mason',
} as const;
