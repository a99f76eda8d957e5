import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../src/content/characters.ts';
import type { NemesisView } from '../src/index.ts';
import type { NemesisState } from '../src/state.ts';
import {
  calm,
  contaminated,
  equip,
  hold,
  hurt,
  inHand,
  lay,
  NOISE_DIE,
  OPEN,
  put,
  table,
  weakness,
  who,
} from './table.ts';

// Action cards that no other file plays, one after the other (G-24), and the items that are left (G-21, G-25).

const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;

/** A character in Storage with these cards; the second one is far away. */
const holding = (id: CharacterId, cards: readonly string[], edit: (s: NemesisState) => void = () => {}) =>
  table([id, id === 'sentry' ? 'hacker' : 'sentry'], (s) => {
    who(s, 0).at = 'STO';
    who(s, 1).at = 'RRC';
    hold(s, 0, ...cards);
    edit(s);
  });
const at = (t: ReturnType<typeof holding>, seat: number) => who(t.state, seat).at;

describe('the Survivor', () => {
  test('NL-G-24: Too Stubborn draws a card for each serious wound, or dresses one (SU-3)', () => {
    const drawn = holding('survivor', ['too-stubborn'], (s) => hurt(s, 0, 'leg', 'eyes')).answers('play:too-stubborn');
    expect(who(drawn.state, 0).hand.length).toBe(2);
    const dressed = holding('survivor', ['too-stubborn'], (s) => hurt(s, 0, 'leg')).answers(
      'play:too-stubborn:dress:leg',
    );
    expect(who(dressed.state, 0).serious).toEqual([{ wound: 'leg', dressed: true }]);
    expect(holding('survivor', ['too-stubborn']).offered('play:')).toEqual([]);
  });

  test('NL-G-24: a card that was just played is not shuffled back into the deck that it draws from (5.0)', () => {
    const t = holding('survivor', ['too-stubborn'], (s) => {
      hurt(s, 0, 'leg', 'eyes');
      who(s, 0).deck = who(s, 0).deck.slice(0, 1);
    });
    t.answers('play:too-stubborn');
    expect(inHand(t, 0)).not.toContain('too-stubborn');
  });

  test('NL-G-24: Patch Up repairs the own room (SU-4)', () => {
    const t = holding('survivor', ['patch-up', 'search'], (s) => {
      s.rooms.STO.malfunction = true;
    });
    t.answers('play:patch-up', 'search');
    expect(t.state.rooms.STO.malfunction).toBe(false);
    expect(holding('survivor', ['patch-up', 'search']).offered('play:patch-up')).toEqual([]);
  });

  test('NL-G-24 NL-G-17: Crawl the Ducts explores without a roll, and one attack in darkness follows (SU-5)', () => {
    const t = holding('survivor', ['crawl-the-ducts', 'search'], (s) => {
      const token = s.rooms['006'].token;
      if (token !== null) token.face = 'slime-1';
      s.power['S-02'].on = true;
    });
    t.top(attack, 'slash-1').answers('play:crawl-the-ducts:006', 'search').tells('explored', { room: '006' });
    expect([at(t, 0), who(t.state, 0).light, t.told('noise-rolled')]).toEqual(['006', 2, []]);
  });

  test('NL-G-24: after a surprise attack that was survived the Survivor draws a card, once a round', () => {
    const t = holding('survivor', ['search'], (s) => {
      who(s, 0).at = 'EL2';
      lay(s, '009', 'archive');
      s.supply = s.supply.filter((id) => id !== 'adult-1');
      s.bag = ['adult-1', 'blank'];
      s.corridors['009-011'].noise = true;
    });
    t.dice('noise', NOISE_DIE[3]).picks('bag', 0).top(attack, 'impale-1').answers('move:009', 'search');
    t.tells('surprise', { surprised: true });
    expect(who(t.state, 0).hand.length).toBe(1);
  });
});

