/** Contaminated Evidence. */
export const haunt16 = {
  'haunt.16.title': 'Contaminated Evidence',
  'haunt.16.intro.all':
    'The instruments disagree with each other. You change the batteries, you change rooms, and still one needle leans towards the people holding it. One of you is what they are measuring.',
  'haunt.16.goal.heroes': 'The Hunters win when the Clean counter stands at {clean}, or when the Tainted is dead.',
  'haunt.16.goal.traitor': 'The Tainted wins when the Dirty counter stands at {dirty}, or when all Hunters are dead.',
  'haunt.16.rule.attacks':
    'Explorers may attack each other. Until the Tainted is revealed they do not hinder each other.',
  'haunt.16.rule.case':
    'With {samples} samples the Case is shuffled and opened; all see how many are dirty, and no more. None: Clean rises by 1. Otherwise Dirty rises by 1, and a Poltergeist appears where the latest reading was taken. Then all Reading tokens are removed.',
  'haunt.16.rule.reveal':
    'Once revealed, the Tainted is an open traitor: heals all traits, gains 1 Might and leads the Poltergeists, of which another appears on the same tile. No more readings are taken. An explorer who dies shows the role.',
  'haunt.16.rule.poltergeists':
    'Until the reveal each Poltergeist goes for the nearest explorer at the end of the round, whoever it is; afterwards the traitor leads them.',
  'haunt.16.rule.later':
    'When the sixth round after the reveal ends, the Hunters win if at least half of them live, and the Tainted wins if not.',
  'haunt.16.action.read': 'Take a reading',
  'haunt.16.text.read':
    'On a tile with a symbol and no Reading token: Knowledge roll; with 4 or more put a Reading token here and a sample into the Case. Only the Tainted can make it dirty, in secret.',
  'haunt.16.action.accuse': 'Accuse',
  'haunt.16.text.accuse':
    'Once per game: name an explorer on your tile. All living explorers but the accused vote openly; with more yes than no the accused shows the role. The Tainted is revealed. For a Hunter each yes-voter takes 1 Mental damage, and nobody can accuse that Hunter again.',
  'haunt.16.monster.poltergeist': 'Attacks with Sanity; damage stuns it.',
  'haunt.16.ask.sample': 'You put your sample into the Case.',
  'haunt.16.ask.vote': 'Is {who} the Tainted? All see how you vote.',
  'haunt.16.option.sample-clean': 'A clean sample',
  'haunt.16.option.sample-dirty': 'A dirty sample',
  'haunt.16.event.sample': '{who} puts a sample into the Case; it holds {n}.',
  'haunt.16.event.case-clean': 'The Case is opened: every sample is clean.',
  'haunt.16.event.case-dirty': 'The Case is opened: {n, plural, one {# sample is dirty} other {# samples are dirty}}.',
  'haunt.16.event.accused': '{who} is accused.',
  'haunt.16.event.vote-yes': '{who} votes yes.',
  'haunt.16.event.vote-no': '{who} votes no.',
  'haunt.16.event.let-go': 'There are not enough votes: {who} need show nothing.',
  'haunt.16.won.clean': 'The needle drops to zero and, for once, stays there.',
  'haunt.16.won.dirty': 'The footage is remarkable. Nobody is left to publish it.',
  'haunt.16.won.traitor-dead': 'The instruments agree at last. Nobody wants to write down on what.',
  'haunt.16.won.all-dead': 'The recorder goes on running in an empty room, and something hums along.',
  'haunt.16.won.dawn': 'The batteries are empty. By the light from the windows those who are left are counted.',
  'haunt.16.counter.clean': 'Clean Cases',
  'haunt.16.counter.dirty': 'Dirty Cases',
  'haunt.16.counter.case': 'Samples in the Case',
  'why.only-the-tainted': 'A Hunter’s sample is always clean.',
  'name.token.reading': 'Reading',
  'name.monster.poltergeist': 'Poltergeist',
  'name.role.tainted': 'the Tainted',
  'name.role.hunter': 'a Hunter',
} as const;
