import { describe, expect, test } from 'vitest';
import { itemDef } from '../src/rules/carry.ts';
import type { NemesisState } from '../src/state.ts';
import { contaminated, equip, faces, hold, hurt, inHand, lay, NOISE_DIE, OPEN, put, table, who } from './table.ts';

const red = (s: NemesisState) => s.decks.red.draw;
const white = (s: NemesisState) => s.decks.green.draw;
const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;

/** The Sentry in the Communications Room, a red one. */
const inRed = (edit: (s: NemesisState) => void = () => {}, items = 2) =>
  table(['sentry'], (s) => {
    lay(s, '006', 'communications', items);
    who(s, 0).at = '006';
    hold(s, 0, 'search', 'rest', 'sabotage', 'interrupt');
    edit(s);
  });
const packOf = (s: NemesisState, seat = 0) => faces(who(s, seat).pack);
const carried = (s: NemesisState, seat = 0) => who(s, seat).hands.map(({ what }) => what);

describe('search', () => {
  test('NL-G-20: the counter falls, two cards of the colour, one is kept and the other goes to the bottom', () => {
    const t = inRed().top(red, 'glowstick', 'gate-key').answers('play:search');
    t.expects(0, 'search-keep', ['keep:glowstick', 'keep:gate-key']).answers('keep:gate-key');
    expect(packOf(t.state)).toEqual(['gate-key']);
    expect(t.state.decks.red.draw.at(-1)).toEqual({ face: 'glowstick', seen: 1 });
    expect(t.state.rooms['006'].items).toBe(1);
    expect(t.state.aside).toEqual([]);
  });

  test('NL-ITEM-01: only the owner knows what lies in the backpack; the others see its back', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      lay(s, '006', 'communications', 2);
      for (const one of s.people) one.at = '006';
      hold(s, 0, 'search');
    });
    t.top(red, 'glowstick', 'gate-key').answers('play:search', 'keep:glowstick');
    const seen = (viewer: 0 | 1) => JSON.stringify((t.view(viewer) as { people: { pack: unknown }[] }).people[0]?.pack);
    expect(seen(0)).toContain('glowstick');
    expect(seen(1)).not.toContain('glowstick');
    expect(seen(1)).toContain('red');
    expect(t.heard(1)).not.toContain('found');
  });

  test('NL-G-20: a heavy card needs a hand, for which something may be dropped; where nothing fits, nothing need be kept', () => {
    const full = inRed((s) => {
      who(s, 0).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
    });
    full.top(red, 'carbine', 'scattergun').answers('play:search');
    full.expects(0, 'search-keep', [
      ...['keep:carbine:submachine-gun', 'keep:carbine:egg', 'keep:scattergun:submachine-gun', 'keep:scattergun:egg'],
      'keep-nothing',
    ]);
    full.answers('keep:carbine:egg');
    expect(carried(full.state)).toEqual(['submachine-gun', 'carbine']);
    expect(full.state.rooms['006'].objects).toEqual(['egg']);
    const free = inRed().top(red, 'carbine', 'glowstick').answers('play:search', 'keep:carbine');
    expect(who(free.state, 0).hands.at(-1)).toEqual({ what: 'carbine', ammunition: 2, extra: 0, tape: 0 });
    free.tells('took-item', { item: 'carbine' });
  });

  test('NL-G-20: in a white room the colour is named before drawing; at counter 0 nobody searches', () => {
    const t = table(['sentry'], (s) => {
      lay(s, '006', 'archive', 1);
      who(s, 0).at = '006';
      hold(s, 0, 'search', 'rest');
    });
    expect(t.offered('play:search')).toEqual(['play:search:red', 'play:search:yellow', 'play:search:green']);
    t.top(white, 'medkit', 'scalpel').answers('play:search:green', 'keep:medkit');
    expect(inRed(() => {}, 0).offered('play:search')).toEqual([]);
  });

  test('NL-SPEC-04 NL-ROOM-NEST-13: nobody searches in special rooms or in the Nest', () => {
    const special = table(['sentry'], (s) => {
      s.rooms.STO.items = 2;
      hold(s, 0, 'search');
    });
    const nest = table(['janitor'], (s) => {
      lay(s, '005', 'nest', 2);
      who(s, 0).at = '005';
      hold(s, 0, 'search', 'rummage', 'rest');
    });
    expect([...special.offered('play:'), ...nest.offered('play:')]).toEqual([]);
  });

  test('NL-ROOM-CONTAM-01: each search of the Contaminated Room covers in slime', () => {
    const t = table(['sentry'], (s) => {
      lay(s, '007', 'contaminated-room', 2);
      who(s, 0).at = '007';
      hold(s, 0, 'search');
    });
    t.answers('play:search:red');
    expect(who(t.state, 0).slime).toBe(true);
  });
});