describe('the Lab Rat', () => {
  test('NL-G-24: Strange Blood turns a contamination card into two others, or wipes slime (LR-2)', () => {
    const t = holding('lab-rat', ['strange-blood', 'contamination']).answers('play:strange-blood:contamination');
    expect([who(t.state, 0).hand.length, who(t.state, 0).discard.length]).toEqual([2, 2]);
    const slimed = holding('lab-rat', ['strange-blood'], (s) => {
      who(s, 0).slime = true;
    }).answers('play:strange-blood:slime');
    expect(who(slimed.state, 0).slime).toBe(false);
  });

  test('NL-G-24: Crude Fix repairs for two more cards (LR-3)', () => {
    const t = holding('lab-rat', ['crude-fix', 'search', 'rest'], (s) => {
      s.rooms.STO.malfunction = true;
    });
    t.answers('play:crude-fix', 'search', 'rest');
    expect([t.state.rooms.STO.malfunction, inHand(t, 0)]).toEqual([false, []]);
  });

  test('NL-G-24: Listen removes or places one marker at the own room (LR-4)', () => {
    const t = holding('lab-rat', ['listen'], (s) => {
      s.corridors['STO-010'].noise = true;
    });
    expect(t.offered('play:listen').sort()).toEqual(
      ['006-STO', 'EL2-STO', 'STO-010', 'technical'].map((id) => `play:listen:${id}`).sort(),
    );
    expect(t.answers('play:listen:STO-010').state.corridors['STO-010'].noise).toBe(false);
    expect(holding('lab-rat', ['listen']).answers('play:listen:technical').state.technicalNoise).toBe(true);
  });
});

describe('the Sentry', () => {
  const inArchive = (s: NemesisState): void => {
    lay(s, '002', 'archive');
    who(s, 0).at = '002';
  };

  test('NL-G-24: Seal It closes the doors of any room, from one with a computer; destroyed ones stay (SE-1)', () => {
    const t = holding('sentry', ['seal-it'], (s) => {
      inArchive(s);
      s.corridors['EPS-016'].door = 'destroyed';
    }).answers('play:seal-it:EPS');
    expect([t.state.corridors['014-EPS'].door, t.state.corridors['EPS-016'].door]).toEqual(['closed', 'destroyed']);
    expect(holding('sentry', ['seal-it']).offered('play:seal-it')).toEqual([]);
  });

  test('NL-G-24: Repair Drill repairs for one more card (SE-3)', () => {
    const t = holding('sentry', ['repair-drill', 'rest'], (s) => {
      s.rooms.STO.malfunction = true;
    }).answers('play:repair-drill', 'rest');
    expect(t.state.rooms.STO.malfunction).toBe(false);
  });

  test('NL-G-24: Patrol Routes: the action of a white or red room unpaid, or a look at two tiles (SE-4)', () => {
    const t = holding('sentry', ['patrol-routes'], inArchive);
    t.answers('play:patrol-routes:room:archive', 'pool:0');
    expect(who(t.state, 0)).toMatchObject({ informed: true, hand: [] });
    const green = holding('sentry', ['patrol-routes'], (s) => {
      lay(s, '002', 'decontamination');
      Object.assign(who(s, 0), { at: '002', slime: true });
    });
    expect(green.offered('play:patrol-routes:room')).toEqual([]);
    const looked = holding('sentry', ['patrol-routes']).answers('play:patrol-routes:look', '003', '004');
    expect([
      looked.state.rooms['003'].tile.seen,
      looked.state.rooms['004'].tile.seen,
      looked.state.rooms['003'].token?.seen,
    ]).toEqual([1, 1, 0]);
  });

  test('NL-G-24: Escort takes somebody who agrees along, with one roll by the Sentry (SE-5, R-52)', () => {
    const together = () =>
      holding('sentry', ['escort', 'rest'], (s) => {
        who(s, 1).at = 'STO';
        lay(s, '010', 'archive');
      });
    const t = together().answers('play:escort:1:010').expects(1, 'consent').answers('yes', 'rest');
    t.dice('noise', NOISE_DIE[3]);
    expect([at(t, 0), at(t, 1), t.told('noise-rolled').length]).toEqual(['010', '010', 1]);
    const refused = together().answers('play:escort:1:010', 'no');
    refused.expects(0, 'act', undefined, { 'play:escort:1:010': 'refused' });
    expect(inHand(refused, 0)).toEqual(['escort', 'rest']);
  });
});

