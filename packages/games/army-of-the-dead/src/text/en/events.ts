import type { MessagesFor } from '@dreadhouse/text';
import type { ArmyEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  // --- the beginning ---
  'event.survivor-chosen': '{survivor} joins the team.',
  'event.equipped': '{survivor} takes: {items}.',
  'event.companion-chosen': '{survivor} hides in {at}.',
  'event.goal-drawn': 'A Personal Goal is in play. {words}',
  'event.game-began': 'The mission begins: {mission}.',
  'event.round': 'Round {round}.',
  'event.turn': 'It is {survivor}’s turn.',
  'event.turn-over': '{survivor} is done.',
  'event.left-to-the-game':
    'Until this phase is over, Player {seat} leaves to the game {what, select, horde {what the horde does in a tie} other {who is hit by attacks}}.',
  'event.decides-again': 'Player {seat} decides again.',
  'event.won': 'The mission is accomplished. The team has made it.',
  'event.lost':
    '{how, select, goal_owner {Somebody with a Personal Goal has fallen.} nobody_left {Nobody is left.} companion_lost {A Companion has been lost.} goal_out_of_reach {A goal is out of reach.} other {A specialist whom the mission needs has fallen.}} The dead have won.',

  // --- Survivors ---
  'event.moved': '{survivor} goes from {from} to {to}.',
  'event.crept-away': '{survivor} creeps away from the Sleepers in {at}: {die}.',
  'event.adrenaline': '{survivor}: +{points} Adrenaline ({total}).',
  'event.danger-level': '{survivor} reaches {level, select, yellow {Yellow} orange {Orange} other {Red}}.',
  'event.skill-chosen': '{survivor} learns: {skill}.',
  'event.found': '{survivor} finds: {item}.',
  'event.found-nothing': '{survivor} finds nothing; the deck is empty.',
  'event.left-behind': '{survivor} leaves it: {item}.',
  'event.discarded': '{survivor} throws away: {item}.',
  'event.aaahh': 'Aaahh! A Shambler was waiting in {at}.',
  'event.traded':
    '{swap, select, none {{survivor} and {partner} trade nothing.} given {{survivor} gives {partner}: {give}.} taken {{survivor} takes from {partner}: {take}.} other {{survivor} gives {partner}: {give}; and gets: {take}.}}',
  'event.trade-refused': '{partner} does not agree with {survivor}.',
  'event.objective-taken':
    '{survivor} takes an Objective in {at}: it is {token, select, red {red} yellow {yellow} other {purple}}.',
  'event.picked-up': '{survivor} picks up in {at}: {token}.',
  'event.recruited': '{companion} follows {survivor}.',
  'event.shouted': '{survivor} makes Noise in {at}.',
  'event.noise': 'The Noise token moves to {at}.',
  'event.reloaded': '{survivor} reloads: {item}.',
  'event.healed': '{survivor} has {health} Health again.',
  'event.charge-placed': '{survivor} lays down in {at}: {item}.',
  'event.trap-set': '{survivor} sets a Bomb Trap in {at}.',
  'event.trap-sprung': 'The Bomb Trap in {at} goes off.',
  'event.led': '{survivor} gives the word to {to}.',
  'event.to-the-rescue': '{survivor} comes to the rescue.',
  'event.shoved': '{survivor} shoves all Zombies from {from} to {to}.',
  'event.saved': '{by} drags {survivor} from {from} to {to}.',
  'event.not-saved': '{survivor} stays, whatever {by} says.',
  'event.summoned': '{survivor} challenges Zeus.',

  // --- the Truck ---
  'event.boarded': '{survivor} gets in: {seat, select, driver {Driver} gunner {Gunner} other {Passenger}}.',
  'event.changed-seat': '{survivor} changes seats: {seat, select, driver {Driver} gunner {Gunner} other {Passenger}}.',
  'event.got-out': '{survivor} gets out.',
  'event.drove': '{survivor} drives from {from} to {to}.',

  // --- Combat ---
  'event.attack': '{survivor} attacks {at} ({item}).',
  'event.concentrated-attack':
    '{survivor} makes a Concentrated Attack on {type, select, shambler {a Shambler} alpha {an Alpha} valentine {Valentine} queen {the Queen} zeus {Zeus} masked {Masked Zeus} other {Mounted Zeus}} in {at} ({item}).',
  'event.rolled': '{survivor} rolls: {dice}; Ammo dice: {ammo}.',
  'event.rerolled': '{survivor} rolls again ({how, select, lucky {Lucky} other {High-Roller Chip}}).',
  'event.more-dice': '{survivor} rolls more dice: {dice}.',
  'event.attack-result':
    '{hits} of {dice, plural, one {# die} other {# dice}} hit{kills, plural, =0 {{caught, plural, =0 {{hits, select, 0 {; nobody dies} other {; too little Damage for any Zombie there to die}}} one {; # Zombie lies in bolas} other {; # Zombies lie in bolas}}} one {; # Zombie is dead} other {; # Zombies are dead}}.',
  'event.killed':
    '{survivor, select, undefined {Dead in {at}} other {{survivor} kills in {at}}}: {type, select, shambler {{count, plural, one {# Shambler} other {# Shamblers}}} alpha {{count, plural, one {# Alpha} other {# Alphas}}} valentine {Valentine} queen {the Queen} zeus {Zeus} masked {Masked Zeus} other {Mounted Zeus}}.',
  'event.unmasked': 'The mask falls: Zeus himself stands in {at}.',
  'event.trapped': 'In bolas in {at}: {type}.',
  'event.steady-hand': '{survivor} has a steady hand. Not hit by mistake: {survivors}.',
  'event.out-of-ammo': '{survivor} is out of ammo: {item}.',
  'event.explosion': 'An explosion in {at}: {damage} Damage to everybody.',
  'event.wounded':
    '{survivor} takes {wounds, plural, one {# Wound} other {# Wounds}} ({cause, select, zombies {Zombies} friendly_fire {Friendly Fire} other {explosion}}); Health {health}.',
  'event.eliminated': '{survivor} is eliminated in {at}.',
  'event.companion-lost':
    '{survivor}, a Companion, is lost ({cause, select, zombies {Zombies} friendly_fire {Friendly Fire} other {explosion}}).',

  // --- Sleepers ---
  'event.sleepers-woke': 'Sleepers wake in {at}: {count, plural, one {# Shambler} other {# Shamblers}}.',
  'event.sleepers-eliminated':
    '{survivor} silently removes {count, plural, one {# Sleeper} other {# Sleepers}} in {at}.',

  // --- the horde ---
  'event.zombie-phase': 'The Zombie Phase of round {round}.',
  'event.zombies-attack':
    '{type, select, shambler {{count, plural, one {# Shambler attacks} other {# Shamblers attack}}} alpha {{count, plural, one {# Alpha attacks} other {# Alphas attack}}} valentine {Valentine attacks} queen {the Queen attacks} zeus {Zeus attacks} masked {Masked Zeus attacks} other {Mounted Zeus attacks}} in {at}; Zombies never miss.',
  'event.zombies-move':
    'From {from} to {to}: {type, select, shambler {{count, plural, one {# Shambler} other {# Shamblers}}} alpha {{count, plural, one {# Alpha} other {# Alphas}}} valentine {Valentine} queen {the Queen} zeus {Zeus} masked {Masked Zeus} other {Mounted Zeus}}. {why, select, noise_and_survivors {They see Survivors and the Noise in {target}.} most_survivors {They see most Survivors in {target}{tie, select, none {} first_player { (the First Player’s choice)} other { (the game’s choice)}}.} other {They see nobody and follow the Noise to {target}.}}{route, select, none {} first_player { The First Player chose the way.} other { The game chose the way.}}',
  'event.zombies-stay':
    'In {at} stay: {type, select, shambler {{count, plural, one {# Shambler} other {# Shamblers}}} alpha {{count, plural, one {# Alpha} other {# Alphas}}} valentine {Valentine} queen {the Queen} zeus {Zeus} masked {Masked Zeus} other {Mounted Zeus}}. {why, select, there {They are where the Noise is.} other {No open path leads to {target}.}}',
  'event.shortage':
    'There are no more figures: all {type, select, alpha {Alphas} other {Shamblers}} activate once more.',
  'event.zombie-card':
    'A Zombie card for {at}: {type, select, shambler {{count, plural, =0 {nobody} one {# Shambler} other {# Shamblers}}} alpha {{count, plural, =0 {nobody} one {# Alpha} other {# Alphas}}} valentine {Valentine} other {the Queen}}.',
  'event.order-card': 'Zeus orders: {card}.',
  'event.spawned':
    '{type, select, shambler {{count, plural, =0 {Nobody appears} one {# Shambler appears} other {# Shamblers appear}}} alpha {{count, plural, =0 {Nobody appears} one {# Alpha appears} other {# Alphas appear}}} valentine {Valentine appears} other {The Queen appears}} in {at}.',
  'event.abomination': 'An Abomination appears in {at}: {type}.',
  'event.zeus-came': '{type} appears in {at}.',
  'event.deck-reshuffled':
    'Reshuffled: {deck, select, equipment {the Equipment deck} zombies {the Zombie deck} other {Zeus’ Orders}}.',

  // --- goals ---
  'event.goal-progress': '{survivor}’s Personal Goal: {progress} of {of}.',
  'event.goal-complete': '{survivor}’s Personal Goal is complete.',

  // --- the Mission ---
  'event.device-on': '{survivor} sets {device} going ({at}).',
  'event.power-on': 'The power is back: elevators run.',
  'event.truck-works': 'The Taco Truck works.',
  'event.spawn-zone-active':
    '{colour, select, blue {The blue Spawn Zone} green {The green Spawn Zone} other {The Spawn Zone}} {at} is active.',
  'event.door-opened': 'The door {door} opens.',
  'event.bags-found': '{count, plural, one {A bag of money lies in {at}.} other {# bags of money lie in {at}.}}',
  'event.crown-left': 'A crown is left behind in {at}.',
  'event.helicopter-called':
    '{rounds, plural, =0 {The helicopter comes at the end of this round.} one {The helicopter comes after one more complete round.} other {The helicopter comes after # more complete rounds.}}',
  'event.helicopter-arrived': 'The helicopter is there: {at}.',
  'event.reward': '{survivor} finds {items}.',

  // --- the Vault ---
  'event.vault-card': 'The traps of the Vault: {card}.',
  'event.challenge': '{survivor} faces the traps.',
  'event.challenge-rolled': 'Dice: {dice}. In reserve: {reserved}.',
  'event.bonus': '{survivor} helps ({bonus}). Dice: {dice}.',
  'event.challenge-won': '{survivor} has beaten the traps: {dice}.',
  'event.challenge-lost': '{survivor} has not beaten the traps.',
  'event.vault-opened': '{survivor} opens the Vault.',
} satisfies MessagesFor<'event', ArmyEvents>;
