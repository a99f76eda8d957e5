import { type EquipmentId, equipment } from '../content/equipment.ts';
import { HEALTH, TOUGH_HEALTH } from '../content/numbers.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { Army, Item, Slot, Survivor } from '../state.ts';
import { discardItem, itemsOf, takeOut, usable } from './inventory.ts';
import { isSpecialist, slotOf, survivor, survivorsAt } from './table.ts';
import { affordable, type Lister, pay, priced, pricedAs, turnOf } from './turn.ts';
import { forEach, withCard } from './turn-options.ts';

/** AD-SETUP-16, AD-SPEC-02, AD-R-40: 3, or 4 for the Tough, and never more. */
export function baseHealth(one: { readonly id: SurvivorId }): number {
  return isSpecialist(one as Survivor, 'tough') ? TOUGH_HEALTH : HEALTH;
}

const CLIP = withCard('clip', 'AD-AMMO-04', reload);

/** AD-AMMO-04, AD-R-115: free, in the own turn. */
const listClips: Lister = (g, slot, _looking, out) => {
  const one = survivor(g.state, slot);
  if (turnOf(g.state).lent !== null || usable(one, 'clip') === undefined) return;
  const listed: EquipmentId[] = [];
  for (const { face, spent } of itemsOf(one))
    if (spent && !listed.includes(face)) {
      listed.push(face);
      out.push(CLIP(face));
    }
};

function reload(g: Army, slot: Slot, face: EquipmentId): void {
  const one = survivor(g.state, slot);
  discardItem(g.state, one, usable(one, 'clip') as Item);
  const weapon = itemsOf(one).find((item) => item.face === face && item.spent) as Item;
  weapon.spent = false;
  g.touch('use:clip');
  g.tell('all', 'reloaded', { survivor: one.id, item: face, rule: 'AD-AMMO-04' });
}

const AID = forEach<SurvivorId>((whom) => ({
  ...{ at: `survivor:${whom}`, details: { survivor: whom, item: 'first-aid-kit' } },
  whom,
}))('aid', 'AD-R-102', aid);

/** AD-R-102: one Action; somebody in the Zone regains 1 Health. */
const listAid: Lister = (g, slot, looking, out) => {
  const { state } = g;
  const one = survivor(state, slot);
  if (usable(one, 'first-aid-kit') === undefined || affordable(state, 'other') < 1) return;
  for (const other of survivorsAt(state, one.at)) {
    const patient = survivor(state, other);
    if (patient.health < baseHealth(patient)) out.push(priced(AID(patient.id), looking, 1));
  }
};

function aid(g: Army, slot: Slot, whom: SurvivorId): void {
  const { state } = g;
  const one = survivor(state, slot);
  pay(state, 'other', 1);
  discardItem(state, one, usable(one, 'first-aid-kit') as Item);
  const patient = survivor(state, slotOf(state, whom));
  patient.health += 1;
  g.tell('all', 'healed', { survivor: patient.id, health: patient.health, rule: 'AD-R-102' });
}

const PLACE = withCard('place', 'AD-EXPL-03', place);

/** AD-R-102: TNT and Gas Cans can be laid down; that is no Combat, and silent. */
const listCharges: Lister = (g, slot, looking, out) => {
  if (affordable(g.state, 'other', true) < 1) return;
  for (const { face } of survivor(g.state, slot).hand)
    if (equipment(face).charge === true && !out.some(({ id }) => id === PLACE(face).id))
      out.push(pricedAs(g.state, 'other', PLACE(face), looking, 1, true));
};

function place(g: Army, slot: Slot, face: EquipmentId): void {
  const { state } = g;
  const one = survivor(state, slot);
  pay(state, 'other', 1, true); // AD-SKILL-17
  takeOut(one, usable(one, face) as Item);
  state.charges.push({ at: one.at, face, owner: slot });
  g.touch(`place:${face}`);
  g.tell('all', 'charge-placed', { survivor: one.id, item: face, at: one.at, rule: 'AD-EXPL-03' });
}

export const listItems: Lister = (g, slot, looking, out) => {
  listClips(g, slot, looking, out);
  listAid(g, slot, looking, out);
  listCharges(g, slot, looking, out);
};