describe('the Xenobiologist', () => {
  test('NL-G-24: Vivisect deals one and one more for every three Knowledge (XE-1)', () => {
    const dealt = (knowledge: number) => {
      const t = holding('xenobiologist', ['vivisect', 'rest'], (s) => {
        put(s, 'queen', 'STO');
        who(s, 0).knowledge = knowledge;
        for (const [i, card] of s.lab.weaknesses.entries()) {
          card.face = ['slow-pounce', 'fear-of-fire', 'dull-hearing'][i] ?? card.face;
        }
      });
      t.top(attack, 'slash-4', 'maul-3').answers('play:vivisect:1', 'rest');
      return t.told('damaged')[0]?.details['damage'];
    };
    expect([dealt(2), dealt(3), dealt(6)]).toEqual([1, 2, 3]);
  });

  test('NL-G-24: Field Notes with a specimen at hand, carried or alive (XE-2)', () => {
    expect(holding('xenobiologist', ['field-notes']).offered('play:')).toEqual([]);
    for (const edit of [
      (s: NemesisState) => void put(s, 'larva', 'STO'),
      (s: NemesisState) => void s.rooms.STO.objects.push('egg'),
      (s: NemesisState) => void who(s, 0).hands.push({ what: 'corpse:hacker', ammunition: 0, extra: 0, tape: 0 }),
    ])
      expect(who(holding('xenobiologist', ['field-notes'], edit).answers('play:field-notes').state, 0).knowledge).toBe(
        2,
      );
  });

  test('NL-G-24: Pheromones hush the room, and with Knowledge 5 one stalker retreats (XE-3)', () => {
    const noisy = (s: NemesisState): void => {
      s.corridors['STO-010'].noise = true;
      s.technicalNoise = true;
    };
    const t = holding('xenobiologist', ['pheromones'], noisy).answers('play:pheromones');
    expect([t.state.corridors['STO-010'].noise, t.state.technicalNoise]).toEqual([false, false]);
    const driven = holding('xenobiologist', ['pheromones'], (s) => {
      noisy(s);
      put(s, 'adult', 'STO');
      who(s, 0).knowledge = 5;
    }).top(event, 'brownout');
    driven.answers('play:pheromones:1');
    expect([driven.state.stalkers[0]?.at, driven.state.corridors['STO-010'].noise]).toEqual(['010', false]);
  });

  test('NL-G-24: Expert Repair costs nothing in a green room (XE-4)', () => {
    const t = holding('xenobiologist', ['expert-repair'], (s) => {
      lay(s, '002', 'infirmary');
      who(s, 0).at = '002';
      s.rooms['002'].malfunction = true;
    }).answers('play:expert-repair');
    expect(t.state.rooms['002'].malfunction).toBe(false);
    const black = holding('xenobiologist', ['expert-repair'], (s) => {
      s.rooms.STO.malfunction = true;
    });
    black.expects(0, 'act', undefined, { 'play:expert-repair': 'too-few-cards' });
  });

  test('NL-G-24: Gentle Hands pick an object up, or an egg of the Nest without a roll (XE-5)', () => {
    const t = holding('xenobiologist', ['gentle-hands'], (s) => {
      lay(s, '010', 'nest');
      who(s, 0).at = '010';
    }).answers('play:gentle-hands:nest');
    expect([t.state.lab.eggs, t.told('noise-rolled'), t.told('picked-up').length]).toEqual([4, [], 1]);
    const lying = holding('xenobiologist', ['gentle-hands'], (s) => s.rooms.STO.objects.push('carcass:adult'));
    expect(lying.answers('play:gentle-hands:carcass:adult').state.rooms.STO.objects).toEqual([]);
  });

  test('NL-G-24: the first weakness that is revealed teaches the Xenobiologist one more, whoever found it', () => {
    const t = table(['sentry', 'xenobiologist'], (s) => {
      lay(s, '002', 'laboratory');
      who(s, 0).at = '002';
      s.rooms['002'].objects.push('egg', 'carcass:adult');
      hold(s, 0, 'rest', 'sabotage', 'search', 'search');
    });
    t.answers('room:examine:egg', 'rest', 'sabotage');
    expect(who(t.state, 1).knowledge).toBe(2);
    t.answers('room:examine:carcass:adult', 'search', 'search');
    expect(who(t.state, 1).knowledge).toBe(2);
  });
});

describe('the Hacker', () => {
  test('NL-G-24: Bypass swaps two power tokens or flips the own sector’s (HA-2)', () => {
    const lit = (s: NemesisState): void => {
      s.power['S-01'] = { token: 1, on: true };
      s.power.elevator = { token: 3, on: false };
    };
    const t = holding('hacker', ['bypass', 'rest'], lit).answers('play:bypass:S-01:elevator', 'rest');
    expect([t.state.power['S-01'], t.state.power.elevator]).toEqual([
      { token: 3, on: false },
      { token: 1, on: true },
    ]);
    expect(holding('hacker', ['bypass', 'rest']).answers('play:bypass', 'rest').state.power['S-02'].on).toBe(true);
  });

  test('NL-G-24: Camera Loop sees the next event, or a tile and its token (HA-4)', () => {
    const t = holding('hacker', ['camera-loop']).answers('play:camera-loop').expects(0, 'event-card');
    expect(t.state.event.draw[0]?.seen).toBe(1);
    const tile = holding('hacker', ['camera-loop']).answers('play:camera-loop:003');
    expect([tile.state.rooms['003'].tile.seen, tile.state.rooms['003'].token?.seen]).toEqual([1, 1]);
  });
});

