import { fastChance, type Run } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { isContamination } from '../src/rules/hand.ts';
import type { NemesisState } from '../src/state.ts';
import { equip, faces, hold, lay, OPEN, type Table, table, who } from './table.ts';

// Chapter 6.1: whatever world others imagine while an action is paid for or can be interrupted, it goes on there.

const WORLDS = 30;

/** The actor and somebody in the same room who could interrupt; the actor's deck is dirty, so that the hand can be dealt in many ways. */
function together(actor: 'sentry' | 'lab-rat' | 'survivor' | 'janitor', edit: (s: NemesisState) => void): Table {
  return table([actor, 'hacker'], (s) => {
    lay(s, '006', 'decontamination', 2);
    for (const one of s.people) one.at = '006';
    hold(s, 1, 'search');
    edit(s);
  });
}

/** What somebody else imagines just now. */
const worlds = (t: Table): Run<NemesisState>[] =>
  Array.from({ length: WORLDS }, (_, n) => t.match.imagine(1, fastChance(`world ${n}`)));

/** Goes on with the first card that pays and without interrupting, until the actor is asked for the next action; and what is told. */
function resolved(run: Run<NemesisState>): readonly { readonly kind: string; readonly details: object }[] {
  run.play.events = [];
  while (run.ask?.kind === 'pay' || run.ask?.kind === 'interrupt') {
    const [seat] = run.waitingFor();
    const [option] = seat === undefined ? [] : run.legal(seat);
    if (seat === undefined || option === undefined) throw new Error(`Nobody can answer "${run.ask.kind}".`);
    run.answer(seat, option);
  }
  return run.play.events;
}

/** In every world the actor has what this asks for, and it comes to what is told in truth. */
function goesOn(t: Table, isHeld: (s: NemesisState) => boolean, kind: string, isTold: (details: object) => boolean) {
  for (const world of worlds(t)) {
    expect(isHeld(world.state)).toBe(true);
    expect(resolved(world).some((event) => event.kind === kind && isTold(event.details))).toBe(true);
  }
}

const isDirty = (s: NemesisState): boolean => who(s, 0).hand.some(isContamination);
const has = (...items: readonly string[]) => {
  return (s: NemesisState): boolean => items.every((item) => faces(who(s, 0).pack).includes(item));
};
const scansSome = (details: object): boolean => {
  const { infected, clean } = details as { infected: number; clean: number };
  return infected + clean > 0;
};
const discards = (item: string) => (details: object) => (details as { item: string }).item === item;

describe('what is done with a contamination card', () => {
  const antiseptic = (kind: 'contamination' | 'infected') =>
    together('sentry', (s) => {
      equip(s, 0, 'antiseptic');
      hold(s, 0, kind, 'sabotage');
      if (kind === 'infected') for (const bit of s.contamination) bit.seen |= 1;
      for (const card of who(s, 0).hand) card.seen = 1;
    });

  test('IG-04: while Antiseptic is paid for, there is a contamination card in the hand', () => {
    const t = antiseptic('contamination').answers('item:antiseptic:contamination');
    t.expects(0, 'pay');
    goesOn(t, isDirty, 'cards-removed', () => true);
  });

  test('IG-04: and while it can be interrupted', () => {
    const t = antiseptic('contamination').answers('item:antiseptic:contamination', 'sabotage');
    t.expects(1, 'interrupt');
    goesOn(t, isDirty, 'cards-removed', () => true);
  });

  test('IG-04: what its owner has scanned is nobody else’s business: any contamination card will do', () => {
    const t = antiseptic('infected').answers('item:antiseptic:infected');
    goesOn(t, isDirty, 'cards-removed', () => true);
    const meant = faces(who(t.state, 0).hand.filter(isContamination));
    const dealt = worlds(t).map(({ state }) => faces(who(state, 0).hand.filter(isContamination)));
    expect(meant).toHaveLength(1);
    expect(dealt.every((cards) => cards.length === 1)).toBe(true);
  });

  test('LR-2: Strange Blood', () => {
    const t = together('lab-rat', (s) => {
      hold(s, 0, 'strange-blood', 'contamination');
      for (const card of who(s, 0).hand) card.seen = 1;
    }).answers('play:strange-blood:contamination');
    t.expects(1, 'interrupt');
    goesOn(t, isDirty, 'discarded', () => true);
  });

  test('CO-2: Rest, where there is no light wound to heal', () => {
    const t = together('sentry', (s) => {
      hold(s, 0, 'rest', 'contamination');
      for (const card of who(s, 0).hand) card.seen = 1;
    }).answers('play:rest');
    t.expects(1, 'interrupt');
    goesOn(t, isDirty, 'scan-result', scansSome);
  });

  test('CO-2: Rest with a light wound needs no contamination card, and worlds differ in it', () => {
    const t = together('sentry', (s) => {
      who(s, 0).light = 1;
      hold(s, 0, 'rest', 'contamination', 'sabotage', 'search');
      for (const card of who(s, 0).hand) card.seen = 1;
    }).answers('play:rest');
    expect(new Set(worlds(t).map(({ state }) => isDirty(state)))).toEqual(new Set([true, false]));
  });

  test('IG-08: the scan of the Field Test Kit', () => {
    const t = together('sentry', (s) => {
      who(s, 0).hands = [];
      equip(s, 0, 'field-test-kit');
      hold(s, 0, 'sabotage', 'contamination');
      for (const card of who(s, 0).hand) card.seen = 1;
    }).answers('item:field-test-kit:scan');
    t.expects(0, 'pay');
    goesOn(t, isDirty, 'scan-result', scansSome);
  });

  test('NL-ROOM-DECON-01: decontamination of whoever has neither larva nor slime', () => {
    const t = together('sentry', (s) => {
      hold(s, 0, 'sabotage', 'search', 'contamination');
      for (const card of who(s, 0).hand) card.seen = 1;
    }).answers('room:decontamination', 'sabotage');
    t.expects(0, 'pay');
    goesOn(t, isDirty, 'scan-result', scansSome);
  });
});

