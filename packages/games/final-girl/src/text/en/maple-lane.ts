/** Frightmare on Maple Lane: Dr. Fright, Maple Lane. */
export const mapleLane = {
  'name.film.maple-lane': 'Frightmare on Maple Lane',

  // --- Dr. Fright ---
  'name.killer.dr_fright': 'Dr. Fright',
  'text.killer.dr_fright':
    'The heroine is awake (at the start) or asleep. While she is awake, she cannot damage Dr. Fright and his attacks on her are lost. While she is asleep, they can hurt each other as usual, but victims neither follow her nor can be saved. After Short Rest or Long Rest an awake heroine may fall asleep. The four dream cards are then shuffled; at the end of each Killer phase in which she is asleep, name a direction (not the opposite of the last one) and reveal a dream card: if the direction uncovers Dr. Fright, he attacks her. After the fourth card she wakes up. End of the bloodlust track: an asleep heroine’s dream deck is shuffled anew; an awake heroine falls asleep.',
  'text.initial.dr_fright': 'Each turn he attacks once, without moving.',

  'name.dream.d1': 'The Furnace',
  'text.dream.d1': 'Dr. Fright hides in the northeast.',
  'name.dream.d2': 'The Pipes',
  'text.dream.d2': 'Dr. Fright hides in the northwest.',
  'name.dream.d3': 'The Catwalk',
  'text.dream.d3': 'Dr. Fright hides in the southeast.',
  'name.dream.d4': 'The Coal Cellar',
  'text.dream.d4': 'Dr. Fright hides in the southwest.',

  'name.finale.df_f1': 'Everyone Must Die',
  'text.finale.df_f1':
    'When revealed: Dr. Fright leaves the map. From now on an asleep heroine can attack him from any space, as if he were with her. Each turn 2 victims of your choice die (or the last one); if there was none, the heroine loses 4 health.',
  'name.finale.df_f2': 'Face Your Fear',
  'text.finale.df_f2':
    'When revealed: the heroine falls asleep. She cannot wake up any more: after the fourth dream card the whole dream deck is shuffled anew. Each turn he targets the nearest figure, moves and attacks.',
  'name.finale.df_f3': 'Time to Die',
  'text.finale.df_f3':
    'Each turn he targets the heroine, moves and attacks twice. From the next Upkeep phase on: if she is awake, she loses 2 health and falls asleep.',

  'name.darkpower.df_d1': 'Pitchfork Assault',
  'text.darkpower.df_d1': 'Whenever Dr. Fright makes the heroine lose health, horror +1.',
  'name.darkpower.df_d2': 'Never Truly Dead',
  'text.darkpower.df_d2':
    'When revealed: if he has a black last breath token, it goes back unseen to the unused ones and he gets a white one instead. The first time he would die, reveal 3 random unused black tokens: he returns with as much health as they show, and the phase ends. If they show none, he dies.',
  'name.darkpower.df_d3': 'Waking Nightmare',
  'text.darkpower.df_d3': 'Dr. Fright can attack the heroine even while she is awake.',
  'name.darkpower.df_e': 'Jump Scare',
  'text.darkpower.df_e': 'A victim that would panic dies instead, at most 3 per turn.',

  'name.terror.dt01': 'Cut Her Down',
  'text.terror.dt01':
    'He attacks the nearest figure. Then he targets the nearest figure, moves and attacks. All victims that are not indoors panic.',
  'name.terror.dt02': 'You’re Supposed to Be Dead',
  'text.terror.dt02':
    'Dead victims: none – the heroine falls asleep; 1 to 3 – bloodlust +1; 4 or more – bloodlust +2. Then he targets the nearest figure, moves and attacks.',
  'name.terror.dt03': 'Hold Up the Cross',
  'text.terror.dt03':
    'You may discard a Crucifix or a Silver Cross to skip the rest. He targets the nearest figure, moves and attacks, and then does it again.',
  'name.terror.dt04': 'His Own Fingers',
  'text.terror.dt04':
    'He targets the nearest figure and moves twice. Then he loses 1 of his own health markers, if he has any; if he did, horror +3, and all victims with him panic, and so does the heroine if she is with him.',
  'name.terror.dt05': 'Lock the Door',
  'text.terror.dt05':
    'He targets the heroine and moves, then attacks the nearest figure. In the next Action phase the heroine cannot enter indoor spaces with victims, not even with Convince.',
  'name.terror.dt06': 'They Were Already Dead',
  'text.terror.dt06':
    'If there is no pawn on the heroine’s card, or it is flipped, discard this card and draw the next one. One saved pawn goes to the Dead area; its slot is free again, and bloodlust does not rise. Then he targets the nearest victim, moves and attacks.',
  'name.terror.dt07': 'Stay Awake',
  'text.terror.dt07':
    'Awake: 1 die fewer in the next Action phase. Asleep: resolve all remaining dream cards now. Then he targets the nearest figure, moves and attacks.',
  'name.terror.dt08': 'So Tired',
  'text.terror.dt08':
    'Awake: roll a die; if it shows less than the horror level, the heroine falls asleep. Asleep: resolve one dream card; if she lost health, horror +1. Then he targets the nearest victim and moves.',
  'name.terror.dt09': 'Blurred Reality',
  'text.terror.dt09':
    'Until the next Killer phase begins, the heroine and Dr. Fright can hurt each other even though she is awake. He targets the nearest figure, moves and attacks.',
  'name.terror.dt10': 'Revolting',
  'text.terror.dt10': 'Horror +2.',
  'name.terror.dt11': 'Marked',
  'text.terror.dt11':
    'All victims with the heroine panic. He targets the heroine and moves, then attacks the nearest figure. If he did not attack the heroine and she is awake, she falls asleep.',
  'name.terror.dt12': 'Lucid',
  'text.terror.dt12':
    'If the heroine is awake, discard this card and draw the next one. You may raise bloodlust by 1 to choose one: take the top card of any item pile; put the heroine on any space; gain 4 time.',
  'name.terror.dt13': 'He’s Coming for You',
  'text.terror.dt13':
    'If there are no victims, discard this card and draw the next one. He targets the nearest victim and moves. If he is with a victim now, horror +2, otherwise +1.',
  'name.terror.dt14': 'Never Sleep Again',
  'text.terror.dt14':
    'Horror +1. Awake: the heroine falls asleep. Asleep: choose to shuffle the whole dream deck anew or to resolve 1 extra dream card at the end of this Killer phase.',
  'name.terror.dt15': 'Endless Sleep',
  'text.terror.dt15':
    'Minor dark power (1 health): the heroine falls asleep. While it is in play, she cannot wake up: after the fourth dream card the whole dream deck is shuffled anew.',
  'name.terror.dt16': 'Infernal Hunt',
  'text.terror.dt16':
    'Minor dark power (2 health): at the end of each Killer phase in which the heroine is asleep, resolve 1 extra dream card.',

  'name.lasting.dt05': 'in the next Action phase the heroine cannot enter indoor spaces with victims',
  'name.lasting.dt07': 'in the next Action phase every roll has 1 die fewer',
  'name.lasting.dt09': 'the heroine and Dr. Fright can hurt each other',
  'name.lasting.dt14': 'at the end of this Killer phase 1 extra dream card is resolved',

  // --- Maple Lane ---
  'name.location.maple': 'Maple Lane',
  'text.location.maple':
    'The four exits, the four streets and the Intersection are street spaces; each of the twelve houses has one door. The heroine cannot move into a house with a victim in it: she needs the action card Convince. Enemies, panicking victims and victims that follow her are free to enter. Boyfriend’s House, Smalley House and Old Clinic can be searched.',
  'name.space.maple.north_exit': 'North Exit',
  'name.space.maple.south_exit': 'South Exit',
  'name.space.maple.west_exit': 'West Exit',
  'name.space.maple.east_exit': 'East Exit',
  'name.space.maple.north_street': 'North Street',
  'name.space.maple.south_street': 'South Street',
  'name.space.maple.west_street': 'West Street',
  'name.space.maple.east_street': 'East Street',
  'name.space.maple.intersection': 'Intersection',
  'name.space.maple.house_n1': 'Hillside House',
  'name.space.maple.house_n2': 'Corner House',
  'name.space.maple.house_w1': 'Brick House',
  'name.space.maple.boyfriend_house': 'Boyfriend’s House',
  'name.space.maple.house_e2': 'Blue House',
  'name.space.maple.house_e1': 'Porch House',
  'name.space.maple.house_w2': 'Garden House',
  'name.space.maple.smalley_house': 'Smalley House',
  'name.space.maple.house_s1': 'Willow House',
  'name.space.maple.house_s3': 'Pool House',
  'name.space.maple.house_s2': 'White House',
  'name.space.maple.old_clinic': 'Old Clinic',

  'name.setup.maple_s1': 'Quiet Evening',
  'name.setup.maple_s2': 'Playtime',
  'name.setup.maple_s3': 'Street Party',
  'name.setup.maple_s4': 'Payback',
  'name.setup.maple_s5': 'Lights Out on the Lane',

  'name.action.convince': 'Convince',
  'text.action.convince':
    'Enter an adjacent house with a victim in it. 3 or more successes: in a search house also take the top item. 2: nothing else. 1: lose 1 time. None: lose 1 health and the Action phase ends – or, without entering, lose 1 time and put this card straight back into the market.',

  'name.token.barrier': 'Barrier',
  'text.token.barrier': 'No victim can be saved here.',
  'name.token.patrol_car': 'Patrol Car',
  'text.token.patrol_car': 'On its way to the opposite exit; it takes all victims on its space along.',
  'name.token.bicycle': 'Bicycle',
  'text.token.bicycle':
    'Holding the Bicycle and nothing else, the heroine can ride it from here to any street space, once per turn.',
  'name.token.junk_trap': 'Booby Trap',
  'text.token.junk_trap': 'The next enemy that enters suffers 2 damage; then the trap is gone.',

  'name.terror.lt01': 'Don’t Look Back',
  'text.terror.lt01':
    'If there is no victim on any exit, discard this card and draw the next one. The killer appears on an exit with victims. Then the enemy attacks the nearest figure.',
  'name.terror.lt02': 'Road Closed',
  'text.terror.lt02':
    'Put a barrier on the exit nearest to the heroine: no victims can be saved there any more. Draw an event.',
  'name.terror.lt03': 'We’re All Going to Die',
  'text.terror.lt03':
    'The enemy targets the nearest victim, moves and attacks, and then does it again. If no victim died because of this card, bloodlust +2.',
  'name.terror.lt04': 'Through the Back Yard',
  'text.terror.lt04':
    'The enemy targets the nearest figure, moves and attacks. If the killer is in a house now, he appears in another house with a victim, if there is one. The enemy attacks the nearest figure. Draw an event.',
  'name.terror.lt05': 'Hit by a Car',
  'text.terror.lt05':
    'If there is no victim on a street space, discard this card and draw the next one. One victim of your choice on a street space dies. Then the enemy targets the nearest victim, moves and attacks.',
  'name.terror.lt06': 'Have You Heard?',
  'text.terror.lt06': 'Draw two events, one after the other. Then draw and resolve the next terror card.',
  'name.terror.lt07': 'So Quiet',
  'text.terror.lt07':
    'Horror +1. The enemy targets the heroine and moves twice. If the killer is with her now, horror +1 again.',
  'name.terror.lt08': 'We Were Told to Hide',
  'text.terror.lt08':
    'Horror +1. Put 1 new victim in each house that is not next to an exit: Corner House, Blue House, Smalley House and Pool House. Draw an event.',

  'name.event.le01': 'Patrol Car',
  'text.event.le01':
    'Put the patrol car on an exit of your choice. In each Upkeep phase it drives 1 street space toward the opposite exit and takes all victims on its space along. Those who arrive there with it are saved without the heroine and earn their rewards, unless saving is impossible there. Discard this card on arrival.',
  'name.event.le02': 'House Fire',
  'text.event.le02':
    'Roll a die: on 1–3 the Boyfriend’s House burns, on 4–6 the Smalley House. All victims in it die; the heroine and each enemy in it lose 1 health, and she runs out onto the street. From now on it can be neither entered nor searched, and victims that panic into it die.',
  'name.event.le03': 'Road Works',
  'text.event.le03':
    'Roll a die and put a barrier on an exit: 1 West, 2 East, 3 North, 4 South, 5 East or West, 6 North or South (your choice). No victims can be saved there any more.',
  'name.event.le04': 'Boyfriend',
  'text.event.le04':
    'Put the Boyfriend in the Boyfriend’s House. Whenever the killer would target the heroine, he targets the Boyfriend instead. In each Upkeep phase the Boyfriend moves 2 spaces toward the heroine; if he is with her then, you gain 2 time. Discard this card when he leaves the board.',
  'name.event.le05': 'The Smalleys',
  'text.event.le05':
    'Put both Smalleys in the Smalley House. Each of their deaths raises bloodlust by 1 more. Discard this card when neither is left.',
  'name.event.le06': 'What’s Going On?',
  'text.event.le06': 'Put 1 new victim on each exit.',
  'name.event.le07': 'Friendly Neighbors',
  'text.event.le07': 'Roll 1 die more for Convince.',
  'name.event.le08': 'Block Party',
  'text.event.le08':
    'Put 4 new victims in a house of your choice that has a victim in it; if there is none, on the Intersection.',
  'name.event.le09': 'Sudden Rain',
  'text.event.le09':
    'All victims on the Intersection panic. Then every victim on a street space next to a house moves into such a house (your choice).',
  'name.event.le10': 'Fireworks Show',
  'text.event.le10': 'All victims in houses step out onto the street space next to the house.',

  'name.item.hunting_rifle': 'Hunting Rifle',
  'text.item.hunting_rifle':
    'Lose 1 time and spend a use: make a horror roll. On a success, 2 damage to an enemy 1 to 3 spaces away that is not indoors.',
  'name.item.pitchfork': 'Pitchfork',
  'text.item.pitchfork':
    'Range 0, damage +1. Discard it against an attack on the heroine: the damage of that attack is cancelled.',
  'name.item.sport_bow': 'Sport Bow',
  'text.item.sport_bow':
    'Lose 2 time and spend a use: 1 damage to an enemy 1 or 2 spaces away that is not indoors. No roll.',
  'name.item.machete': 'Machete',
  'text.item.machete': 'Range 0, damage +2. While the heroine holds it, victims do not follow her.',
  'name.item.bible': 'Bible',
  'text.item.bible':
    'Roll 2 dice more for Convince. Discard it when a terror card raises the horror level: ignore that increase.',
  'name.item.megaphone': 'Megaphone',
  'text.item.megaphone':
    'Once per Action phase move any victim 1 space; then every enemy targets the heroine and moves.',
  'name.item.bicycle': 'Bicycle',
  'text.item.bicycle':
    'When you find it, put the bicycle on the heroine’s street space or an adjacent one. Once per turn, if she is with it and holds nothing else, she rides it to any street space; no victims come along.',
  'name.item.junk_traps': 'Booby Traps',
  'text.item.junk_traps':
    'Indoors, spend a use: put a booby trap on the heroine’s space, one per space. The next enemy that enters suffers 2 damage; then the trap is gone.',
  'name.item.tranquilizer': 'Clinic Sedative',
  'text.item.tranquilizer':
    'Discard in the Action phase: recover 2 health. If Dr. Fright is the killer, the heroine may also fall asleep or, if she is asleep, wake up.',

  // --- questions ---
  'ask.fall-asleep': 'Let the heroine fall asleep?',
  'ask.wake-up': 'Wake the heroine up?',
  'ask.dream-direction':
    'The nightmare goes on, {left, plural, one {# dream card} other {# dream cards}} left. Which way does the heroine run?',
  'ask.hold-up-cross': 'Discard a cross to stop Dr. Fright?',
  'ask.lucid': 'Raise bloodlust by 1 to take control of the dream?',
  'ask.lucid-choice': 'What does the heroine do in her dream?',
  'ask.lucid-space': 'Where does the heroine appear?',
  'ask.never-sleep-again': 'The heroine is asleep already. What happens?',
  'ask.who-dies': 'Which victim dies?',
  'ask.enter-house': 'Which house does the heroine enter?',
  'ask.road-works': 'Which exit is closed?',
  'ask.patrol-car': 'At which exit does the patrol car start?',
  'ask.take-shelter': 'Into which house does the victim run?',
  'ask.block-party': 'In which house is the party?',
  'ask.ignore-horror': 'Discard {item} to ignore this rise of horror ({steps})?',
  'ask.call-victim': 'Which victim do you call?',
  'ask.call-where': 'Where does the victim go?',
  'ask.park-bicycle': 'Where does the bicycle stand?',
  'ask.ride': 'Where does the heroine ride?',

  'option.dream-north': 'North',
  'option.dream-east': 'East',
  'option.dream-south': 'South',
  'option.dream-west': 'West',
  'option.discard-item': 'Discard {item}',
  'option.lucid-item': 'Take the top card of an item pile',
  'option.lucid-space': 'Appear on any space',
  'option.lucid-time': 'Gain 4 time',
  'option.reset-dreams': 'Shuffle the whole dream deck anew',
  'option.extra-dream': 'Resolve 1 extra dream card at the end of this Killer phase',

  'why.awake': 'The heroine is awake.',
  'why.asleep': 'The heroine is asleep.',
  'why.opposite-direction': 'This is the opposite of the last direction.',
  'why.house-occupied': 'There is a victim in this house: only Convince opens the door.',
  'why.no-occupied-house': 'There is no house with a victim next to the heroine.',
  'why.door-locked': 'Lock the Door: this Action phase the heroine cannot go indoors where there are victims.',
  'why.house-burning': 'This house is on fire.',
  'why.barrier': 'A barrier closes this exit.',
  'why.no-enemy-in-sight': 'No enemy that can be hurt is outdoors and in range.',
  'why.not-indoors': 'The heroine is not indoors.',
  'why.trap-here-already': 'There is a booby trap here already.',
  'why.not-with-bicycle': 'The heroine is not with the bicycle.',
  'why.no-victims': 'There are no victims on the board.',

  'event.fell-asleep': 'The heroine falls asleep.',
  'event.woke-up': 'The heroine wakes up.',
  'event.dreams-reset': 'The dream deck is shuffled anew; any direction may be named next.',
  'event.dream-card':
    '{card}: the heroine ran {direction, select, north {north} east {east} south {south} other {west}}, {found, select, true {straight into Dr. Fright} other {and Dr. Fright was not there}}.',
  'event.attack-harmless': 'The heroine is awake and cannot hurt Dr. Fright.',
  'event.saved-pawn-died': 'One of the saved victims was already dead.',
  'event.killer-token-swapped': 'Dr. Fright’s last breath token goes back unseen; he gets a white one.',
  'event.never-truly-dead':
    'Dr. Fright was never truly dead: the tokens show {symbols, plural, =0 {nothing} one {# symbol of health} other {# symbols of health}}.',
  'event.killer-left-map': 'Dr. Fright leaves the map.',
  'event.jump-scare': 'Jump Scare: a victim dies instead of panicking.',
  'event.patrol-car':
    'The patrol car drives on to {to}{n, plural, =0 {} one {, with # victim} other {, with # victims}}.',
  'event.house-burns': '{house} is on fire.',
  'event.straight-back': '{card} goes straight back into the market.',
} as const;