describe('the Janitor', () => {
  test('NL-G-24: Clean Sweep repairs or puts out (JA-1)', () => {
    const dirty = () =>
      holding('janitor', ['clean-sweep'], (s) => Object.assign(s.rooms.STO, { malfunction: true, fire: true }));
    expect(dirty().answers('play:clean-sweep').state.rooms.STO).toMatchObject({ malfunction: false, fire: true });
    expect(dirty().answers('play:clean-sweep:fire').state.rooms.STO).toMatchObject({ malfunction: true, fire: false });
  });

  test('NL-G-24: Back Stairs lead over an explored room without stalkers, unheard (JA-3)', () => {
    const t = holding('janitor', ['back-stairs', 'rest']);
    expect(t.offered('play:back-stairs').sort()).toEqual(['play:back-stairs:007', 'play:back-stairs:009']); // over EL2
    t.answers('play:back-stairs:007', 'rest').tells('explored', { room: '007' });
    expect(t.told('noise-rolled')).toEqual([]);
    const barred = holding('janitor', ['back-stairs', 'rest'], (s) => void put(s, 'larva', 'EL2'));
    expect(barred.offered('play:back-stairs')).toEqual([]);
    const passage = holding('janitor', ['back-stairs', 'rest'], (s) => {
      who(s, 0).at = 'EVA';
    });
    expect(passage.offered('play:back-stairs').sort()).toEqual(
      ['001', '005', '006'].map((to) => `play:back-stairs:${to}`),
    );
  });

  test('NL-G-24: Make Do crafts unpaid, a yellow item standing for any component (JA-5)', () => {
    const t = holding('janitor', ['make-do'], (s) => equip(s, 0, 'medkit', 'fire-blanket'));
    t.answers('play:make-do:neutralizer:fire-blanket:medkit');
    expect(who(t.state, 0).pack.map(({ face }) => face)).toEqual(['neutralizer']);
  });
});

