import type { Texts } from '@dreadhouse/text';

/** Survivors, Zombies, tokens, orders, goals. */
export const names: Texts = {
  // --- people ---
  'name.survivor.scott': 'Scott',
  'name.survivor.kate': 'Kate',
  'name.survivor.dieter': 'Dieter',
  'name.survivor.cruz': 'Cruz',
  'name.survivor.guzman': 'Guzman',
  'name.survivor.chambers': 'Chambers',
  'name.survivor.martin': 'Martin',
  'name.survivor.tanaka': 'Tanaka',
  'name.survivor.peters': 'Peters',
  'name.survivor.vanderohe': 'Vanderohe',
  'name.survivor.lilly': 'Lilly',
  'name.survivor.geeta': 'Geeta',
  'name.specialisation.tough': 'Tough',
  'name.specialisation.pilot': 'Pilot',
  'name.specialisation.safecracker': 'Safecracker',
  'name.specialisation.shadow': 'Shadow',
  'name.specialisation.mechanic': 'Mechanic',
  'text.specialisation.tough': '1 more Health; needed in some missions.',
  'text.specialisation.pilot': 'Flies what can fly.',
  'text.specialisation.safecracker': 'The only one who opens the Vault Door.',
  'text.specialisation.shadow': 'Leaves Sleepers without a sound.',
  'text.specialisation.mechanic': 'Repairs what is broken.',
  'name.level.blue': 'Blue',
  'name.level.yellow': 'Yellow',
  'name.level.orange': 'Orange',
  'name.level.red': 'Red',

  // --- Zombies ---
  'name.zombie.shambler': 'Shambler',
  'name.zombie.alpha': 'Alpha',
  'name.zombie.valentine': 'Valentine',
  'name.zombie.queen': 'Queen',
  'name.zombie.zeus': 'Zeus',
  'name.zombie.masked': 'Masked Zeus',
  'name.zombie.mounted': 'Mounted Zeus',
  'text.zombie.shambler': 'Slow and rotten; dangerous in numbers. 1 Action, 1 Wound, dies of 1 Damage.',
  'text.zombie.alpha': 'Fast, clever, furious. 2 Actions, 1 Wound, dies of 2 Damage.',
  'text.zombie.valentine': 'A tiger that did not stay dead. 3 Actions, 1 Wound, dies of 4 Damage.',
  'text.zombie.queen': 'When she dies, Zeus comes. 1 Action, 2 Wounds, dies of 5 Damage.',
  'text.zombie.zeus': 'King of the dead. 1 Action, 2 Wounds, dies of 6 Damage.',
  'text.zombie.masked': 'Nothing hurts him; Explosives take off the mask. 1 Action, 2 Wounds.',
  'text.zombie.mounted': 'He rides. 2 Actions, 2 Wounds, dies of 6 Damage.',

  // --- tokens ---
  'name.token.red': 'red Objective',
  'name.token.yellow': 'yellow Objective',
  'name.token.purple': 'purple Objective',
  'name.token.bag': 'bag of money',
  'name.token.crown': 'crown',
  'name.token.objective': 'Objective',
  'name.seat.driver': 'Driver',
  'name.seat.gunner': 'Gunner',
  'name.seat.passenger': 'Passenger',

  // --- Zeus’ Orders ---
  'name.order.honour-guard': 'Honour Guard',
  'name.order.roar': 'Roar',
  'name.order.outflank': 'Outflank',
  'name.order.hunt': 'Hunt',
  'name.order.stir': 'Stir',
  'name.order.throne-watch': 'Throne Watch',
  'name.order.rising-tide': 'Rising Tide',
  'name.order.scent': 'Scent',
  'text.order.honour-guard': 'Every Alpha in the Zeus Spawn Zone activates.',
  'text.order.roar': 'Every Shambler that sees a Survivor activates.',
  'text.order.outflank': 'They appear in the active Spawn Zone nearest to the Noise instead.',
  'text.order.hunt': 'All Alphas activate.',
  'text.order.stir': 'The Sleepers nearest to a Survivor wake.',
  'text.order.throne-watch': 'No order.',
  'text.order.rising-tide': 'One more Zombie card for the Start Spawn Zone.',
  'text.order.scent': 'The Noise token moves to the Zone with the most Survivors.',

  // --- Vault cards ---
  'name.vault.cogs-and-bolts': 'Cogs and Bolts',
  'name.vault.light-curtain': 'Light Curtain',
  'name.vault.pressure-floor': 'Pressure Floor',
  'name.vault.closing-walls': 'Closing Walls',
  'name.vault.fading-code': 'Fading Code',
  'name.vault.tumbler-clock': 'Tumbler Clock',
  'name.bonus.nudge': '+1 or −1 on one die',
  'name.bonus.balance': '+1 on one die and −1 on another',
  'name.bonus.set': 'one die set to any value',
  'name.bonus.extra-roll': 'one more roll',
  'name.bonus.extra-die': 'one more die',

  // --- goals ---
  'text.goal.scott':
    'Scott: see Zeus killed; of Masked Zeus the mask is enough. Token: discard it in the own turn, and Zeus takes the place of his spawn token.',
  'text.goal.kate': 'Kate: search in 3 different Zones. Token: the skill “Lifesaver”.',
  'text.goal.dieter': 'Dieter: kill 8 Shamblers. Token: 2 Adrenaline instead of 1 for each Shambler.',
  'text.goal.cruz': 'Cruz: take or activate 2 Objectives. Token: the skill “+1 free Action: Search”.',
  'text.goal.guzman': 'Guzman: kill 4 Alphas. Token: the skill “+1 die: Ranged”.',
  'text.goal.chambers': 'Chambers: kill 3 or more Zombies with one Attack. Token: the skill “Roll 6: +1 die: Combat”.',
  'text.goal.martin': 'Martin: kill 3 Alphas or Abominations in your own Zone. Token: the skill “Hunter: Alpha”.',
  'text.goal.tanaka':
    'Tanaka: hold the token of this card at the moment of victory. Token: the skill “Search: 2 Cards”.',
  'text.goal.peters':
    'Peters: end turns in 4 different Zones in the open without Zombies. Token: the skill “+1 Zone per Move”.',
  'text.goal.vanderohe': 'Vanderohe: kill 6 Zombies in Melee. Token: the skill “+1 Damage: Melee”.',
  'text.goal.lilly':
    'Lilly: be at Range 0-1 when somebody without a Personal Goal falls to Zombies. For families: end 2 Zombie Phases next to a Zone with 3 or more Zombies. Token: the skill “Slippery”.',
  'text.goal.geeta':
    'Geeta: eliminate 2 Sleeper tokens; if none is left, kill 4 Shamblers in Melee. Token: the skill “Silent Killer”.',
};
