/** Vigil. */
export const haunt13 = {
  'haunt.13.title': 'Vigil',
  'haunt.13.intro.all':
    'The note your friend left says: keep a light on every floor until morning, whatever calls, whoever it sounds like. There is no electricity. There are some candles.',
  'haunt.13.setup.all':
    'A lit Candle with {wax} Wax stands on the Upper Landing, in the Hallway and on the Basement Landing. More, unlit, one each from the revealer on: {spare}.',
  'haunt.13.goal.heroes': 'You all win when it dawns: after {dawn} rounds.',
  'haunt.13.goal.traitor': 'The house wins when the Dark stands at {dark}, or when all explorers are dead.',
  'haunt.13.rule.candles':
    'Nobody carries more than 2 Candles. They are picked up, put down and pinched out without an action. Whoever carries a lit one pays 2 movement for each step, obstacles or not; when the carrier takes damage or dies, it goes out.',
  'haunt.13.rule.light':
    'A tile is lit while a lit Candle is on it or is carried by somebody there. A floor is lit while one of its tiles is.',
  'haunt.13.rule.only-light':
    'A Shade can be attacked only on a lit tile, and with Sanity alone. Whoever is attacked by one off the light defends with 1 die less.',
  'haunt.13.rule.night':
    'At the end of each round: every lit Candle loses 1 Wax and is gone at 0. For each floor without light the Dark rises by 1, and a Shade rises on its landing. More Shades rise on random unlit tiles, no starting tiles: {rise}. There are never more than 8. Then the Shades act, and the night is one round older.',
  'haunt.13.rule.shades':
    'Each Shade goes for the nearest lit Candle; of several for the one with fewer explorers. There it attacks the explorer with the lowest Sanity; if it wins, one lit Candle goes out as well, one that this explorer carries first. Where nobody is, one goes out. If no Candle burns in the house, it goes for the nearest explorer.',
  'haunt.13.action.light-a-candle': 'Light a candle',
  'haunt.13.text.light-a-candle':
    'An unlit Candle in your hand or on your tile: on a lit tile it burns at once; otherwise Sanity roll, with 4 or more it burns.',
  'haunt.13.action.pinch-out': 'Pinch out',
  'haunt.13.text.pinch-out': 'A lit Candle in your hand or on your tile goes out.',
  'haunt.13.action.rummage': 'Rummage',
  'haunt.13.text.rummage':
    'On an Event, Item or Omen tile without a Searched token, with fewer than 2 Candles: Knowledge roll; with 4 or more take a new unlit Candle and put a Searched token here.',
  'haunt.13.event.burnt-down': 'A Candle burns down in {at}.',
  'haunt.13.event.dark': 'No light around {at}. The Dark grows: {n}.',
  'haunt.13.event.dawn': 'The night is {n} rounds old.',
  'haunt.13.won.dawn':
    'Grey light, then birds. On the stairs something with your friend’s voice says “well done”, and is gone before you can ask.',
  'haunt.13.won.dark': 'The last wick hisses. Then everybody you have ever missed says your name, very close.',
  'haunt.13.won.all-dead': 'In the morning there is wax on every floor, and nobody to scrape it off.',
  'haunt.13.monster.shade':
    'Goes for lit Candles by itself; attacks with Sanity, is attacked with Sanity, and any damage kills it.',
  'haunt.13.counter.dawn': 'Rounds of the night',
  'haunt.13.counter.dark': 'Dark',
  'haunt.13.counter.lit': 'Floors with light',
  'name.token.candle': 'Candle',
  'looks.token.candle':
    '{side, select, up {lit} other {unlit}}{n, select, 0 {} other {, {n} Wax}}{held, select, yes {, in your hand} no {, on the tile} other {}}',
  'text.token.candle':
    'While it burns, the tile that it is on is lit. Whoever carries it burning pays 2 movement for each step, and damage puts it out.',
  'name.token.searched': 'Searched token',
  'name.monster.shade': 'Shade',
} as const;
