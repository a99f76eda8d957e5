/** Slaughter in the Groves: Inkanyamba, Sacred Groves. */
export const sacredGroves = {
  'name.film.sacred-groves': 'Slaughter in the Groves',

  // --- wrath ---
  'name.wrath.KW': 'Killer Wrath',
  'name.wrath.DW': 'Divine Wrath',
  'text.wrath.KW':
    'A track from 1 to 10 that starts at 2. When it is unleashed, the effects of its current level happen; the level stays unless the effect says otherwise.',
  'text.wrath.DW':
    'A track from 1 to 10 that starts at 2. When it is unleashed, the effects of its current level happen; the level stays unless the effect says otherwise. Many cards raise it by the number of victims on sacred spaces.',
  'text.wrath.KW.1': 'Killer Wrath +1.',
  'text.wrath.KW.2': 'Killer Wrath +2.',
  'text.wrath.KW.3': 'Horror +1.',
  'text.wrath.KW.4': 'Horror +1. The killer targets the nearest figure and moves.',
  'text.wrath.KW.5': 'Horror +2.',
  'text.wrath.KW.6': 'The killer targets the nearest figure, moves and attacks.',
  'text.wrath.KW.7': 'The killer recovers 1 health, targets the nearest figure, moves and attacks.',
  'text.wrath.KW.8':
    'The killer recovers 1 health. Horror +1. The killer targets the nearest figure, moves and attacks.',
  'text.wrath.KW.9':
    'The killer recovers 2 health. Horror +1. The killer targets the nearest figure, moves and attacks.',
  'text.wrath.KW.10':
    'The killer recovers 2 health. Horror +1. The killer targets the nearest figure, moves and attacks twice.',
  'text.wrath.DW.1': 'Lose 1 time. Divine Wrath +1.',
  'text.wrath.DW.2': 'Lose 2 time.',
  'text.wrath.DW.3': 'Horror +1.',
  'text.wrath.DW.4': 'Discard 1 random action card.',
  'text.wrath.DW.5': 'Lose 4 time.',
  'text.wrath.DW.6': 'Horror +2.',
  'text.wrath.DW.7': 'Discard 1 random action card. Horror +1. Lose 2 time.',
  'text.wrath.DW.8': 'Discard 2 random action cards. Lose 5 time.',
  'text.wrath.DW.9': 'Horror +2. Lose 4 time.',
  'text.wrath.DW.10': 'Discard all action cards except Atone. Divine Wrath drops by the number of cards discarded.',

  'name.action.atone': 'Atone',
  'text.action.atone':
    '3 or more successes: set one wrath to 1. 2 successes: halve one wrath, rounded up. 1 success: one wrath −1. Failure: horror +1, lose 2 time.',

  // --- Inkanyamba ---
  'name.killer.inkanyamba': 'Inkanyamba',
  'text.killer.inkanyamba':
    'He brings Killer Wrath, a track from 1 to 10 that starts at 2. When it is unleashed, the effects of its current level happen. 2 Atone cards join the action market; with them, and with some items, you can lower a wrath.',
  'text.initial.inkanyamba':
    'If Killer Wrath is 1 or 2, it rises by 1. Then he attacks the nearest figure, without moving.',

  'name.finale.ik_f1': 'Raging Cyclone',
  'text.finale.ik_f1':
    'Each turn unleash Killer Wrath, then Killer Wrath +1. He targets the nearest figure, moves and attacks twice.',
  'name.finale.ik_f2': 'Violent Tantrum',
  'text.finale.ik_f2':
    'Each turn unleash Killer Wrath, then Killer Wrath +3. He targets the nearest figure, moves and attacks.',
  'name.finale.ik_f3': 'We Need a Miracle',
  'text.finale.ik_f3':
    'When revealed: Killer Wrath is set to 10; then take action cards with a total cost of up to 6 from the market. Each turn unleash Killer Wrath; then he targets the nearest figure, moves and attacks.',

  'name.darkpower.ik_d1': 'Feast of Wrath',
  'text.darkpower.ik_d1': 'Whenever Killer Wrath rises, he recovers 1 health.',
  'name.darkpower.ik_d2': 'Growing Fear',
  'text.darkpower.ik_d2': 'Whenever Killer Wrath rises, horror +1.',
  'name.darkpower.ik_d3': 'Volatile Temper',
  'text.darkpower.ik_d3': 'At the end of each Upkeep make a horror roll; without a success unleash Killer Wrath.',
  'name.darkpower.ik_e': 'Dark Lightning',
  'text.darkpower.ik_e':
    'Whenever he kills a victim, a second victim on that space or an adjacent one dies. That death does not cause another.',

  'name.terror.it01': 'Nothing We Can Do',
  'text.terror.it01':
    'If there are no victims, discard this card and draw the next one. Horror +1, then he targets the nearest victim, moves and attacks.',
  'name.terror.it02': 'Changeable Mood',
  'text.terror.it02':
    'Make a horror roll. 2 or more successes: halve one wrath, rounded up. 1 success: one wrath −1. Failure: unleash Killer Wrath, then roll a die and raise Killer Wrath by the result. Then he targets the nearest victim (or, if there is none, the heroine), moves and attacks.',
  'name.terror.it03': 'Wrath of Blood',
  'text.terror.it03':
    'Unleash Killer Wrath, then raise it by the number of the bloodlust row. He targets the nearest victim (or, if there is none, the heroine), moves and attacks.',
  'name.terror.it04': 'Wrath of Chance',
  'text.terror.it04':
    'Unleash Killer Wrath, then raise it by the number of cards in your hand. He targets the nearest victim (or, if there is none, the heroine), moves and attacks.',
  'name.terror.it05': 'Wrath of Death',
  'text.terror.it05':
    'Unleash Killer Wrath, then raise it by the heroine’s health. He targets the nearest victim (or, if there is none, the heroine), moves and attacks.',
  'name.terror.it06': 'Wrath on Defilers',
  'text.terror.it06':
    'Unleash Killer Wrath, then raise it by the number of victims saved so far. He targets the nearest victim (or, if there is none, the heroine), moves and attacks.',
  'name.terror.it07': 'Wrath of Horror',
  'text.terror.it07':
    'Unleash Killer Wrath, then raise it by the horror level. He targets the nearest victim (or, if there is none, the heroine), moves and attacks.',
  'name.terror.it08': 'Punish or Spare',
  'text.terror.it08':
    'Killer Wrath at 1 to 3: it rises by 2 and is unleashed. At 4 or 5: it rises by 2. At 6 to 9: it is halved, rounded up. At 10: it is set to 1.',
  'name.terror.it09': 'Disrespected',
  'text.terror.it09':
    'If there are no victims, discard this card and draw the next one. He targets the nearest victim, moves and attacks twice. Then raise Killer Wrath by the number of victims killed this turn.',
  'name.terror.it10': 'We Angered Him',
  'text.terror.it10':
    'He targets the heroine, moves and attacks twice. Then raise Killer Wrath by the health that she lost by it.',
  'name.terror.it11': 'Simmering',
  'text.terror.it11':
    'Minor dark power with 2 health: in each Upkeep phase make a horror roll; without a success Killer Wrath +1.',
  'name.terror.it12': 'Addicted to Outrage',
  'text.terror.it12': 'Minor dark power with 3 health: whenever Killer Wrath rises, it rises by 1 more.',

  // --- Sacred Groves ---
  'name.location.groves': 'Sacred Groves',
  'text.location.groves':
    'The Graveyard, the Sacred Shrine and the Sacred Trees are sacred. The place brings Divine Wrath, a track from 1 to 10 that starts at 2; when it is unleashed, the effects of its current level happen. 2 Atone cards join the action market. The first 7 times that bloodlust rises, this happens as well: 1st and 4th: Divine Wrath rises by the number of victims on sacred spaces; 3rd and 6th: unleash Divine Wrath; 7th: both. Once the finale is revealed, unleash Divine Wrath after the killer action of each Killer phase; then it rises by 1.',
  'name.space.groves.lookout': 'Lookout Hut',
  'name.space.groves.west_woods': 'West Woods',
  'name.space.groves.graveyard': 'Graveyard',
  'name.space.groves.rocks': 'Standing Rocks',
  'name.space.groves.north_exit': 'North Gate',
  'name.space.groves.gardeners_shed': 'Gardener’s Shed',
  'name.space.groves.lakeshore': 'Lakeshore',
  'name.space.groves.village': 'Village',
  'name.space.groves.sacred_trees': 'Sacred Trees',
  'name.space.groves.east_woods': 'East Woods',
  'name.space.groves.se_exit': 'Southeast Gate',
  'name.space.groves.bridge': 'Bridge',
  'name.space.groves.lost_found': 'Lost and Found',
  'name.space.groves.meadow': 'Meadow',
  'name.space.groves.shrine': 'Sacred Shrine',
  'name.space.groves.welcome_center': 'Welcome Center',
  'name.space.groves.west_exit': 'West Gate',
  'name.space.groves.sw_path': 'Southwest Path',
  'name.space.groves.south_path': 'South Path',

  'name.setup.groves_s1': 'Family Day',
  'name.setup.groves_s2': 'Something in the Reeds',
  'name.setup.groves_s3': 'Rival Tours',
  'name.setup.groves_s4': 'Peak Season',
  'name.setup.groves_s5': 'Open-Air Service',

  'name.terror.gt01': 'Anger of the Gods',
  'text.terror.gt01':
    'Draw an event. Divine Wrath rises by the number of victims on sacred spaces. The killer appears on the sacred space with most victims, or on the heroine’s space if there are none on any of them. The enemy attacks the nearest figure twice.',
  'name.terror.gt02': 'Fury of the Gods',
  'text.terror.gt02':
    'Draw an event. Divine Wrath rises by the number of victims on sacred spaces, is unleashed, and rises by that number again.',
  'name.terror.gt03': 'Carving Initials',
  'text.terror.gt03':
    'Divine Wrath rises by the number of victims on sacred spaces and is unleashed. Put 2 new victims on the Sacred Shrine; all victims on adjacent spaces move there.',
  'name.terror.gt04': 'Broken Branches',
  'text.terror.gt04':
    'Divine Wrath rises by the number of victims on sacred spaces and is unleashed. Put 2 new victims at the Sacred Trees; all victims on adjacent spaces move there.',
  'name.terror.gt05': 'Statue Selfie',
  'text.terror.gt05':
    'Divine Wrath rises by the number of victims on sacred spaces and is unleashed. Put 2 new victims in the Graveyard; all victims on adjacent spaces move there.',
  'name.terror.gt06': 'Tourist Trap',
  'text.terror.gt06':
    'Every victim next to a sacred space moves there. Divine Wrath rises by the number of victims on sacred spaces. The enemy targets the nearest figure, moves and attacks.',
  'name.terror.gt07': 'Divine Punishment',
  'text.terror.gt07':
    'Unleash Divine Wrath twice. The enemy targets the nearest figure, moves and attacks. Draw an event.',
  'name.terror.gt08': 'Fickle Gods',
  'text.terror.gt08':
    'Stays in play: at the end of each Upkeep make a horror roll. 2 or more successes: one wrath −1. Failure: unleash Divine Wrath; then it rises by the number of victims on sacred spaces. In the Action phase you may lose 3 time to discard this card.',

  'name.event.ge01': 'Closed for Repairs',
  'text.event.ge01':
    'You may now discard all action cards except Atone to close one sacred space: its victims move to adjacent spaces of your choice, spread evenly. From then on victims can neither enter it nor be placed there. If you do not, discard this event.',
  'name.event.ge02': 'Fire and Brimstone',
  'text.event.ge02':
    'Roll a die: 1–2 Graveyard, 3–4 Sacred Shrine, 5–6 Sacred Trees. Each victim there counts as two when Divine Wrath rises by the number of victims on sacred spaces.',
  'name.event.ge03': 'Hallowed Ground',
  'text.event.ge03':
    'Roll a die: 1–2 Graveyard, 3–4 Sacred Shrine, 5–6 Sacred Trees. Whenever the heroine ends an Action phase there and time is not on red, gain 2 time.',
  'name.event.ge04': 'Super Tourist',
  'text.event.ge04':
    'The victim farthest from the killer becomes the Super Tourist. The killer always targets them. Saved: one wrath −4. Killed: Divine Wrath +4. Discard this card when they leave play.',
  'name.event.ge05': 'Holy Man',
  'text.event.ge05':
    'The victim farthest from the killer becomes the Holy Man. He does not follow the heroine; in each Upkeep phase he moves 1 space toward the killer. When he is with the killer, remove him from the board: if the heroine is there too, set one wrath that is above 4 to 4; otherwise raise the wraths in play by 6 in total, shared out as you like. Discard this card when he leaves play.',
  'name.event.ge06': 'Tour Guide',
  'text.event.ge06':
    'The victim nearest to the heroine becomes the Guide. Once per turn, while the Guide is with her, a move of at least 1 space may be 1 space longer. Killed: Divine Wrath +6. Discard this card when they leave play.',
  'name.event.ge07': 'Loud and Obnoxious',
  'text.event.ge07': 'Whenever Divine Wrath rises, it rises by 1 more.',
  'name.event.ge08': 'The Gods Hate Failure',
  'text.event.ge08': 'Whenever a horror roll is a failure, Divine Wrath +1.',
  'name.event.ge09': 'Unholy Slaughter',
  'text.event.ge09': 'Once per turn, when a victim is killed on a sacred space, unleash Divine Wrath.',
  'name.event.ge10': 'Flash Photography',
  'text.event.ge10': 'Whenever at least one victim on the heroine’s space panics, discard 1 random action card.',

  'name.item.ceremonial_dagger': 'Ceremonial Dagger',
  'text.item.ceremonial_dagger': 'Range 0, +1 damage. When it damages the killer, one wrath −1.',
  'name.item.shaman_bones': 'Shaman’s Bones',
  'text.item.shaman_bones':
    '3 uses, in the Action phase: look at the top terror card and leave it there or put it at the bottom.',
  'name.item.tribal_mask': 'Old Mask',
  'text.item.tribal_mask': 'Whenever the heroine loses health to an attack, lower one wrath by that amount.',
  'name.item.old_rifle': 'Old Rifle',
  'text.item.old_rifle':
    'Range 1 or 2, +0 damage, only with Weak Attack. While the heroine is on a sacred space the range is 1 to 4.',
  'name.item.war_club': 'War Club',
  'text.item.war_club': 'Range 0, +1 damage. When it deals damage, lower one wrath by that amount.',
  'name.item.closed_signs': 'Closed Signs',
  'text.item.closed_signs':
    'Action phase: lose 1 time to put one of the 2 signs on a connection of your space, or to take one away there. Victims do not cross it unless they follow the heroine.',
  'name.item.air_horn': 'Air Horn',
  'text.item.air_horn': 'Action phase: lose 1 time; all victims on the heroine’s space and on adjacent spaces panic.',
  'name.item.incense': 'Incense',
  'text.item.incense': 'Each time a wrath rises, it rises by 1 less (but at least by 1).',
  'name.item.prayer_book': 'Prayer Book',
  'text.item.prayer_book': '2 uses: add 1 success to the horror roll of Atone.',
  'name.item.walking_staff': 'Walking Staff',
  'text.item.walking_staff': 'Range 0, +0 damage. Once per turn a move with Walk may be 1 space longer.',

  'name.token.closed_space': 'Closed for Repairs',
  'text.token.closed_space': 'Victims can neither enter this space nor be placed here.',
  'name.token.closed_sign': 'Closed Sign',
  'text.token.closed_sign': 'Victims do not cross this connection unless they follow the heroine.',

  'ask.choose-wrath':
    '{why, select, halve {Which wrath is halved?} calm {Which wrath is calmed?} other {Which wrath is lowered?}}',
  'ask.share-out-wrath': 'How is the rise shared out between the two wraths?',
  'ask.close-space': 'Discard all action cards except Atone to close a sacred space?',
  'ask.scatter': 'Where does this {victim, select, yellow {victim} other {special victim}} go?',
  'ask.guided': 'Let the Guide make this move 1 space longer?',
  'ask.lean-on-staff': 'Use the Walking Staff to walk 1 space farther?',

  'option.wrath': '{wrath, select, KW {Killer Wrath} other {Divine Wrath}} (now {level})',
  'option.KW': 'Set Killer Wrath to 1',
  'option.DW': 'Set Divine Wrath to 1',
  'option.share': 'Killer Wrath +{kw}, Divine Wrath +{dw}',
  'option.close': 'Close: {space}',
  'option.decline': 'Do not close any',
  'option.appease-gods': 'Appease the gods: lose 3 time and discard Fickle Gods',
  'option.closed_signs':
    '{what, select, put {Put up a Closed sign toward {space}} other {Take down the Closed sign toward {space}}}',

  'why.closed-space': 'This sacred space is closed to victims.',
  'why.no-sign-left': 'Both signs are in use.',

  'event.wrath-raised': '{wrath, select, KW {Killer Wrath} other {Divine Wrath}} rises to {level} (+{by}).',
  'event.wrath-lowered': '{wrath, select, KW {Killer Wrath} other {Divine Wrath}} drops to {level} (−{by}).',
  'event.wrath-unleashed': '{wrath, select, KW {Killer Wrath} other {Divine Wrath}} is unleashed at level {level}.',
  'event.sacred-space': '{card}: {space}.',
  'event.victim-removed': 'A special victim leaves the board.',
} as const;