describe('what is discarded when an action is resolved', () => {
  test('NL-G-22: the items of which something is crafted', () => {
    const t = together('sentry', (s) => {
      equip(s, 0, 'solvent', 'medkit');
      hold(s, 0, 'sabotage');
    }).answers('craft:neutralizer:medkit:solvent');
    t.expects(0, 'pay');
    goesOn(t, has('solvent', 'medkit'), 'item-discarded', discards('medkit'));
    t.answers('sabotage').expects(1, 'interrupt');
    goesOn(t, has('solvent', 'medkit'), 'item-discarded', discards('solvent'));
  });

  test('JA-5: two alike are two', () => {
    const t = together('janitor', (s) => {
      equip(s, 0, 'repair-belt', 'repair-belt');
      hold(s, 0, 'make-do');
    }).answers('play:make-do:space-suit:repair-belt:repair-belt');
    t.expects(1, 'interrupt');
    goesOn(
      t,
      (s) => faces(who(s, 0).pack).join() === 'repair-belt,repair-belt',
      'crafted',
      () => true,
    );
  });

  test('G-25: what a personal item is activated with', () => {
    const t = together('sentry', (s) => {
      who(s, 0).personal = { id: 'utility-cart', active: false };
      equip(s, 0, 'duct-tape');
      hold(s, 0, 'sabotage');
    }).answers('activate:utility-cart:duct-tape');
    t.expects(0, 'pay');
    goesOn(t, has('duct-tape'), 'item-discarded', discards('duct-tape'));
  });

  test('NL-G-24: what the Nail Driver is loaded with', () => {
    const t = together('janitor', (s) => {
      who(s, 0).hands = [{ what: 'nail-driver', ammunition: 0, extra: 0, tape: 0 }];
      equip(s, 0, 'repair-belt');
      hold(s, 0, 'search');
    }).answers('item:nail-driver:restore:repair-belt');
    t.expects(0, 'pay');
    goesOn(t, has('repair-belt'), 'item-discarded', discards('repair-belt'));
  });

  test('SU-2: what is thrown away', () => {
    const t = together('survivor', (s) => {
      s.stalkers = [{ id: 1, type: 'adult', at: '006', damage: 0, token: null }];
      equip(s, 0, 'medkit');
      hold(s, 0, 'throw-it-away');
    });
    t.answers(t.offered('play:throw-it-away:medkit')[0] ?? 'none').expects(1, 'interrupt');
    goesOn(t, has('medkit'), 'item-discarded', discards('medkit'));
  });
});

describe('what an action is done with', () => {
  test('NL-ACT-04: the card that is played, while it is agreed to', () => {
    const t = together('sentry', (s) => {
      hold(s, 0, 'escort', 'sabotage');
      for (const card of who(s, 0).hand) card.seen = 1;
    });
    t.answers(t.offered('play:escort')[0] ?? 'none').expects(1, 'consent');
    for (const { state } of worlds(t)) {
      expect(faces(who(state, 0).hand)).toContain('escort');
      expect(who(state, 0).hand.filter((card) => !isContamination(card))).toHaveLength(2);
    }
  });

  test('NL-ACT-07: the item, wherever it was dealt: into another’s backpack, too', () => {
    const t = table(['sentry', 'hacker', 'janitor'], (s) => {
      who(s, 0).at = '006';
      equip(s, 0, 'power-coupler');
      equip(s, 2, 'flashlight', 'duct-tape', 'overalls', 'solvent');
      s.decks.yellow.discard = s.decks.yellow.draw.map(({ face }) => ({ face, seen: OPEN }));
      s.decks.yellow.draw = [];
      hold(s, 0, 'sabotage');
    });
    t.answers(t.offered('item:power-coupler')[0] ?? 'none').expects(0, 'pay');
    for (const { state } of worlds(t)) expect(faces(who(state, 0).pack)).toEqual(['power-coupler']);
  });
});
