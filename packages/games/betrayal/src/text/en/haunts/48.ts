/** Toast to the Dead. */
export const haunt48 = {
  'haunt.48.title': 'Toast to the Dead',
  'haunt.48.intro.heroes':
    'The skull clears the throat it has not got and proposes a toast to absent friends. They are absent no longer. They are polite, they are dust, and they have been waiting for someone to talk to since 1911.',
  'haunt.48.intro.traitor':
    'You remember these people. You remember exactly what to say to them, and how much they hated it.',
  'haunt.48.setup.heroes':
    '{guests} calm Guests, each with 2 different Tastes and {patience} Patience, come to rooms with a way to the Entrance Hall, first to those with an Omen.',
  'haunt.48.setup.traitor': 'Heal all traits.',
  'haunt.48.goal.heroes': 'The heroes win when {content} Guests are content.',
  'haunt.48.goal.traitor':
    'The traitor wins when {offended} Guests are offended, or when all heroes are dead. At the end of round 10 all that are still calm are offended.',
  'haunt.48.rule.calm':
    'A calm Guest does not move, hinder or fight, and cannot be attacked; Dynamite on its tile takes all its Patience. Without Patience it is offended: a monster of the traitor. Without Tastes it is content, and leaves.',
  'haunt.48.rule.arm':
    'Whoever leaves a tile on foot in the own turn may take one calm Guest from it along, unless a living explorer of the other side is on it.',
  'haunt.48.rule.alone':
    'At the end of each round every calm Guest without a living hero on its tile loses 1 Patience.',
  'haunt.48.action.entertain': 'Entertain',
  'haunt.48.text.entertain':
    'On a tile with a calm Guest: choose one of its Tastes and roll that trait. With 5 or more the Taste is removed, with less than 2 it loses 1 Patience.',
  'haunt.48.action.give-a-present': 'Give a present',
  'haunt.48.text.give-a-present':
    'On a tile with a calm Guest who has had none: bury one of your Items and remove one of its Tastes.',
  'haunt.48.action.slight-a-guest': 'Slight',
  'haunt.48.text.slight-a-guest':
    'On a tile with a calm Guest: Knowledge or Sanity roll; with 6 or more it loses 2 Patience, with 4 or 5 it loses 1.',
  'haunt.48.ask.talk': 'Which Guest do you entertain, and how?',
  'haunt.48.ask.present': 'Which Guest gets which Item, and for which Taste?',
  'haunt.48.ask.slight': 'Which Guest do you slight?',
  'haunt.48.ask.arm': 'Does a Guest come along?',
  'haunt.48.option.talk': '{trait} (Patience {n}, Tastes {left})',
  'haunt.48.option.present': '{card} for {trait} (Patience {n}, Tastes {left})',
  'haunt.48.option.guest': 'The Guest with Patience {n}, Tastes {left}',
  'haunt.48.option.alone': 'Nobody comes along',
  'haunt.48.event.patience': 'A Guest sighs ({at}). Patience left: {n}.',
  'haunt.48.event.content': 'A Guest bows and goes out. Content: {n}.',
  'haunt.48.event.led': '{who} leads a Guest along: {at}.',
  'haunt.48.won.content': 'They thank the house, fold their napkins and go out, one by one, like candles.',
  'haunt.48.won.offended': 'Nobody has ever been thrown out of a party so thoroughly.',
  'haunt.48.won.all-dead': 'There are more absent friends now. Somebody raises a glass to them.',
  'haunt.48.monster.offended-guest': 'Attacks with Might.',
  'haunt.48.counter.content': 'Content Guests',
  'haunt.48.counter.offended': 'Offended Guests',
  'name.token.calm-guest': 'Guest',
  'name.token.gift': 'Present',
  'name.token.taste-might': 'Taste: Might',
  'name.token.taste-speed': 'Taste: Speed',
  'name.token.taste-knowledge': 'Taste: Knowledge',
  'name.token.taste-sanity': 'Taste: Sanity',
  'name.monster.offended-guest': 'Offended Guest',
} as const;
