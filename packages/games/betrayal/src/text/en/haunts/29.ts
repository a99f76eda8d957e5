/** Bidding War. */
export const haunt29 = {
  'haunt.29.title': 'Bidding War',
  'haunt.29.intro.all':
    'The agent smiles from a portrait that was empty a minute ago. Viewing is over, the auction is open, and payment is in favours, of which you appear to owe several.',
  'haunt.29.goal.heroes':
    'At the end of round {rounds} the sale closes: whoever holds most regions wins alone; of those with as many, whoever is stronger in all, then has more rooms, then owns the Ring, then comes first in turn order.',
  'haunt.29.goal.traitor': 'Each plays alone against all others.',
  'haunt.29.rule.rooms':
    'Each has Favours, {favours} at the start and never more than 30, and may trade them. A room is a tile that is no starting tile. Its trait is Sanity with an Omen, Knowledge with an Event, Might with an Item and Speed without a symbol.',
  'haunt.29.rule.viewing':
    'First viewing: after a room that you have discovered is resolved you may still bid on it, if you stand there and have not bid in this turn.',
  'haunt.29.rule.person':
    'In person: when you win an attack of yours by 2 or more, you may take the loser’s Sold token on this tile, or up to 2 Favours, in place of the damage.',
  'haunt.29.rule.rent': 'Rent: at the end of each round each gets a Favour for every region with an own room.',
  'haunt.29.rule.bankrupt':
    'Nobody dies. Whoever would is healed and comes to the Entrance Hall: all Favours go to whoever’s attack or card it was, and a room that this player picks is unsold again; if it was nobody’s, the Favours are lost and chance picks. The own turn ends.',
  'haunt.29.rule.closing':
    'Closing: after the last rent all divide their Favours in secret among the regions where they own a room. A room counts 2 there, a Favour 1. The strongest holds the region; of several whoever has more rooms there, else nobody.',
  'haunt.29.action.bid': 'Bid',
  'haunt.29.text.bid':
    'On an unsold room: a roll of its trait; you may pay what is missing, 1 Favour for each. With 4 or more it is sold to you.',
  'haunt.29.action.overbid': 'Overbid',
  'haunt.29.text.overbid':
    'On a room of somebody who is not there: both of you roll its trait, then you may pay Favours, 1 more for each, then the owner. If you are higher, the room is yours.',
  'haunt.29.ask.pay': 'That is not enough. Do you pay what is missing?',
  'haunt.29.option.pay-bid': 'Pay {n}',
  'haunt.29.option.pay-nothing': 'Pay nothing',
  'haunt.29.ask.viewing': 'Do you bid on the room that you have just found?',
  'haunt.29.option.view-bid': 'Bid',
  'haunt.29.option.view-only': 'Only look',
  'haunt.29.ask.raise': 'By how many Favours do you raise?',
  'haunt.29.ask.answer': 'Somebody wants your room. By how many Favours do you raise?',
  'haunt.29.option.raise': '{n}',
  'haunt.29.ask.in-person': 'You have won. What do you take?',
  'haunt.29.option.deal-damage': 'Let it hurt',
  'haunt.29.option.take-room': 'The room',
  'haunt.29.option.take-favours': '{n, plural, one {# Favour} other {# Favours}}',
  'haunt.29.ask.unsold': 'Which room is unsold again?',
  'haunt.29.ask.divide': 'How do you divide your Favours?',
  'haunt.29.option.divide': 'Basement {low}, Ground Floor {middle}, Upper Floor {high}',
  'haunt.29.event.paid': '{who} pays {n, plural, one {# Favour} other {# Favours}}.',
  'haunt.29.event.sold': 'Sold to {who}: {at}.',
  'haunt.29.event.kept': '{who} keeps: {at}.',
  'haunt.29.event.bankrupt': '{who} is bankrupt.',
  'haunt.29.event.holds': 'Regions held by {who}: {n}.',
  'haunt.29.won.closed': 'Going once. Going twice. Everybody else: going.',
  'haunt.29.won.last-alive': 'One bidder is left. The price has never been better.',
  'haunt.29.won.all-dead': 'No bids. The house keeps itself.',
  'haunt.29.counter.gavel': 'Gavel (round)',
  'haunt.29.counter.unsold': 'Unsold rooms',
  'name.token.sold': 'Sold',
  'name.token.sale-favour': 'Favour',
} as const;
