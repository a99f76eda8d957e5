/** Carnage at the Carnival: Geppetto, Carnival of Blood. */
export const carnival = {
  'name.film.carnival': 'Carnage at the Carnival',

  // --- Geppetto ---
  'name.killer.geppetto': 'Geppetto',
  'text.killer.geppetto':
    'His minions are 3 marionettes with 1 health, attack 1 and his own movement value. Until the finale is revealed, each Killer phase begins like this: put one ready marionette on his space, then all destroyed ones become ready again, then each marionette targets the nearest victim and moves. They act one by one, the one nearest to the heroine first, each with a target of its own. A marionette may only end a move within 2 spaces of Geppetto: it goes to the space there that is nearest to its target; if it starts farther away, it moves toward him instead.',

  'text.initial.geppetto':
    'Each turn one ready marionette joins him, destroyed ones become ready, and the marionettes move toward victims. Then he attacks once, without moving.',
  'name.finale.gp_f1': 'Made from Your Friends',
  'text.finale.gp_f1':
    'Each turn the marionettes, then Geppetto: target the heroine, move, attack. In the Killer phase all victims act as marionettes as well, with attack 1 and his movement value, free of the strings; apart from that they stay victims. The heroine may attack the victims of one space as a group, 1 health each; their deaths raise bloodlust.',
  'name.finale.gp_f2': 'No Strings',
  'text.finale.gp_f2':
    'Each turn the marionettes target the nearest figure, move and attack; then Geppetto targets the nearest figure, moves twice and attacks. Marionettes no longer have to stay near Geppetto and move 1 space more per move.',
  'name.finale.gp_f3': 'Remember Them?',
  'text.finale.gp_f3':
    'When revealed: put all marionettes that are not on the board on Geppetto’s space. Marionettes move 1 space less per move. Each turn the marionettes target the nearest figure, move and attack; then Geppetto targets the heroine, moves and attacks twice.',

  'name.darkpower.gp_d1': 'Reinforced Limbs',
  'text.darkpower.gp_d1': 'Each marionette ignores the first point of damage that it takes each turn.',
  'name.darkpower.gp_d2': 'Grafted Blades',
  'text.darkpower.gp_d2': 'Marionettes have attack 2.',
  'name.darkpower.gp_d3': 'Immortal Master',
  'text.darkpower.gp_d3':
    'While all 3 marionettes are on the board, damage that would reveal or remove Geppetto’s last breath token is ignored.',
  'name.darkpower.gp_e': 'Join the Family',
  'text.darkpower.gp_e':
    'In the Killer phase, when all 3 marionettes are with the heroine, she loses all her health markers and her last breath token is resolved.',

  'name.terror.gp01': 'Endless Laughter',
  'text.terror.gp01':
    'Victims with or adjacent to the heroine panic. Then all victims with an enemy die. If the heroine is with or adjacent to Geppetto, she loses health equal to his attack value. If nobody died and she lost nothing, draw the next terror card.',
  'name.terror.gp02': 'Spare Parts',
  'text.terror.gp02':
    'Put 2 new victims on the killer’s start space. Geppetto appears at the nearest victim and attacks the nearest figure. For each victim killed by this attack: bloodlust +1, and Geppetto recovers 1 health.',
  'name.terror.gp03': 'A New Toy',
  'text.terror.gp03': 'Horror +2. Marionettes, then Geppetto: target the nearest figure, move, attack.',
  'name.terror.gp04': 'Boxed In',
  'text.terror.gp04':
    'If there are no victims, discard this card and draw the next one. Horror +2. Victims with or adjacent to a marionette panic; those that run into a marionette’s space die.',
  'name.terror.gp05': 'Make or Break',
  'text.terror.gp05':
    'Roll a die and halve the result, rounded up. Choose: the heroine loses that much health, or that many victims of your choice die (only if there are enough on the board).',
  'name.terror.gp06': 'No Way Out',
  'text.terror.gp06':
    'Horror +1. Put Geppetto and the marionettes on the board onto the exit spaces, spread evenly. Marionettes, then Geppetto: target the nearest figure, move, attack.',
  'name.terror.gp07': 'Bring Her to Me',
  'text.terror.gp07':
    'The marionette nearest to the heroine targets her, moves and attacks; if she loses health by it, she is moved 1 space toward Geppetto. Repeat this up to 3 times while a marionette is with her and she is not with Geppetto.',
  'name.terror.gp08': 'Showman',
  'text.terror.gp08':
    'Geppetto appears on the heroine’s space. One marionette on the board moves to each space adjacent to her, as far as they suffice. Marionettes, then Geppetto: attack the nearest figure.',
  'name.terror.gp09': 'Surrounded',
  'text.terror.gp09':
    'If there are no victims, discard this card and draw the next one. Horror +1. Marionettes, then Geppetto: target the nearest victim, move, attack.',
  'name.terror.gp10': 'Dance!',
  'text.terror.gp10':
    'Make a horror roll. Success: move every marionette 1 space, toward the heroine or toward its nearest victim, as you choose. Failure: one victim with the heroine dies; if there is none, horror +2.',
  'name.terror.gp11': 'They’re Everywhere',
  'text.terror.gp11':
    'Roll a die. If it is lower than the horror level, put all marionettes that are not on the board on Geppetto’s space. Marionettes: target the heroine, move twice, attack.',
  'name.terror.gp12': 'Are Those Our Friends?',
  'text.terror.gp12':
    'Marionettes, then Geppetto: target the nearest figure, move, attack. Roll a die for each victim with or adjacent to a marionette: on 1–5 it moves to the space of the nearest marionette; on 6 you move it 1 space in any direction. Marionettes, then Geppetto: attack the nearest figure.',
  'name.terror.gp13': 'Razor Strings',
  'text.terror.gp13':
    'All victims with or adjacent to Geppetto die. If the heroine is with or adjacent to him, she loses 2 health, 1 less for each Walk or Run that you discard. If nobody died and she lost nothing, draw the next terror card.',
  'name.terror.gp14': 'They’re Getting to Me',
  'text.terror.gp14':
    'Roll a die. If it is lower than the horror level, lose time equal to the horror level. Marionettes: target the heroine, move.',
  'name.terror.gp15': 'Am I a Puppet?',
  'text.terror.gp15':
    'Minor dark power with 2 health: if the heroine is more than 2 spaces away from Geppetto at the start of an Action phase, she loses health equal to his attack value.',
  'name.terror.gp16': 'Dolls All Around',
  'text.terror.gp16':
    'Minor dark power with 2 health: whenever a victim is killed on the heroine’s space or on an adjacent one, horror +1.',

  // --- Carnival of Blood ---
  'name.location.carnival': 'Carnival of Blood',
  'text.location.carnival':
    'Each item pile consists of 3 items and 1 trap; no trap lies face up at the start. A trap takes effect as soon as it is drawn, and if several cards were drawn, it must be the one that is kept. Trap tokens (acid, net, saws) stay on the board: victims on such a space or entering it die, the heroine suffers the effect each time she enters, enemies ignore it. The eight outer spaces form a ring; its corners are the Carnival Gate, the Forest of Horrors, the Ferris Wheel and the Back Gate.',
  'name.space.carnival.entrance': 'Carnival Gate',
  'name.space.carnival.west_plaza': 'West Plaza',
  'name.space.carnival.shooting_gallery': 'Shooting Gallery',
  'name.space.carnival.mirror_house': 'House of Mirrors',
  'name.space.carnival.clown_car': 'Clown Car',
  'name.space.carnival.forest_of_horrors': 'Forest of Horrors',
  'name.space.carnival.coaster': 'Roller Coaster',
  'name.space.carnival.ticket_booth': 'Ticket Booth',
  'name.space.carnival.big_top': 'Big Top',
  'name.space.carnival.fairground': 'Fairground',
  'name.space.carnival.south_walk': 'South Walk',
  'name.space.carnival.animal_cages': 'Animal Cages',
  'name.space.carnival.ferris_wheel': 'Ferris Wheel',
  'name.space.carnival.east_plaza': 'East Plaza',
  'name.space.carnival.popcorn_stand': 'Popcorn Stand',
  'name.space.carnival.curiosity_tent': 'Curiosity Tent',
  'name.space.carnival.exit_gate': 'Back Gate',

  'name.setup.carnival_s1': 'Boxed In',
  'name.setup.carnival_s2': 'Not Funny',
  'name.setup.carnival_s3': 'Center Ring',
  'name.setup.carnival_s4': 'Round and Round',
  'name.setup.carnival_s5': 'Late for the Show',

  'name.terror.bt01': 'Net Trap',
  'text.terror.bt01':
    'The enemy targets the heroine, moves and attacks. Put the net token on the heroine’s space; it takes effect on her and on the victims there. If the card she lost was Walk or Run, horror +2.',
  'name.terror.bt02': 'Acid Trap',
  'text.terror.bt02':
    'Put the acid token on the heroine’s space; it takes effect on her and on the victims there. Horror +2.',
  'name.terror.bt03': 'Saw Trap',
  'text.terror.bt03':
    'Put the saws token on the heroine’s space; it takes effect on her and on the victims there. Horror +1 for each die that shows 1–4.',
  'name.terror.bt04': 'Ambush in the Mist',
  'text.terror.bt04':
    'Victims in the Forest of Horrors and on adjacent spaces panic; each one that rolls a 1 dies. If any died, horror +1; otherwise draw the next terror card.',
  'name.terror.bt05': 'Rigged Again',
  'text.terror.bt05':
    'If there is no trap in the item discard pile, discard this card and draw the next one. Shuffle all face-down cards of the item piles together with the discarded traps, deal them back evenly and turn up the top cards. The enemy targets the nearest victim, moves and attacks. Horror +1.',
  'name.terror.bt06': 'Just a Prop?',
  'text.terror.bt06':
    'Draw an event. Discard one of your items at random; if you have none, discard the top card of the nearest item pile. The enemy targets the nearest victim, moves and attacks.',
  'name.terror.bt07': 'The Greatest Show',
  'text.terror.bt07':
    'Draw an event. Every victim moves 1 space toward the Big Top. The killer appears in the Big Top. The enemy targets the nearest figure, attacks and moves.',
  'name.terror.bt08': 'The Lion Is Loose',
  'text.terror.bt08':
    'If there are no victims, discard this card and draw the next one. All victims panic. The enemy targets the nearest victim, moves and attacks. Then, at the Animal Cages and on adjacent spaces, all victims die, each enemy takes 1 damage, and the heroine loses 1 health if she is there.',

  'name.event.be01': 'Golf Cart',
  'text.event.be01':
    'Put the golf cart on a corner of your choice. Upkeep: the heroine and/or up to 2 victims on its space may ride it up to 2 spaces along the ring. If it reaches an enemy, you may remove it to deal 3 damage to that enemy; then discard this card.',
  'name.event.be02': 'It’s Not Real',
  'text.event.be02': 'Put 4 new victims in the House of Mirrors. Victims in the Forest of Horrors or entering it die.',
  'name.event.be03': 'Little Sister',
  'text.event.be03':
    'Put 4 new victims in the Big Top; one of them is the Little Sister. While she is with the heroine, you may lose 2 time to re-roll one die of a horror roll. If she dies, bloodlust rises by 2 instead of 1. Discard this card when she leaves play.',
  'name.event.be04': 'Fiancé',
  'text.event.be04':
    'The victim nearest to the heroine is her fiancé. If an enemy would enter her space while he is there, he is killed instead and the enemy stays where it is. If a trap kills him, horror +5. Discard this card when he leaves play.',
  'name.event.be05': 'Werewolf',
  'text.event.be05':
    'The victim farthest from the heroine is the Werewolf. It no longer counts as a victim: it does not follow and cannot be targeted, saved or killed. Upkeep: it panics; then it deals 2 damage to one figure on its space: a victim, else the heroine (as an attack), else a minion, else the killer.',
  'name.event.be06': 'Mirrors Everywhere',
  'text.event.be06':
    'When the heroine attacks while victims are on her space, one of them dies for each die that shows a 1.',
  'name.event.be07': 'Too Much Junk',
  'text.event.be07':
    'Look for Zappo the Monkey in all item piles and among the unused items, and gain him; shuffle the pile that he came from. If you lose him later, roll 1 die fewer for Search for the rest of the game.',
  'name.event.be08': 'How Bad Can It Be?',
  'text.event.be08': 'Upkeep: every victim moves 1 space toward the nearest trap token.',
  'name.event.be09': 'Clowns Everywhere',
  'text.event.be09':
    'Upkeep: victims in the Big Top and on adjacent spaces panic; those that enter an enemy’s space die.',
  'name.event.be10': 'Animal Panic',
  'text.event.be10':
    'Whenever horror rises, roll as many dice as the new horror level. For each success (5–6) you may move one victim 1 space; for every two other dice one victim of your choice dies.',

  'name.item.strongman_hammer': 'Strongman Hammer',
  'text.item.strongman_hammer':
    'Range 0, +3 damage. It cannot be put into the backpack and can only be used with 4 or more health. After the attack lose 1 health, and the Action phase ends.',
  'name.item.zappo': 'Zappo the Monkey',
  'text.item.zappo':
    'You may play Search from up to 2 spaces away from a search space. If a trap is drawn that way, ignore it and discard Zappo.',
  'name.item.super_dice': 'Loaded Dice',
  'text.item.super_dice': 'After a horror roll: re-roll any of its dice. Then roll a die; on 1–4 discard this.',
  'name.item.pole': 'Long Pole',
  'text.item.pole':
    'Once per Action phase, skip one space while moving: you do not enter it, and victims cannot follow past it.',
  'name.item.found_tape': 'Found Tape',
  'text.item.found_tape':
    'Discard it to cancel a trap that you have drawn, or one of the terror cards Net Trap, Acid Trap and Saw Trap: nothing of it happens.',
  'name.item.throwing_axe': 'Throwing Axe',
  'text.item.throwing_axe': 'Range 0 or 1, +1 damage. If you use it at distance 1, discard it after the attack.',
  'name.item.crystal_ball': 'Crystal Ball',
  'text.item.crystal_ball':
    'Once per Action phase, roll a die: on 5–6 look at the top terror card and leave it there or put it at the bottom.',
  'name.item.makeup_kit': 'Make-up Kit',
  'text.item.makeup_kit':
    'When an enemy explicitly targets the heroine, you may make it target its nearest victim instead. Then roll a die; on 1–2 discard this.',
  'name.item.knife_belt': 'Knife Belt',
  'text.item.knife_belt': 'Range 0 or 1, +1 damage, 4 uses. Its damage may be split among the enemies in range.',
  'name.item.trap_bear': 'Steel Jaws',
  'text.item.trap_bear':
    'Trap. Lose 1 health. The heroine cannot move until you pay 2 time in the Action phase; then discard this.',
  'name.item.trap_gas': 'Sleeping Gas',
  'text.item.trap_gas':
    'Trap. Time drops to 0, recover 1 health, and if this is the Action phase, it ends. Discard this.',
  'name.item.trap_cobra': 'Cobra',
  'text.item.trap_cobra':
    'Trap. It stays with you: lose 1 health each Upkeep. The next time you would recover health, discard this instead.',

  'name.token.acid': 'Acid',
  'text.token.acid': 'Victims here die. The heroine loses 1 health each time she enters.',
  'name.token.net': 'Net',
  'text.token.net': 'Victims here die. The heroine discards 1 random action card each time she enters.',
  'name.token.saws': 'Saws',
  'text.token.saws':
    'Victims here die. Each time the heroine enters, roll 2 dice: she loses 1 health per die showing 1–4; if at least one shows 5–6, she may move 1 space.',
  'name.token.golf-cart': 'Golf Cart',
  'text.token.golf-cart': 'In the Upkeep phase it can be ridden up to 2 spaces along the ring.',
  'name.token.not-real': 'It’s Not Real',
  'text.token.not-real': 'Victims that are here or come here die.',

  // --- questions, answers, events ---
  'ask.make-or-break': 'Make or Break: what do you choose?',
  'ask.kill-victim': 'Which victim dies?',
  'ask.dance': 'Which way does the marionette at {from} dance?',
  'ask.move-victim': 'Which victim do you move?',
  'ask.move-victim-to': 'Where does the victim go?',
  'ask.razor-strings': 'The heroine is about to lose {n} health. Discard Walk or Run to lose 1 less?',
  'ask.golf-cart-corner': 'On which corner does the golf cart stand?',
  'ask.golf-cart': 'Who rides the golf cart?',
  'ask.golf-cart-way': 'Where does the golf cart go?',
  'ask.golf-cart-ram': 'The golf cart has reached an enemy. Give it up to deal 3 damage?',
  'ask.found-tape': 'Discard Found Tape to cancel {card}?',
  'ask.makeup-kit': '{enemy} targets the heroine. Use the Make-up Kit, so that it targets its nearest victim?',

  'option.lose-health': 'Lose {n} health',
  'option.kill-victims': '{n, plural, one {# victim dies} other {# victims die}}',
  'option.toward-heroine': 'Toward the heroine',
  'option.toward-victim': 'Toward its nearest victim',
  'option.nobody': 'Nobody',
  'option.razor-strings.discard': 'Discard {card}',
  'option.razor-strings.take-it': 'Lose {n} health',
  'option.no-ride': 'Nobody',
  'option.golf-cart.ride':
    '{heroine, select, true {The heroine} other {Not the heroine}}, {victims, plural, =0 {no victims} one {# victim} other {# victims}}',
  'option.golf-cart-way.go': 'Drive to {space}',
  'option.golf-cart-way.stop': 'Stop here',
  'option.no-ram': 'Keep the cart',
  'option.ram': 'Run over: {figure}',
  'option.vault': 'Vault to {space}',
  'option.open-jaws': 'Open the steel jaws for 2 time',
  'option.little-sister': 'Little Sister: lose 2 time, re-roll one die',

  'why.steel-jaws': 'The steel jaws hold the heroine.',
  'why.too-weak': 'The hammer takes 4 or more health.',

  'event.join-the-family': 'All three marionettes have the heroine: only her last breath is left.',
  'event.damage-ignored': '{card}: {figure} ignores {amount} damage.',
  'event.trap-token': 'The heroine steps into the trap at {space}: {token}.',
  'event.trap-clings': 'It stays with the heroine: {item}.',
  'event.sleeping-gas':
    'The heroine drifts off; {time, plural, =0 {all time is lost} one {# time is left} other {# time is left}}.',
  'event.piles-rigged': 'The face-down items and the discarded traps are shuffled and dealt back.',
  'event.not-found': 'Nowhere to be found: {item}.',
  'event.golf-cart-driven':
    'The golf cart goes from {from} to {to}{heroine, select, true {, the heroine at the wheel} other {}}. Riders: {riders}.',
} as const;
