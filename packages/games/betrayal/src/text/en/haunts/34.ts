/** The Ones Beneath. */
export const haunt34 = {
  'haunt.34.title': 'The Ones Beneath',
  'haunt.34.intro.heroes':
    'Now you know where your friend went: down, and then into a robe. The floor has opened in several places, and out of the dark comes a patient queue of people carrying rocks upstairs.',
  'haunt.34.intro.traitor':
    'The Idol needs a seat at the top of the house, and the congregation is bringing it stone by stone. You hold the doors.',
  'haunt.34.setup.traitor':
    'Heal all traits and gain 1 Might. Put open Shafts on different rooms of the Ground Floor, at least 2 tiles from the Ground Floor Staircase where that is possible: {shafts}. Robed with a Stone each on the Basement Landing: {first}.',
  'haunt.34.goal.heroes': 'The heroes win when at the end of a hero’s turn no Shaft is open.',
  'haunt.34.goal.traitor':
    'The traitor wins when {altar} Stones lie on the Altar; when the Moon is at {moon}; or when all heroes are dead.',
  'haunt.34.rule.shafts':
    'From the Basement Landing a step leads up to every open Shaft; monsters can also take it downwards. The way between the Basement Landing and the Ground Floor Staircase is buried.',
  'haunt.34.rule.stones':
    'Nobody carries more than one Stone. Every step with a Stone costs an explorer 2. A Stone that lies somewhere can be picked up for free, also by a Robed.',
  'haunt.34.rule.falls':
    'A hero who loses an attack drops the Stone, besides taking the damage. Whatever a dead carrier or a killed Robed held lies on the tile.',
  'haunt.34.rule.procession':
    'At the start of each monster turn new Robed with a Stone each come to the Basement Landing: {come}. They act at once. There are never more Robed in the house than {robed}.',
  'haunt.34.rule.delivery':
    'When you or a Robed enters the Upper Landing with a Stone, the Altar rises by 1 and the Stone is gone; so is the Robed.',
  'haunt.34.action.plug': 'Plug',
  'haunt.34.text.plug': 'On an open Shaft, with a Stone: the Shaft is closed, and the Stone is gone. No roll.',
  'haunt.34.action.bring-it-down': 'Bring it down',
  'haunt.34.text.bring-it-down':
    'On an open Shaft without an awake opponent: Might roll; with 5 or more the Shaft is closed.',
  'haunt.34.action.dig-open': 'Dig open',
  'haunt.34.text.dig-open':
    'On a closed Shaft without a hero: Might roll; with 5 or more it is open again. In the whole game it can succeed {digs, plural, one {once} =2 {twice} other {# times}}; once more if there is only one Shaft.',
  'haunt.34.ask.shaft': 'Where does the floor open?',
  'haunt.34.event.altar': 'A Stone reaches the top of the house. The Altar: {n}.',
  'haunt.34.event.moon': 'The Moon climbs: {n}.',
  'haunt.34.won.shut': 'Below, a long pause. Then, faintly, the sound of a queue deciding whose fault this is.',
  'haunt.34.won.altar':
    'The last stone goes in with a click. Something very old sits down on top of the house and makes itself comfortable.',
  'haunt.34.won.moon': 'The Moon stands in the skylight, and what it waited for no longer needs the last few stones.',
  'haunt.34.won.all-dead': 'Nobody stands in the way of the queue any more. It has time; it always had.',
  'haunt.34.monster.robed':
    'Attacks with Might; damage kills it. It picks up a Stone that lies on its tile if it has none.',
  'haunt.34.counter.altar': 'Stones on the Altar',
  'haunt.34.counter.moon': 'The Moon',
  'haunt.34.counter.shut': 'Closed Shafts',
  'name.token.shaft': 'Shaft',
  'looks.token.shaft': '{side, select, up {open} other {closed}}',
  'name.token.stone': 'Stone',
  'name.monster.robed': 'Robed',
} as const;