describe('items', () => {
  test('NL-G-21: what looks: Recon Puck at a tile and its token, Blueprints at two tiles', () => {
    const puck = holding('sentry', ['rest'], (s) => equip(s, 0, 'recon-puck')).answers('item:recon-puck:003', 'rest');
    expect([puck.state.rooms['003'].tile.seen, puck.state.rooms['003'].token?.seen]).toEqual([1, 1]);
    const prints = holding('sentry', [], (s) => equip(s, 0, 'blueprints')).answers(
      'item:blueprints:look',
      '003',
      '004',
    );
    expect([prints.state.rooms['004'].tile.seen, prints.state.rooms['004'].token?.seen]).toEqual([1, 0]);
    const first = holding('sentry', [], (s) => equip(s, 0, 'blueprints')).answers('item:blueprints:look', '003');
    first.expects(0, 'look-at-tile', undefined, {});
    expect(first.offered('003')).toEqual([]);
  });

  test('NL-G-21: Cave Plans lead to another explored room with an entrance, with a roll where nobody is', () => {
    const t = holding('sentry', ['rest'], (s) => equip(s, 0, 'cave-plans'));
    expect(t.offered('item:cave-plans').sort()).toEqual(['item:cave-plans:EPS', 'item:cave-plans:RRC']);
    t.dice('noise', NOISE_DIE[1]).answers('item:cave-plans:EPS', 'rest');
    expect([at(t, 0), t.told('noise-rolled').length]).toEqual(['EPS', 1]);
    const met = holding('sentry', ['rest'], (s) => equip(s, 0, 'cave-plans')).answers('item:cave-plans:RRC', 'rest');
    expect(met.told('noise-rolled')).toEqual([]);
  });

  test('NL-G-21: Power Coupler flips the sector’s token, in a shaft perhaps the elevator’s', () => {
    const t = holding('sentry', ['rest'], (s) => {
      equip(s, 0, 'power-coupler');
      who(s, 0).at = 'EL2';
      s.power.elevator.on = false;
    });
    expect(t.offered('item:power-coupler')).toEqual(['item:power-coupler:S-02', 'item:power-coupler:elevator']);
    expect(t.answers('item:power-coupler:elevator', 'rest').state.power.elevator.on).toBe(true);
  });

  test('NL-G-21: Rover Remote moves the Rover, is not used up, and is known to all from then on', () => {
    const t = holding('sentry', ['rest', 'sabotage'], (s) => equip(s, 0, 'rover-remote'));
    t.answers('item:rover-remote', 'rest', 'item:rover-remote', 'sabotage');
    expect([t.told('rover').map(({ details }) => details['here']), who(t.state, 0).pack]).toEqual([
      [false, true],
      [{ face: 'rover-remote', seen: OPEN }],
    ]);
  });

  test('NL-ITEM-01: a backpack has no places, so that a card that is shown tells nothing of the others', () => {
    const seen = (...items: readonly string[]) => {
      const t = holding('sentry', ['rest'], (s) => equip(s, 0, ...items)).answers('item:rover-remote', 'rest');
      return (t.view(1) as NemesisView).people[0]?.pack;
    };
    expect(seen('repair-belt', 'rover-remote', 'medkit')).toEqual([
      { back: 'yellow', face: 'rover-remote' },
      { back: 'yellow', face: null },
      { back: 'green', face: null },
    ]);
    expect(seen('rover-remote', 'medkit', 'repair-belt')).toEqual(seen('repair-belt', 'rover-remote', 'medkit'));
  });

  test('NL-G-21: Overalls wipe slime or dress a wound', () => {
    const t = holding('sentry', ['rest'], (s) => {
      equip(s, 0, 'overalls');
      hurt(s, 0, 'leg');
      who(s, 0).slime = true;
    });
    expect(t.offered('item:overalls')).toEqual(['item:overalls:slime', 'item:overalls:dress:leg']);
  });

  test('NL-G-25: the Wail marks and unmarks corridors of the sector, one after the other', () => {
    const t = holding('lab-rat', ['rest'], (s) => {
      equip(s, 0, 'wail');
      s.corridors['STO-010'].noise = true;
    });
    t.answers('item:wail', 'rest', 'STO-010', '009-011', 'done');
    expect([t.state.corridors['STO-010'].noise, t.state.corridors['009-011'].noise]).toEqual([false, true]);
  });

  test('NL-G-25: the Override Key opens the Gate from the Exit Room, or lays the power tokens out anew', () => {
    const t = holding('hacker', ['rest'], (s) => {
      equip(s, 0, 'override-key');
      lay(s, '001', 'surgery');
      who(s, 0).at = '001';
    });
    expect(t.offered('item:override-key')).toEqual(['item:override-key:gate', 'item:override-key:power']);
    t.answers('item:override-key:gate', 'rest');
    expect([t.state.gateOpen, t.state.unused.items.map(({ face }) => face)]).toEqual([true, ['override-key']]);
  });

  test('NL-G-26: a slow pounce lowers the numbers of tokens, never below 1 (WK-4)', () => {
    /** Somebody who knows it meets this token in the dark, or in the light. */
    const meeting = (token: NemesisState['bag'][number], isLit: boolean) =>
      holding('sentry', ['rest', 'search', 'search'], (s) => {
        who(s, 0).at = 'EL2';
        lay(s, '009', 'archive');
        weakness(s, 0, 'slow-pounce');
        s.power['S-02'].on = isLit;
        s.corridors['009-011'].noise = true;
        calm(s);
        s.supply = s.supply.filter((id) => id !== token);
        s.bag = [token, 'blank'];
      })
        .dice('noise', NOISE_DIE[3])
        .picks('bag', 0)
        .answers('move:009', 'rest')
        .told('surprise')[0]?.details;
    expect(meeting('adult-1', false)).toMatchObject({ number: 2, surprised: false }); // 3 is printed
    expect(meeting('larva-1', true)).toMatchObject({ number: 1, surprised: false });
  });

  test('NL-G-12: a contamination card is gained unread, on top of the own discards', () => {
    const t = holding('survivor', ['all-in-strike'], (s) => {
      put(s, 'adult', 'STO');
      who(s, 0).discard.push(contaminated(s, 'clean'));
    });
    t.top(attack, 'slash-4').answers('play:all-in-strike:1');
    const top = who(t.state, 0).discard.at(-1)?.face ?? '';
    expect(t.state.contamination[Number(top.replace(/\D/g, ''))]?.seen).toBe(0);
  });
});