describe('hands', () => {
  test('NL-ITEM-04 NL-OBJ-03: items and objects share two hands', () => {
    const t = inRed((s) => {
      equip(s, 0, 'carbine');
      s.rooms['006'].objects.push('carcass:adult');
    });
    expect(t.whyNot('pick-up:carcass:adult')).toBe('hands-full');
  });

  test('NL-OBJ-01 NL-OBJ-03: an object is picked up for one card', () => {
    const t = inRed((s) => {
      s.rooms['006'].objects.push('carcass:adult', 'corpse:hacker');
    });
    t.answers('pick-up:corpse:hacker', 'rest');
    expect(carried(t.state)).toEqual(['submachine-gun', 'corpse:hacker']);
    expect(t.state.rooms['006'].objects).toEqual(['carcass:adult']);
  });

  test('NL-ITEM-05 NL-OBJ-04: dropping is free; objects stay, items go to the bottom of their deck', () => {
    const t = inRed((s) => {
      equip(s, 0, 'carbine');
      who(s, 0).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
    });
    t.answers('drop:egg', 'drop:carbine').expects(0, 'act');
    expect(t.state.turn.actions).toBe(0);
    expect(t.state.rooms['006'].objects).toEqual(['egg']);
    expect(t.state.decks.red.draw.at(-1)?.face).toBe('carbine');
  });

  test('NL-G-11 NL-G-23: a hurt arm leaves one hand, and its owner chooses at once what falls (SW-1)', () => {
    const t = table(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'carbine');
      hold(s, 0, 'rest');
    });
    t.top((s) => s.wounds.draw, 'arm')
      .dice('combat', 1)
      .answers('melee:1', 'rest');
    t.expects(0, 'make-room', ['drop:submachine-gun', 'drop:carbine']).answers('drop:carbine');
    expect(carried(t.state)).toEqual(['submachine-gun']);
  });

  test('NL-G-21: taped together, two heavy items need one hand, and one that goes leaves the other single', () => {
    const t = inRed((s) => {
      equip(s, 0, 'carbine', 'duct-tape');
      s.rooms['006'].objects.push('egg');
    });
    t.answers('item:duct-tape:submachine-gun:carbine', 'rest', 'pick-up:egg', 'sabotage');
    expect(carried(t.state)).toEqual(['submachine-gun', 'carbine', 'egg']);
    expect(faces(t.state.decks.yellow.discard)).toEqual(['duct-tape']);
  });

  test('NL-G-25: a cart is a third hand, a case holds an egg, and losing them makes room', () => {
    const t = table(['janitor'], (s) => {
      equip(s, 0, 'utility-cart');
      for (const what of ['egg', 'carcass:adult']) who(s, 0).hands.push({ what, ammunition: 0, extra: 0, tape: 0 });
      hold(s, 0, 'rest');
    });
    t.answers('drop:utility-cart').expects(0, 'make-room', ['drop:nail-driver', 'drop:egg', 'drop:carcass:adult']);
    const cased = table(['xenobiologist'], (s) => {
      equip(s, 0, 'specimen-case', 'carbine');
      who(s, 0).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
      s.rooms.STO.objects.push('corpse:hacker');
      hold(s, 0, 'rest');
    });
    expect(cased.whyNot('pick-up:corpse:hacker')).toBe('');
  });
});

