/** Black Candlemas. */
export const haunt26 = {
  'haunt.26.title': 'Black Candlemas',
  'haunt.26.intro.heroes':
    'The invitation said “a small service”. There are five candlesticks, one of them already warm, and a book with the order of worship, held shut by someone you liked.',
  'haunt.26.intro.traitor': 'You were a choirboy once. You remember all of it, and where they went wrong.',
  'haunt.26.setup.traitor':
    'Heal all traits and gain 1 Might and 1 Speed. The first Candle burns on the nearest Omen tile, your own if it is one, and the Acolytes ({acolytes}) stand there. Then write the Missal in secret.',
  'haunt.26.goal.heroes':
    'The heroes win when they have said Amen {amen, plural, one {once} =2 {twice} other {# times}}. They win, too, when round 12 ends and fewer than three Candles burn.',
  'haunt.26.goal.traitor':
    'The traitor wins when {candles} Candles burn. The traitor wins, too, when round 12 ends and three or more burn, or when all heroes are dead.',
  'haunt.26.rule.candles':
    'Candles burn in the order of their numbers, and the highest is the newest. A tile holds one at most. If a tile with a Candle leaves the house, that Candle goes out, and those above it count one less.',
  'haunt.26.rule.missal':
    'The Missal says on which symbol each of the Candles 2 to 5 is lit: two Events, an Item and an Omen, in an order that only the traitor knows. It never changes. Whoever rolls for a Candle shows all what the Missal asks for.',
  'haunt.26.rule.amen':
    'Amen: when the last Candle goes out, count an Amen. After the first the traitor’s player puts the first Candle on an Omen tile at least 3 from every living hero at once; if there is none, on the one farthest from its nearest hero; with no Omen tile in the Entrance Hall.',
  'haunt.26.rule.acolytes':
    'Acolytes light: at the end of its own turn an Acolyte on a fitting tile may roll its Sanity as you do. {lights, plural, =0 {While you live they light no Candle, and when you are dead one in a monsters’ turn} one {In one monsters’ turn they light at most # Candle} other {In one monsters’ turn they light at most # Candles}}.',
  'haunt.26.rule.any-altar':
    'Any altar will do: if at the start of your turn no tile of the needed symbol is without a Candle, any symbol serves for that Candle until your next turn. All are told so, and such a roll shows nothing.',
  'haunt.26.action.snuff': 'Snuff the newest Candle',
  'haunt.26.text.snuff': 'On its tile, with no awake Acolyte there: Sanity roll; with 4 or more it goes out.',
  'haunt.26.action.light': 'Light the next Candle',
  'haunt.26.text.light':
    'On a tile without a Candle that has the symbol of the Missal: Sanity roll; with 3 or more, 4 where a living hero stands, put the next Candle here.',
  'haunt.26.monster.acolyte': 'Attacks with Might; damage stuns it. Awake it guards the Candle on its tile.',
  'haunt.26.option.order-eeio': 'Event, Event, Item, Omen',
  'haunt.26.option.order-eeoi': 'Event, Event, Omen, Item',
  'haunt.26.option.order-eieo': 'Event, Item, Event, Omen',
  'haunt.26.option.order-eioe': 'Event, Item, Omen, Event',
  'haunt.26.option.order-eoei': 'Event, Omen, Event, Item',
  'haunt.26.option.order-eoie': 'Event, Omen, Item, Event',
  'haunt.26.option.order-ieeo': 'Item, Event, Event, Omen',
  'haunt.26.option.order-ieoe': 'Item, Event, Omen, Event',
  'haunt.26.option.order-ioee': 'Item, Omen, Event, Event',
  'haunt.26.option.order-oeei': 'Omen, Event, Event, Item',
  'haunt.26.option.order-oeie': 'Omen, Event, Item, Event',
  'haunt.26.option.order-oiee': 'Omen, Item, Event, Event',
  'haunt.26.ask.missal': 'Write the Missal: on what are the Candles 2, 3, 4 and 5 lit?',
  'haunt.26.ask.acolyte': 'The Acolyte stands before an altar. Does it light the next Candle?',
  'haunt.26.option.light-it': 'Light it',
  'haunt.26.option.leave-dark': 'Leave it dark',
  'haunt.26.ask.again': 'Where does the first Candle burn again?',
  'haunt.26.event.rite': 'Candles burning: {n}.',
  'haunt.26.event.amen': 'Amen: {n}.',
  'haunt.26.event.any-altar': 'What the Missal asks for is nowhere in the house. Any altar will do.',
  'haunt.26.event.asks-event': 'Candle {n} is lit on an Event.',
  'haunt.26.event.asks-item': 'Candle {n} is lit on an Item.',
  'haunt.26.event.asks-omen': 'Candle {n} is lit on an Omen.',
  'haunt.26.won.amen': 'The last wick hisses. In the dark somebody says “Amen”, and for once it is one of you.',
  'haunt.26.won.rite': 'The fifth flame burns downward. The congregation under the floor stands up.',
  'haunt.26.won.dawn': 'The sun is up, and there is nothing as dull as a candle by daylight.',
  'haunt.26.won.vigil': 'The sun does not come up. Nobody under the floor had expected it to.',
  'haunt.26.won.all-dead': 'The pews are full. All that is missing is a sermon.',
  'haunt.26.counter.rite': 'Candles burning',
  'haunt.26.counter.amen': 'Amen',
  'haunt.26.counter.night': 'Night (round)',
  'name.token.altar-candle': 'Candle',
  'name.monster.acolyte': 'Acolyte',
} as const;
