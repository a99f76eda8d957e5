/** Marginalia. */
export const haunt39 = {
  'haunt.39.title': 'Marginalia',
  'haunt.39.intro.heroes':
    'The book has thrown out its own pages, and they have settled all over the house. In the margins somebody has written corrections to you: your name, your height, the date of your death, the last one twice.',
  'haunt.39.intro.traitor':
    'You were always the better reader. One page was already in your hand when the lights went out; you only need the rest of the sentence.',
  'haunt.39.setup.heroes':
    'If no tile with an Omen symbol is in the house, the heroes place the Library. One of the nine Pages is set aside; the other eight lie face down on different random tiles that can be reached from the Entrance Hall, none of them a starting tile. If there are too few tiles, several lie on one.',
  'haunt.39.setup.traitor':
    'Heal all your traits{might, plural, =0 {} one {, gain # Might and # Speed} other {, gain # Might and # Speed}} and take the Page that was set aside; only you see it. Scribes on your tile: {scribes}.',
  'haunt.39.goal.heroes':
    'The heroes win if they unwrite the book, or if at the end of the last Chapter they carry more Pages of their spell than the traitor and the Scribes carry of theirs.',
  'haunt.39.goal.traitor':
    'The traitor wins by binding the book; when all heroes are dead; or when the Chapter comes to {chapters} and the heroes do not carry more Pages of their spell than the traitor and the Scribes carry of theirs. The Blank counts for the side that carries it.',
  'haunt.39.rule.pages':
    'A Page on a tile is face down until somebody of either side has held it; afterwards it lies face up. A carried Page is seen by its carrier’s side alone; how many each figure carries, everybody sees. The Pages of a dead explorer lie face up on the tile.',
  'haunt.39.rule.carrying':
    'Heroes carry up to 4 Pages, the traitor up to 5, a Scribe 1. What is more goes to the tile at once, as the carrier chooses.',
  'haunt.39.rule.tear-off':
    'Tear off: whoever wins an attack of their own against a figure with a Page may take one of its Pages at random in place of dealing damage.',
  'haunt.39.rule.casting':
    'Whoever carries a Page can cast it: carry out its line, as far as possible. Then it lies face up on a random tile without a Page that can be reached from the Entrance Hall and is no starting tile; if there is none, with a Page. Each Page is cast once per turn. The Blank cannot be cast; it stands for any one missing Page of a spell.',
  'haunt.39.rule.heroes-hand':
    'Your spell, the Unwriting, is pages 2, 5 and 7. Pages 1, 4 and 8 are the other hand: at the end of your turn, if you carry any of them, you take 1 Mental damage.',
  'haunt.39.rule.traitors-hand':
    'Your spell, the Binding, is pages 1, 4 and 8; the Page you began with is one of them. Pages 2, 5 and 7 are the other hand: at the end of your turn, if you carry any of them, you take 1 Mental damage.',
  'haunt.39.rule.chapter': 'At the end of each round the Chapter goes on by 1.',
  'haunt.39.action.read': 'Read',
  'haunt.39.text.read':
    'On a tile with a Page: Knowledge roll; with 3 or more you take one that lies there. With less nothing happens.',
  'haunt.39.action.full-stop': 'Cast 1, Full Stop',
  'haunt.39.text.full-stop':
    'An opponent in line of sight: an explorer does not move in their next turn, a monster is stunned.',
  'haunt.39.action.fresh-ink': 'Cast 2, Fresh Ink',
  'haunt.39.text.fresh-ink': 'Heal one trait of yourself or of an ally on your tile.',
  'haunt.39.action.cross-reference': 'Cast 3, Cross-Reference',
  'haunt.39.text.cross-reference': 'Place yourself on any other tile with an Omen symbol.',
  'haunt.39.action.strike-through': 'Cast 4, Strike-Through',
  'haunt.39.text.strike-through':
    'An opponent on your tile or an adjacent one takes 2 Mental damage; a Scribe is stunned and drops its Page.',
  'haunt.39.action.footnote': 'Cast 5, Footnote',
  'haunt.39.text.footnote': 'Your side looks at up to three face-down Pages on tiles.',
  'haunt.39.action.ibid': 'Cast 6, Ibid.',
  'haunt.39.text.ibid': 'Take one Page at random from an opponent on your tile.',
  'haunt.39.action.brackets': 'Cast 7, Brackets',
  'haunt.39.text.brackets': 'Until your next turn you cannot be attacked.',
  'haunt.39.action.blot': 'Cast 8, Blot',
  'haunt.39.text.blot':
    'Put an Obstacle on your tile. Every opponent there takes 1 Mental damage; Scribes are stunned and drop their Page.',
  'haunt.39.action.unwrite': 'Unwrite',
  'haunt.39.text.unwrite':
    'On a tile with an Omen symbol and without an awake opponent, carrying pages 2, 5 and 7 (the Blank may stand for one): Knowledge roll, with 1 added to the result if another living hero is on the tile. With {unwrite} or more the heroes win; with less you take 1 Mental damage and keep the Pages.',
  'haunt.39.action.bind': 'Bind',
  'haunt.39.text.bind':
    'On a tile with an Omen symbol and without an awake hero, carrying pages 1, 4 and 8 (the Blank may stand for one): Knowledge roll; with {bind} or more you win, with less you take 1 Mental damage.',
  'haunt.39.action.fetch': 'Take a Page from the tile',
  'haunt.39.action.hand-over': 'Hand the Page to the traitor',
  'haunt.39.action.receive': 'Take a Page of the traitor’s',
  'haunt.39.ask.takes': 'Which Page do you take?',
  'haunt.39.ask.fetches': 'Which Page does the Scribe take?',
  'haunt.39.ask.receives': 'Which Page do you give the Scribe?',
  'haunt.39.ask.surplus': 'That is more than can be carried. Which Page is left on the tile?',
  'haunt.39.ask.heals': 'Which trait is written anew?',
  'haunt.39.ask.looks': 'Which Page do you look at?',
  'haunt.39.ask.tear': 'The attack is won. What do you want?',
  'haunt.39.option.leaf': '{card}',
  'haunt.39.option.ink': '{trait}',
  'haunt.39.option.foot': '{tile}',
  'haunt.39.option.notes-done': 'No more',
  'haunt.39.option.tear-not': 'Deal the damage',
  'haunt.39.option.tear-page': 'Tear off a Page, at random',
  'haunt.39.event.read':
    'You read a Page: {n, select, 1 {1, Full Stop} 2 {2, Fresh Ink} 3 {3, Cross-Reference} 4 {4, Strike-Through} 5 {5, Footnote} 6 {6, Ibid.} 7 {7, Brackets} 8 {8, Blot} other {9, the Blank}}.',
  'haunt.39.event.open':
    'A Page lies open here: {at}. It is {n, select, 1 {1, Full Stop} 2 {2, Fresh Ink} 3 {3, Cross-Reference} 4 {4, Strike-Through} 5 {5, Footnote} 6 {6, Ibid.} 7 {7, Brackets} 8 {8, Blot} other {9, the Blank}}.',
  'haunt.39.event.noted': '{who} looks at a Page: {at}.',
  'haunt.39.event.torn': '{who} loses a Page.',
  'haunt.39.event.hurt': 'Something that {who} carries is in the other hand.',
  'haunt.39.event.chapter': 'The Chapter goes on: {n}.',
  'haunt.39.won.unwritten':
    'The page goes white, then the book, then the shelf. Your name is your own again, misspelt as usual.',
  'haunt.39.won.more-pages':
    'The book closes on too little text to go on with. You keep your copies, and burn them in alphabetical order.',
  'haunt.39.won.bound': 'Bound in something soft, in a numbered edition. Each copy has a bookmark that blinks.',
  'haunt.39.won.last-chapter':
    'The last Chapter ends as it was always going to. It is bound with the rest, in something soft.',
  'haunt.39.won.all-dead': 'All corrections have been carried out. The edition is numbered, and it is complete.',
  'haunt.39.monster.scribe':
    'Attacks with Might. Damage stuns it, and its Page falls face up on the tile. Once each in its turn: take a Page from its tile without a roll; on the traitor’s tile hand its Page over, or take one. Pages of the heroes’ spell do not hurt it.',
  'haunt.39.counter.chapter': 'Chapter',
  'haunt.39.counter.lying': 'Pages lying in the house',
  'haunt.39.status.stopped': 'Stopped',
  'haunt.39.status.bracketed': 'In brackets',
  'name.token.full-stop': '1, Full Stop',
  'name.token.fresh-ink': '2, Fresh Ink',
  'name.token.cross-reference': '3, Cross-Reference',
  'name.token.strike-through': '4, Strike-Through',
  'name.token.footnote': '5, Footnote',
  'name.token.ibid': '6, Ibid.',
  'name.token.brackets': '7, Brackets',
  'name.token.blot': '8, Blot',
  'name.token.the-blank': '9, the Blank',
  'name.monster.scribe': 'Scribe',
} as const;
