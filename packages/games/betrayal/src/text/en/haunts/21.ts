/** Last Entry. */
export const haunt21 = {
  'haunt.21.title': 'Last Entry',
  'haunt.21.intro.heroes':
    'The diary describes this house room by room, in ink that is still wet. You look up to compare. The door you came through is not in it.',
  'haunt.21.intro.traitor':
    'You always skipped to the end. This time the end is blank, and somebody has handed you the pen.',
  'haunt.21.setup.heroes': 'Pages lie on random symbol tiles, those where nobody stands first: {pages}.',
  'haunt.21.setup.traitor':
    'Heal all your traits; gain 1 Might and 1 Speed. {redactors, plural, =0 {No Redactor stands} one {# Redactor stands} other {# Redactors stand}} on your tile.',
  'haunt.21.goal.heroes': 'The heroes win when {read} Pages are read.',
  'haunt.21.goal.traitor':
    'The traitor wins when {chapters} Chapters are written, when round 12 ends, or when all heroes are dead.',
  'haunt.21.rule.groups':
    'Groups: two living heroes are in one group if one of them could walk to the other, one way or the other, and so on in chains. Obstacles and cards do not count.',
  'haunt.21.rule.chapter':
    'Chapter: at the start of your turn, if the living heroes are in {groups} groups or more (in as many as there are heroes, where they are fewer), you write a Chapter. A single hero counts every time. If they were apart before you began, the first look does not count.',
  'haunt.21.rule.pages':
    'For each Page that is read you put a new one on a symbol tile without a Page and without a hero; without such a tile on any room; without any it waits.',
  'haunt.21.rule.pen': 'When you are dead, the pen moves by itself: Chapters, Rewrite and the Redactors go on.',
  'haunt.21.action.read': 'Read',
  'haunt.21.text.read':
    'On a tile with a Page: Knowledge roll; with 4 or more it is read, and a new one is written elsewhere.',
  'haunt.21.action.break-a-wall': 'Break through',
  'haunt.21.text.break-a-wall':
    'To a tile that touches yours without being adjacent across that edge: Might roll; with 4 or more there is a Doorway, for everybody, until one of the two tiles is moved.',
  'haunt.21.action.rewrite': 'Rewrite',
  'haunt.21.text.rewrite':
    '{rewrites, plural, one {Once} =2 {Twice} other {# times}} in a turn. Two tiles of one region, no starting tiles and not the Mystic Elevator, on which nobody stands, change places, and you turn each as you like. What lies on them goes along; Doorways at their edges are gone. A region that has an open door keeps one.',
  'haunt.21.ask.page': 'Where does the new Page lie?',
  'haunt.21.ask.rewrite-with': 'With which tile does it change places?',
  'haunt.21.ask.turn-first': 'How does the first of them lie?',
  'haunt.21.ask.turn-second': 'How does the second of them lie?',
  'haunt.21.option.lies':
    '{n, plural, =0 {As printed} one {# quarter turn clockwise} other {# quarter turns clockwise}}',
  'haunt.21.event.chapter': 'A Chapter is written: {n}.',
  'haunt.21.event.read': '{who} reads a Page. Read so far: {n}.',
  'haunt.21.event.rewritten': '{at} is somewhere else now.',
  'haunt.21.won.read': '“…and then they left,” says the last line. So you do, before it can be corrected.',
  'haunt.21.won.chapters':
    'Each of them sits in a room with four walls and no door, and a perfectly good sentence about it.',
  'haunt.21.won.full': 'The last page is turned. There is no room left in the book for anybody to leave.',
  'haunt.21.won.all-dead': 'The obituaries take up less space than you had feared.',
  'haunt.21.monster.redactor': 'Attacks with Might; walks between touching tiles without a door. Damage stuns it.',
  'haunt.21.counter.read': 'Pages read',
  'haunt.21.counter.chapters': 'Chapters',
  'name.token.page': 'Page',
  'name.token.doorway': 'Doorway',
  'name.monster.redactor': 'Redactor',
} as const;
