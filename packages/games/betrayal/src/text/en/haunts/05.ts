/** The Seventh Chair. */
export const haunt05 = {
  'haunt.5.title': 'The Seventh Chair',
  'haunt.5.intro.all':
    'There is a chair for each of you, and one more that nobody ordered; the dead call it the seventh, and do not count well. The planchette is moving. The question is whether all of you are pushing.',
  'haunt.5.setup.all': 'The Seventh Chair stands in the Hallway, a Chair for each explorer in random rooms around it.',
  'haunt.5.goal.heroes': 'The Investigators win when {right} right letters spell LEAVE, or when the Impostor is dead.',
  'haunt.5.goal.traitor': 'The Impostor wins when {wrong} wrong letters spell SIT, or when all Investigators are dead.',
  'haunt.5.rule.seated':
    'You are seated when you end your turn on a tile with a free Chair, until you move or are moved, take damage or are bound. Explorers may attack each other.',
  'haunt.5.rule.letter':
    'From round 2 on each round ends with a letter. With fewer seated explorers than the Quorum ({quorum}, never more than all but one) it is wrong. Otherwise each of them secretly pushes, or feels another one at most 4 tiles away and does not push; the Seventh Chair fails to push one time in three. Only the number of idle hands is shown: up to 1 the letter is right, else wrong. Whoever felt somebody alone learns whether that hand pushed.',
  'haunt.5.rule.wrong':
    'After a wrong letter each seated explorer takes 1 Mental damage, and a Caller comes to the Hallway, as long as there are fewer than {callers}.',
  'haunt.5.rule.bound':
    'Whoever is bound cannot be seated and takes hold of nobody. At most {bonds} can be bound at a time.',
  'haunt.5.rule.reveal':
    'The Impostor may step forward at the start of the own turn: free of bonds, healed, with {might} Might and 1 Speed more and {called, plural, =0 {no new Caller} one {# new Caller} other {# new Callers}}, leading all of them. From then on the letter is right whenever the Quorum is seated, at most all living Investigators.',
  'haunt.5.rule.callers':
    'Before that the Callers act at the end of each round, before the letter: each goes to the nearest seated explorer, or if there is none to the nearest, and attacks.',
  'haunt.5.action.take-hold': 'Take hold',
  'haunt.5.text.take-hold':
    'In place of your attack, before anybody has stepped forward, on the tile of another explorer who is not bound: both roll Might; if you win, the other one is bound.',
  'haunt.5.action.untie': 'Untie',
  'haunt.5.text.untie': 'On the tile of somebody else who is bound: set that explorer free.',
  'haunt.5.action.wriggle': 'Wriggle',
  'haunt.5.text.wriggle': 'Bound: Might roll; with 5 or more you are free.',
  'haunt.5.ask.hand': 'Your hand is on the planchette. What does it do?',
  'haunt.5.option.push': 'Push',
  'haunt.5.option.feel': 'Feel whether {seat} pushes',
  'haunt.5.option.hold-still': 'Hold still',
  'haunt.5.event.idle': 'Idle hands: {n}.',
  'haunt.5.event.right': 'The letter is right. Right letters: {n}.',
  'haunt.5.event.wrong': 'The letter is wrong. Wrong letters: {n}.',
  'haunt.5.event.felt-push': 'You feel it: {who} pushed.',
  'haunt.5.event.felt-idle': 'You feel nothing: {who} did not push.',
  'haunt.5.won.leave': 'L, E, A, V, E. For once the dead give practical advice.',
  'haunt.5.won.sit': 'S, I, T. So you sit. You have been sitting for years.',
  'haunt.5.won.traitor-dead': 'One hand lets go, and the planchette runs away with relief.',
  'haunt.5.won.all-dead': 'All seats are taken now, and nobody at the table is breathing.',
  'haunt.5.monster.caller': 'Attacks with Sanity; damage stuns it.',
  'haunt.5.status.seated': 'Seated',
  'haunt.5.status.bound': 'Bound',
  'haunt.5.counter.right': 'Right letters',
  'haunt.5.counter.wrong': 'Wrong letters',
  'haunt.5.counter.seated': 'Seated, and how many must be',
  'name.token.chair': 'Chair',
  'name.token.seventh-chair': 'Seventh Chair',
  'name.monster.caller': 'Caller',
  'name.role.impostor': 'the Impostor',
  'name.role.investigator': 'an Investigator',
} as const;