describe('crafting and trade', () => {
  test('NL-G-22: two components make an item of the open pile; they go to the discards', () => {
    const t = inRed((s) => equip(s, 0, 'weapon-battery', 'repair-belt', 'duct-tape'));
    expect(t.offered('craft:')).toEqual([
      'craft:taser:repair-belt:weapon-battery',
      'craft:taser:duct-tape:weapon-battery',
    ]);
    t.answers('craft:taser:duct-tape:weapon-battery', 'rest');
    expect(packOf(t.state)).toEqual(['repair-belt', 'taser']);
    expect([faces(t.state.decks.red.discard), faces(t.state.decks.yellow.discard)]).toEqual([
      ['weapon-battery'],
      ['duct-tape'],
    ]);
    expect(t.state.decks.crafted.draw.filter(({ face }) => face === 'taser').length).toBe(2);
  });

  test('NL-G-22: without a copy left, or without a hand for it, nothing is made', () => {
    const gone = inRed((s) => {
      equip(s, 0, 'weapon-battery', 'repair-belt');
      s.decks.crafted.draw = s.decks.crafted.draw.filter(({ face }) => face !== 'taser');
    });
    const full = inRed((s) => equip(s, 0, 'carbine', 'weapon-battery', 'solvent'));
    expect([...gone.offered('craft:'), ...full.offered('craft:')]).toEqual([]);
  });

  const two = (edit: (s: NemesisState) => void) =>
    table(['sentry', 'hacker'], (s) => {
      hold(s, 0, 'rest', 'sabotage');
      edit(s);
    });

  test('NL-G-19: a deal gives and asks for one thing each, and the partner chooses the card', () => {
    const t = two((s) => {
      equip(s, 0, 'medkit');
      equip(s, 1, 'glowstick', 'gate-key');
    });
    t.answers('trade', 'rest', 'with:1', 'thing:medkit', 'backpack');
    t.expects(1, 'deal-answer', ['no', 'thing:glowstick', 'thing:gate-key']).answersAs(1, 'thing:gate-key');
    expect([packOf(t.state), packOf(t.state, 1)]).toEqual([['gate-key'], ['glowstick', 'medkit']]);
    t.expects(0, 'deal');
  });

  test('NL-G-19: two refusals end the trade; what was offered has been seen by the partner alone', () => {
    const t = two((s) => equip(s, 0, 'medkit'));
    t.answers('trade', 'rest', 'with:1', 'thing:medkit', 'nothing').answersAs(1, 'no');
    expect(who(t.state, 0).pack[0]?.seen).toBe(3);
    t.answers('with:1', 'thing:medkit', 'nothing').answersAs(1, 'no').expects(0, 'act');
  });

  test('NL-G-19: whoever looks on forgets the cards of that back when one of several moves (6.1)', () => {
    const t = table(['sentry', 'hacker', 'janitor'], (s) => {
      hold(s, 0, 'rest');
      equip(s, 0, 'medkit', 'scalpel', 'glowstick');
      for (const card of who(s, 0).pack) card.seen = OPEN;
    });
    t.answers('trade', 'rest', 'with:1', 'thing:medkit', 'nothing').answersAs(1, 'yes');
    const seen = Object.fromEntries(
      [...who(t.state, 0).pack, ...who(t.state, 1).pack].map((one) => [one.face, one.seen]),
    );
    expect(seen).toEqual({ scalpel: 3, glowstick: OPEN, medkit: 3 });
  });

  test('NL-G-19: Probe Arm and Wrist Terminal stay with their owner', () => {
    const t = two((s) => equip(s, 0, 'medkit'));
    t.answers('trade', 'rest', 'with:1', 'nothing').expects(0, 'deal-ask', ['nothing']);
  });
});

