/** The Haunting of Creech Manor: The Poltergeist, Creech Manor. */
export const creechManor = {
  'name.film.creech-manor': 'The Haunting of Creech Manor',

  // --- the Poltergeist ---
  'name.killer.poltergeist': 'The Poltergeist',
  'text.killer.poltergeist':
    'He has no health: he cannot be attacked, damaged or healed. You win when, during the Action phase, the heroine is on an exit space with Carolyn, also while passing through; if Something Forgotten is revealed, she needs Mr. Floppy as well. His minor dark powers have no markers and stay until Carolyn is found. A manifestation appears on the heroine’s space: she may play damage cards against it at once, weapons included; symbols that end the phase are ignored. If an item pile is lost, Carolyn and Mr. Floppy are shuffled into the nearest pile that can still be searched.',
  'text.initial.poltergeist': 'Each turn he targets the nearest figure, moves and attacks once.',
  'name.item.carolyn': 'Carolyn',
  'text.item.carolyn':
    'The missing child. She is not a victim, needs neither hands nor backpack and cannot be discarded or removed. When you find her, remove all minor dark powers from play. Bring her to an exit.',
  'name.item.mr_floppy': 'Mr. Floppy',
  'text.item.mr_floppy':
    'Once the dark power is revealed, you may remove him from the game to cancel Where Are You?. No effect can make you discard him before the dark power is revealed or while Something Forgotten is in play; if he is discarded at another time, he is shuffled into the pile of the search space nearest to the heroine.',

  'name.finale.pg_f1': 'Nothing Comes Easy',
  'text.finale.pg_f1':
    'Each turn he appears on the heroine’s space and attacks once. Action cards of cost 0 now cost 1 time.',
  'name.finale.pg_f2': 'No Mercy',
  'text.finale.pg_f2': 'Each turn he appears on the heroine’s space and attacks twice.',
  'name.finale.pg_f3': 'Slipping Away',
  'text.finale.pg_f3':
    'When revealed: put 3 random unused terror cards into the terror deck. Each turn draw and resolve a terror card; if there is none, the heroine dies.',

  'name.darkpower.pg_d1': 'Despair',
  'text.darkpower.pg_d1': 'After each horror roll you lose 1 time for every die that shows a 1.',
  'name.darkpower.pg_d2': 'Invisible Barrier',
  'text.darkpower.pg_d2': 'With Carolyn the heroine cannot enter an exit space unless she is at full health.',
  'name.darkpower.pg_d3': 'Howling Wind',
  'text.darkpower.pg_d3': 'Every move of the heroine of 2 or more spaces is 1 space shorter.',
  'name.darkpower.pg_e': 'Something Forgotten',
  'text.darkpower.pg_e': 'To win, the heroine must also have Mr. Floppy with her.',

  'name.terror.pt01': 'Where Are You?',
  'text.terror.pt01':
    'If Carolyn is not with the heroine, discard this card and draw the next one. Otherwise shuffle Carolyn into the item pile of the search space nearest to the heroine, all cards face down.',
  'name.terror.pt02': 'Closing Shadows',
  'text.terror.pt02':
    'If there are no victims, discard this card and draw the next one. Horror +2, then he targets the nearest victim, moves and attacks.',
  'name.terror.pt03': 'Flying Furniture',
  'text.terror.pt03':
    'He appears at the nearest victim (or at the heroine, if there are no victims) and attacks the nearest figure.',
  'name.terror.pt04': 'The Floor Shakes',
  'text.terror.pt04':
    'He appears on the heroine’s space and attacks the nearest figure. If she lost health by it, all her movement in the next Action phase is panicked: roll for each space.',
  'name.terror.pt05': 'Unstoppable Malice',
  'text.terror.pt05':
    'Roll a die and choose: the heroine suffers an attack with that much damage, or that many victims of your choice die (only if there are enough on the board).',
  'name.terror.pt06': 'Sudden Storm',
  'text.terror.pt06':
    'One victim dies on the heroine’s space and on each space adjacent to it. The heroine loses health equal to his attack value.',
  'name.terror.pt07': 'Nothing Is as It Seems',
  'text.terror.pt07':
    'If Carolyn is with the heroine, discard this card and draw the next one. Shuffle each item pile and turn up its top card. If Carolyn or Mr. Floppy shows, bloodlust +2.',
  'name.terror.pt08': 'Voices in Their Heads',
  'text.terror.pt08':
    'If there are no victims, discard this card and draw the next one. All victims next to the heroine move to her space. You may play one damage card: each point kills one victim there without raising bloodlust. Then the heroine suffers a separate attack with 1 damage for each victim still there, and those victims panic.',
  'name.terror.pt09': 'Towering Shape',
  'text.terror.pt09':
    'A manifestation with 2 health. If you do not destroy it, the heroine suffers an attack with his attack value +1; if she loses health by it, discard one item of your choice.',
  'name.terror.pt10': 'The Doll Moved',
  'text.terror.pt10':
    'A manifestation with 1 health. If you do not destroy it, the heroine suffers an attack with his attack value; if she loses health by it, bloodlust +1.',
  'name.terror.pt11': 'Unseen Hands',
  'text.terror.pt11':
    'If Carolyn is with the heroine, discard this card and draw the next one. Minor dark power: the first space that the heroine moves in each Action phase is panicked movement.',
  'name.terror.pt12': 'Clouded Mind',
  'text.terror.pt12':
    'If Carolyn is with the heroine, discard this card and draw the next one. Minor dark power: roll 1 die fewer when you resolve Search, unless you pay 3 time before the roll.',

  // --- Creech Manor ---
  'name.location.creech': 'Creech Manor',
  'text.location.creech':
    'The laundry chute (TV Room to West Bathroom) and two windows (Office and East Bathroom to East Yard) lead in one direction only. Window spaces: West Bathroom, Office, East Bathroom. The two yards and the lawn are outdoors and are the exits; everything else is indoors. The ladder joins West Yard and West Bathroom.',
  'name.space.creech.attic': 'Attic',
  'name.space.creech.tv_room': 'TV Room',
  'name.space.creech.loft_stairs': 'Loft Stairs',
  'name.space.creech.bedroom': 'Master Bedroom',
  'name.space.creech.closet': 'Closet',
  'name.space.creech.west_bath': 'West Bathroom',
  'name.space.creech.trophy_room': 'Trophy Room',
  'name.space.creech.study': 'Study',
  'name.space.creech.back_stairs': 'Back Stairs',
  'name.space.creech.office': 'Office',
  'name.space.creech.dormitory': 'Dormitory',
  'name.space.creech.landing': 'Grand Landing',
  'name.space.creech.parlor': 'Parlor',
  'name.space.creech.east_bath': 'East Bathroom',
  'name.space.creech.garage': 'Garage',
  'name.space.creech.drawing_room': 'Drawing Room',
  'name.space.creech.foyer': 'Foyer',
  'name.space.creech.ballroom': 'Ballroom',
  'name.space.creech.west_yard': 'West Yard',
  'name.space.creech.front_lawn': 'Front Lawn',
  'name.space.creech.east_yard': 'East Yard',

  'name.setup.creech_s1': 'Hunting Trophies',
  'name.setup.creech_s2': 'Up the Ladder',
  'name.setup.creech_s3': 'Last Dance',
  'name.setup.creech_s4': 'Dead Air',
  'name.setup.creech_s5': 'Late Arrival',

  'name.terror.mt01': 'It Was Never Real',
  'text.terror.mt01':
    'If the heroine has no item that can be discarded, discard this card and draw the next one. Discard one of her items at random. Then the enemy targets the nearest figure, moves and attacks.',
  'name.terror.mt02': 'Through the Wall',
  'text.terror.mt02':
    'If there are no victims, discard this card and draw the next one. All victims panic; a victim that runs from a window space to an outdoor space dies. Draw an event.',
  'name.terror.mt03': 'Everything Slams Shut',
  'text.terror.mt03':
    'In the next Action phase the heroine cannot move while she is indoors, and cannot enter indoor spaces while she is outdoors. Draw an event.',
  'name.terror.mt04': 'Broken Ladder',
  'text.terror.mt04': 'The connection between West Yard and West Bathroom is gone. Horror +1.',
  'name.terror.mt05': 'Unholy Ground',
  'text.terror.mt05':
    'Roll a die: the killer appears in the Attic (1–2), the Closet (3–4) or the Ballroom (5–6). The enemy attacks; then it targets the nearest figure, moves and attacks.',
  'name.terror.mt06': 'Voices Upstairs',
  'text.terror.mt06':
    'If there are no victims, discard this card and draw the next one. Every victim moves 1 space toward the Attic. Horror +1. Then the enemy targets the nearest victim, moves and attacks.',
  'name.terror.mt07': 'It’s Coming!',
  'text.terror.mt07':
    'The enemy targets the nearest victim and moves three times. One victim dies on each space that the killer leaves or enters, the first and the last included.',
  'name.terror.mt08': 'Branches Through the Glass',
  'text.terror.mt08':
    'If the heroine is on a window space, she loses 1 health. All victims on window spaces die; if any did, horror +1. Draw an event.',

  'name.event.me01': 'Helicopter',
  'text.event.me01':
    'Once: in the Attic the heroine may spend 1 space of a move to reach the helicopter, together with the victims that follow her and with Carolyn. Those victims are saved; with Carolyn this counts as reaching an exit. Then she is back in the Attic and this card is discarded.',
  'name.event.me02': 'No One Returns',
  'text.event.me02': 'Victims that are in the Attic or enter it die.',
  'name.event.me03': 'Ghost Hunters',
  'text.event.me03':
    'The 3 victims nearest to the heroine become Ghost Hunters. They do not follow her until one of them has died. Each of their deaths raises bloodlust by 1 more. Discard this card when none of them is left.',
  'name.event.me04': 'Frozen in Fear',
  'text.event.me04': 'Victims do not panic in the Panic phase.',
  'name.event.me05': 'Dared to Go Up',
  'text.event.me05': 'Every victim moves 1 space toward the Attic.',
  'name.event.me06': 'Over the Edge',
  'text.event.me06': 'Roll a die for each victim on a window space: on 1–4 it dies.',
  'name.event.me07': 'Lights Out',
  'text.event.me07':
    'Roll 1 die fewer (but at least 1) for action cards with a movement result. A Flashlight or a Candle protects from this.',
  'name.event.me08': 'Don’t Leave Me!',
  'text.event.me08': 'When the heroine leaves a space with victims that could follow, at least 1 must come along.',
  'name.event.me09': 'Liquid Courage',
  'text.event.me09': 'Victims follow the heroine even into the killer’s space.',
  'name.event.me10': 'Thrill Seekers',
  'text.event.me10': 'Put 3 new victims in the Foyer; then these 3 panic.',

  'name.item.padlock': 'Padlock',
  'text.item.padlock':
    'Action phase: put the token on a connection of your space and discard this card. Only the heroine and victims that follow her may use that connection. If an enemy attacks her on either end of it, that attack is cancelled and the token removed. An enemy that cannot get to her at all breaks it open instead of moving.',
  'name.item.list': 'Scribbled List',
  'text.item.list':
    'When gained, roll a die: turn the whole pile of the Garage (1–2), the Closet (3–4) or the Attic (5–6) face up, keep its order, and discard this card.',
  'name.item.ritual_dagger': 'Ritual Dagger',
  'text.item.ritual_dagger':
    'Range 0, +1 damage. Action phase: discard it to kill a victim on your space; then remove all minor dark powers or deal 1 damage to the killer.',
  'name.item.old_tome': 'Old Tome',
  'text.item.old_tome': 'Once per Action phase: lose 1 health to gain 2 time.',
  'name.item.rope_ladder': 'Rope Ladder',
  'text.item.rope_ladder':
    'Discard it in the Action phase to remove the Broken Ladder token, or to make one one-way connection of your space two-way.',
  'name.item.candle': 'Candle',
  'text.item.candle': 'Once per Action phase: move one victim from an adjacent space to yours.',
  'name.item.shotgun': 'Shotgun',
  'text.item.shotgun':
    'Once per turn, in the Action phase and without a card: discard 2 action cards and roll 6 dice. Each 5 or 6 deals 1 damage to each enemy on your space. If 3 or more dice show 1 or 2, discard it.',
  'name.item.cross': 'Silver Cross',
  'text.item.cross': 'Discard it when a terror card is drawn: ignore that card.',

  'name.token.broken-ladder': 'Broken Ladder',
  'text.token.broken-ladder': 'This connection is gone.',
  'name.token.padlock': 'Padlock',
  'text.token.padlock':
    'Only the heroine and victims that follow her may use this connection. The next attack of an enemy on her at either end is cancelled; then the token is removed. An enemy that cannot get to her at all breaks it open instead of moving.',
  'name.token.rope-ladder': 'Rope Ladder',
  'text.token.rope-ladder': 'This connection can be used in both directions.',
  'name.token.no-return': 'No One Returns',
  'text.token.no-return': 'Victims that are here or come here die.',

  // --- questions, options, reasons, events ---
  'ask.give-up-floppy': 'Remove Mr. Floppy from the game to keep Carolyn?',
  'ask.malice':
    'Unstoppable Malice: {n, plural, one {# damage to the heroine or # dead victim} other {# damage to the heroine or # dead victims}}?',
  'ask.sacrifice-victim': 'Which victim dies?',
  'ask.face-manifestation': 'A manifestation with {n} health is here. Attack it?',
  'ask.face-voices':
    '{n, plural, one {# victim turns} other {# victims turn}} against the heroine. Strike with a damage card?',
  'ask.lose-item': 'Which item do you discard?',
  'ask.clear-mind': 'Pay 3 time to roll the full number of dice?',
  'event.padlock-broken': '{enemy} breaks the padlock open.',
  'ask.padlock': 'Which connection do you lock?',
  'ask.ritual-victim': 'Which victim do you sacrifice?',
  'ask.ritual': 'What does the ritual do?',
  'ask.climb': 'What is the rope ladder for?',
  'ask.candle': 'Which victim comes to the light?',
  'ask.use-cross': 'Discard the Silver Cross to ignore {card}?',

  'option.suffer': 'The heroine takes the damage',
  'option.sacrifice': 'Victims die',
  'option.no-attack': 'Do not attack',
  'option.lose-item': 'Discard {item}',
  'option.helicopter': 'Go to the helicopter',
  'option.banish': 'Remove all minor dark powers',
  'option.wound-killer': 'Deal 1 damage to the killer',
  'option.mend-ladder': 'Mend the broken ladder',
  'option.climb': 'Climb from {to} to {from} as well',

  'why.no-body': 'The Poltergeist has no body that could be hurt.',
  'why.invisible-barrier': 'Invisible Barrier: with Carolyn only at full health.',
  'why.slammed-shut': 'Everything Slams Shut: all doors and windows are closed in this Action phase.',
  'why.too-few-victims': 'There are not enough victims on the board.',
  'why.nothing-to-lock': 'There is no connection here that could be locked.',
  'why.no-victim-here': 'There is no victim on the heroine’s space.',
  'why.nothing-to-climb': 'The ladder is not broken, and no one-way connection is here.',
  'why.no-victim-near': 'No victim on an adjacent space can come here.',
  'why.no-enemy-here': 'There is no enemy on the heroine’s space.',
  'why.carolyn-saved': 'The heroine has escaped with Carolyn.',
  'why.slipped-away': 'The last terror card is gone, and the heroine with it.',

  'event.manifestation': 'A manifestation with {health} health appears on {space}.',
  'event.manifestation-damaged': 'The manifestation takes {amount} damage.',
  'event.manifestation-destroyed': 'The manifestation is destroyed.',
  'event.moved-to-pile': '{item} was in the pile of {from} and goes elsewhere.',
  'event.pile-turned-up': 'The whole pile of {space} lies face up: {n, plural, one {# card} other {# cards}}.',
  'event.helicopter':
    'The heroine reaches the helicopter{n, plural, =0 {} one { with # victim} other { with # victims}}.',
  'event.terror-deck-refilled': 'Unused terror cards return: {left, plural, one {# card} other {# cards}} in the deck.',
} as const;
