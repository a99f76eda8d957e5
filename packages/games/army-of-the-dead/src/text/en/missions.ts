import type { Texts } from '@dreadhouse/text';
import { missionNames } from '../mission-names.ts';

export const missions: Texts = {
  ...missionNames('en'),

  'name.difficulty.easy': 'easy',
  'name.difficulty.medium': 'medium',
  'name.difficulty.hard': 'hard',
  'name.difficulty.very-hard': 'very hard',

  'name.device.truck-engine': 'the Taco Truck’s engine',
  'name.device.power': 'the power supply',
  'name.device.helicopter-engine': 'the helicopter’s engine',
  'name.device.beacon': 'the beacon',
  'name.device.generator': 'the generator',
  'name.device.gate': 'the gate',
  'name.device.radio': 'the radio',
  'name.device.alarm': 'the alarm',

  'why.needs-tough': 'Only a Tough Survivor can do this.',
  'why.needs-pilot': 'Only a Pilot can do this.',
  'why.needs-safecracker': 'Only a Safecracker can do this.',
  'why.needs-shadow': 'Only a Shadow can do this.',
  'why.needs-mechanic': 'Only a Mechanic can do this.',
  'why.needs-red-taken': 'All red tokens must have been taken first.',
  'why.needs-bags': 'The team does not carry enough bags yet.',
  'why.needs-done': 'Something else must be running first.',
  'why.needs-vault-open': 'The Vault must be open first.',

  'mission.who.tough': 'a Tough Survivor',
  'mission.who.pilot': 'a Pilot',
  'mission.who.safecracker': 'a Safecracker',
  'mission.who.shadow': 'a Shadow',
  'mission.who.mechanic': 'a Mechanic',
  'mission.who.owners': 'every owner of a Personal Goal',
  'mission.who.by-name': '{who} ({people})',
  'mission.none.tough': 'No Tough Survivor is alive',
  'mission.none.pilot': 'No Pilot is alive',
  'mission.none.safecracker': 'No Safecracker is alive',
  'mission.none.shadow': 'No Shadow is alive',
  'mission.none.mechanic': 'No Mechanic is alive',
  'mission.abomination.valentine': 'Valentine',
  'mission.abomination.queen': 'the Queen',
  'mission.abomination.zeus': 'Zeus',
  'mission.zeus.zeus': 'Zeus',
  'mission.zeus.masked': 'Masked Zeus',
  'mission.zeus.mounted': 'Mounted Zeus',

  'mission.red.lane-marker': 'Red tokens are lane markers.',
  'mission.red.part': 'Red tokens are spare parts.',
  'mission.red.keycard': 'Red tokens are keycards.',
  'mission.red.fuel': 'Red tokens are cans of fuel.',
  'mission.red.cash-box': 'Red tokens are cash boxes.',
  'mission.red.floor-plan': 'Red tokens are parts of a floor plan.',
  'mission.red.cache': 'Red tokens are demolition caches.',
  'mission.red.room-key': 'Red tokens are room keys.',
  'mission.red.flare': 'Red tokens are flares.',
  'mission.red.fuse': 'Red tokens are fuses.',
  'mission.red.supply': 'Red tokens are supplies.',

  'mission.rule.zombies':
    '{type, select, shambler {{count, plural, one {A Shambler starts in {zone}.} other {# Shamblers start in {zone}.}}} alpha {{count, plural, one {An Alpha starts in {zone}.} other {# Alphas start in {zone}.}}} valentine {Valentine starts in {zone}.} other {The Queen starts in {zone}.}}',
  'mission.rule.truck':
    '{works, select, yes {The Taco Truck stands in {zone}, ready to drive.} other {The Taco Truck stands in {zone}; nobody gets in before it is repaired.}}',
  'mission.rule.power': 'Elevators stand still until the power is back.',
  'mission.rule.vault': 'The Vault lies behind the Trap Zone {zone}.',
  'mission.rule.companions':
    '{count, plural, one {A Companion hides in {zones}} other {# Companions hide in {zones}}}; nothing notices or hits them there.',
  'mission.rule.goals': 'Only one Personal Goal is drawn.',
  'mission.rule.reward':
    '{token, select, red {Whoever takes a red token} other {Whoever takes the purple token}} also gets from deck or discards: {cards}.',
  'mission.rule.device': '{who} in {zone} can set {device} going with 1 Action.',
  'mission.rule.first': 'Condition: {needs}.',
  'mission.rule.then': 'Then: {effects}.',
  'mission.rule.event': '{when}: {effects}.',
  'mission.card': '{card} (×{count})',
  'mission.card-or': '{card} (×{count}), or else {other}',

  'mission.need.red-taken': 'all red tokens taken',
  'mission.need.bags': '{count, plural, one {# bag carried} other {# bags carried}}',
  'mission.need.done': '{device} running',
  'mission.need.vault-open': 'the Vault open',

  'mission.effect.power': 'elevators run',
  'mission.effect.truck-works': 'the Taco Truck can be driven',
  'mission.effect.noise': 'Noise in {zone}',
  'mission.effect.zeus': '{zeus} comes',
  'mission.effect.spawn': 'the Spawn Zone {zone} becomes active',
  'mission.effect.open': 'the door {door} opens',
  'mission.effect.bags': '{count, plural, one {# bag in {zone}} other {# bags in {zone}}}',
  'mission.effect.crown': 'a crown is left behind',
  'mission.effect.arrives':
    '{rounds, plural, =0 {the helicopter comes at the end of the round} one {the helicopter comes after one more complete round} other {the helicopter comes after # more complete rounds}}',

  'mission.when.floor': 'When a Survivor first is on floor {floor}',
  'mission.when.killed': 'When {abomination} dies',
  'mission.when.vault-open': 'When the Vault Door opens',
  'mission.when.red-taken': 'When all red tokens have been taken',
  'mission.when.taken':
    '{colour, select, yellow {When the yellow token has been taken} other {When the purple token has been taken}}',
  'mission.when.recruited':
    '{count, plural, one {When the first Companion has been recruited} other {When # Companions have been recruited}}',

  'mission.win.red-taken': '{count, plural, one {Take the red token.} other {Take all # red tokens.}}',
  'mission.win.killed': 'Kill {abomination}.',
  'mission.win.done': 'Set {device} going.',
  'mission.win.arrived': 'Hold out until the helicopter has come.',
  'mission.win.bags':
    '{count, plural, one {Carry a bag to {zone}, and leave none with anybody elsewhere.} other {Carry at least # bags to {zone}, and leave none with anybody elsewhere.}}',
  'mission.win.crown': 'Carry the crown to {zone}.',
  'mission.win.companions': 'Bring all Companions with their Leaders to {zone}, alive.',
  'mission.win.gather':
    'Gather in {zone}, with no Zombie there: {who}, and {count, plural, one {at least # Survivor} other {at least # Survivors}} in total, or all who live.',
  'mission.win.truck': 'Drive the Taco Truck to {zone}, with no Zombie there, and with these aboard: {who}.',
  'mission.short.gather':
    'Gather in {zone}, with no Zombie there: {count, plural, one {at least # of you} other {at least # of you}}, among them {people}.',
  'mission.short.truck': 'Drive the Taco Truck to {zone}, with no Zombie there and these aboard: {people}.',
  'mission.win.goals': '{count, plural, one {Complete the Personal Goal.} other {Complete both Personal Goals.}}',

  'mission.lose.none-alive': '{none}.',
  'mission.lose.none-alive-until': '{none} before this runs: {device}.',
  'mission.lose.companion-lost': 'A Companion is eliminated.',
  'mission.lose.owner': 'An owner of a Personal Goal is eliminated.',
};