describe('item actions', () => {
  test('NL-ACT-07 NL-ACT-08: the printed cost is paid and a single-use item is discarded, also when interrupted', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      equip(s, 0, 'ration-pack');
      hold(s, 0, 'rest');
      hold(s, 1, 'interrupt');
    });
    t.answers('item:ration-pack', 'rest').expects(1, 'interrupt').answersAs(1, 'interrupt');
    expect(packOf(t.state)).toEqual([]);
    expect(faces(t.state.decks.green.discard)).toEqual(['ration-pack']);
    expect(inHand(t, 0)).toEqual([]);
  });

  test('NL-G-11: a hurt hand makes item actions dearer (SW-2)', () => {
    const t = inRed((s) => {
      equip(s, 0, 'ration-pack', 'glowstick');
      hurt(s, 0, 'hand');
    });
    const cost = (id: string) => t.decision.options.find((one) => one.id === id)?.cost;
    expect([cost('item:ration-pack'), cost('item:glowstick')]).toEqual([{ cards: 2 }, { cards: 1 }]);
  });

  test('NL-G-21: a battery loads an energy weapon fully, or turns a door', () => {
    const t = inRed((s) => {
      equip(s, 0, 'weapon-battery', 'spare-battery');
      for (const thing of who(s, 0).hands) thing.ammunition = 1;
    });
    t.answers('item:weapon-battery:submachine-gun', 'rest', 'item:spare-battery:door:007', 'sabotage');
    expect(who(t.state, 0).hands[0]?.ammunition).toBe(4);
    expect(t.state.corridors['006-007'].door).toBe('closed');
  });

  test('NL-G-21: a grenade deals two to one, one to the others, and wounds everybody there, next door too', () => {
    const t = inRed((s) => {
      equip(s, 0, 'frag-grenade');
      put(s, 'adult', '007');
      put(s, 'adult', '007');
    });
    t.top(attack, 'maul-3', 'maul-2').answers('item:frag-grenade:2', 'rest');
    expect(t.state.stalkers.map(({ damage }) => damage)).toEqual([1, 2]);
    expect(who(t.state, 0).light).toBe(0);
    const shut = inRed((s) => {
      equip(s, 0, 'frag-grenade');
      put(s, 'adult', '007');
      s.corridors['006-007'].door = 'closed';
    });
    expect(shut.offered('item:frag')).toEqual([]);
  });

  test('NL-G-21: thermite breaks, burns and wounds; aimed at the own room too', () => {
    const t = inRed((s) => equip(s, 0, 'thermite-charge')).answers('item:thermite-charge:006', 'rest');
    const { fire, malfunction } = t.state.rooms['006'];
    expect([fire, malfunction, who(t.state, 0).light]).toEqual([true, true, 1]);
  });

  test('NL-G-21: smoke covers an escape, and the others in the room lose a card of their choice', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'smoke-canister');
      hold(s, 0, 'rest');
      hold(s, 1, 'rest', 'sabotage');
    });
    t.dice('noise', NOISE_DIE[1]).answers('item:smoke-canister:EL2', 'rest').answersAs(1, 'no');
    t.expects(1, 'discard-card', ['rest', 'sabotage']).answersAs(1, 'rest');
    expect(t.told('attack-card')).toEqual([]);
    expect([who(t.state, 0).at, inHand(t, 1)]).toEqual(['EL2', ['sabotage']]);
  });

  test('NL-G-21: a lure is paid with an attack of each, then all of them go where one wants', () => {
    const t = table(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      put(s, 'larva', 'STO');
      equip(s, 0, 'sonic-lure');
      hold(s, 0, 'rest');
    });
    t.top(attack, 'impale-1').answers('item:sonic-lure:010', 'rest');
    expect(who(t.state, 0).larva).toBe(true);
    expect(t.state.stalkers.map(({ type, at }) => [type, at])).toEqual([['adult', '010']]);
  });

  test('NL-G-21: the key opens the Main Gate in the Exit Room only', () => {
    const away = inRed((s) => equip(s, 0, 'gate-key'));
    expect(away.offered('item:gate-key')).toEqual([]);
    const t = inRed((s) => {
      equip(s, 0, 'gate-key');
      who(s, 0).at = '001';
    }).answers('item:gate-key', 'rest');
    expect(t.state.gateOpen).toBe(true);
  });

  test('NL-G-21: a magazine is attached for good', () => {
    const t = inRed((s) => equip(s, 0, 'extended-magazine')).answers('item:extended-magazine:submachine-gun', 'rest');
    expect(who(t.state, 0).hands[0]).toEqual({ what: 'submachine-gun', ammunition: 6, extra: 2, tape: 0 });
    expect([packOf(t.state), faces(t.state.unused.items)]).toEqual([[], ['extended-magazine']]);
  });

  test('NL-G-21: solvent drives one stalker away, for those who know enough', () => {
    const use = (knowledge: number) =>
      table(['sentry'], (s) => {
        put(s, 'adult', 'STO');
        equip(s, 0, 'solvent');
        who(s, 0).knowledge = knowledge;
        hold(s, 0, 'rest');
      });
    expect(use(4).offered('item:solvent')).toEqual([]);
    const t = use(5).top(event, 'brownout').answers('item:solvent:1', 'rest');
    expect(t.state.stalkers[0]?.at).toBe('010');
  });

  test('NL-G-21: what heals, dresses, wipes and puts out', () => {
    const t = inRed((s) => {
      equip(s, 0, 'medkit', 'medkit', 'wound-stapler', 'fire-blanket', 'work-clothes');
      hurt(s, 0, 'leg');
      who(s, 0).light = 2;
      who(s, 0).slime = true;
      s.rooms['006'].fire = true;
      s.turn.unlimited = true;
    });
    t.answers('item:medkit:dress:leg', 'rest');
    expect(who(t.state, 0).serious).toEqual([{ wound: 'leg', dressed: true }]);
    t.answers(
      'item:medkit:heal:leg',
      'search',
      'item:wound-stapler:light',
      'sabotage',
      'item:fire-blanket:fire',
      'interrupt',
    );
    const { serious, light } = who(t.state, 0);
    expect([serious, light, t.state.rooms['006'].fire]).toEqual([[], 0, false]);
    expect(t.state.wounds.discard.map(({ face }) => face)).toEqual(['leg']);
  });

  test('NL-G-21: antiseptic removes one card, and an infected one brings another but no larva', () => {
    const t = inRed((s) => {
      equip(s, 0, 'antiseptic');
      hold(s, 0, 'infected');
    });
    const before = t.state.contaminationDeck.length;
    t.answers('item:antiseptic:contamination', 'rest');
    expect([who(t.state, 0).larva, inHand(t, 0)]).toEqual([false, ['search', 'sabotage', 'interrupt']]);
    expect(t.state.contaminationDeck.length).toBe(before);
    expect(who(t.state, 0).discard.length).toBe(2);
  });

  test('NL-G-21: a scalpel needs the patient’s consent, and a refusal costs nothing (R-52)', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      equip(s, 0, 'scalpel');
      who(s, 1).larva = true;
      hold(s, 0, 'rest');
    });
    t.answers('item:scalpel:seat:1').expects(1, 'consent').answersAs(1, 'no');
    expect([inHand(t, 0), t.whyNot('item:scalpel:seat:1')]).toEqual([['rest'], 'refused']);
    const yes = table(['sentry', 'hacker'], (s) => {
      equip(s, 0, 'scalpel');
      who(s, 1).larva = true;
      hold(s, 0, 'rest');
    });
    yes.answers('item:scalpel:seat:1').answersAs(1, 'yes').answers('rest');
    expect([who(yes.state, 1).larva, who(yes.state, 1).serious.length]).toEqual([false, 1]);
  });

  test('NL-G-21: after a stimulant any number of actions, and then the player must pass', () => {
    const t = inRed((s) => equip(s, 0, 'stimulant'), 3);
    t.answers('item:stimulant', 'move:STO', 'rest', 'move:010', 'sabotage');
    expect(t.state.turn.actions).toBe(3);
    t.expects(0, 'act');
  });

  test('NL-G-21: a test kit discovers a weakness with a carried object, or scans without consequence', () => {
    const t = table(['xenobiologist'], (s) => {
      equip(s, 0, 'field-test-kit');
      who(s, 0).hands.push({ what: 'carcass:adult', ammunition: 0, extra: 0, tape: 0 });
      hold(s, 0, 'rest', 'infected');
    });
    t.answers('item:field-test-kit:carcass:adult', 'rest');
    expect(t.state.lab.spaces).toEqual(['carcass']);
    expect(who(t.state, 0).knowledge).toBe(5); // three, and one of her own for the first weakness
    expect(t.state.lab.weaknesses[1]?.seen).toBe(OPEN);
  });

  test('NL-G-22: a Neutralizer cleans everything, makes a new deck and passes (R-10)', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      equip(s, 0, 'neutralizer');
      hold(s, 0, 'rest');
      hold(s, 0, 'infected', 'clean');
      who(s, 0).discard.push(contaminated(s, 'infected'));
      who(s, 0).larva = true;
    });
    t.answers('item:neutralizer', 'rest').expects(1, 'act');
    const { larva, hand, discard, deck, fate } = who(t.state, 0);
    expect([larva, hand, discard, fate]).toEqual([false, [], [], 'in-play']);
    expect(deck.filter(({ face }) => face.startsWith('contamination')).length).toBe(1);
    expect(t.told('passed').length).toBe(1);
  });

  test('NL-G-22: a Taser hurts and drives away, or empties a hand', () => {
    const shocked = table(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'taser');
      hold(s, 0, 'rest');
    });
    shocked.top(attack, 'maul-3').top(event, 'brownout').answers('item:taser:1', 'rest');
    expect(shocked.state.stalkers.map(({ at, damage }) => [at, damage])).toEqual([['010', 1]]);
    const t = table(['sentry', 'hacker'], (s) => {
      equip(s, 0, 'taser');
      hold(s, 0, 'rest');
      hold(s, 1, 'rest', 'contamination');
    });
    t.answers('item:taser:seat:1', 'rest').answersAs(1, 'no');
    expect(inHand(t, 1)).toEqual([]);
  });

  test('NL-G-24: the Probe Arm takes a carcass from a living stalker once, until a hard item restores it', () => {
    const t = table(['xenobiologist'], (s) => {
      put(s, 'adult', 'STO');
      put(s, 'larva', 'STO');
      equip(s, 0, 'repair-belt');
      hold(s, 0, 'rest', 'sabotage', 'interrupt');
    });
    expect(t.offered('item:probe-arm')).toEqual(['item:probe-arm:1']);
    t.answers('item:probe-arm:1', 'rest');
    expect(carried(t.state)).toEqual(['probe-arm', 'carcass:adult']);
    t.answers('item:probe-arm:restore:repair-belt', 'sabotage');
    expect(who(t.state, 0).hands[0]?.ammunition).toBe(1);
    expect(itemDef('probe-arm').bound).toBe(true);
  });

  test('NL-ITEM-02 NL-ITEM-03: a personal item lies inactive until its requirement is met and paid', () => {
    const t = table(['janitor'], (s) => {
      equip(s, 0, 'repair-belt');
      hold(s, 0, 'rest');
    });
    expect(who(t.state, 0).personal).toEqual({ id: 'utility-cart', active: false });
    t.answers('activate:utility-cart:repair-belt', 'rest');
    expect([carried(t.state), packOf(t.state)]).toEqual([['nail-driver', 'utility-cart'], []]);
    const away = table(['sentry'], (s) => hold(s, 0, 'rest', 'sabotage'));
    expect(away.whyNot('activate:battle-suit')).toBe('not-activated-here');
  });
});
