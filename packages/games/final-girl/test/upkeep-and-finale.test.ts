import { describe, expect, test } from 'vitest';
import { texts } from '../src/index.ts';
import { count, FILMS, look, type Table, table } from './kit.ts';

const FINALES = FILMS.flatMap(({ killer }) => killer.finales.map(({ id }) => ({ killer: killer.id, id })));

/** Ends a turn in which she does nothing. */
const pass = (t: Table): Table => t.answers('end', 'done');

describe('the Upkeep phase', () => {
  test('FG-UPK-01, FG-FIN-01: with an empty terror deck the finale is revealed, with a card left it is not', () => {
    const upkeep = (...cards: string[]) => table('upkeep', { hiddenFinale: 'hans_f2', terror: [...cards] });
    const empty = upkeep();
    empty.tells('finale-revealed', { card: 'hans_f2', rule: 'FG-FIN-01' });
    expect(look(empty).finale).toEqual({ id: 'hans_f2', revealed: true });
    const left = upkeep('ct07');
    expect([left.told('finale-revealed'), look(left).finale]).toEqual([[], { id: null, revealed: false }]);
  });

  test('FG-UPK-02, FG-R-44: upkeep effects come after the finale check and before the items', () => {
    const t = table('upkeep', {
      hiddenFinale: 'hans_f2',
      terror: [],
      inPlay: ['ce09'], // the victim nearest to the killer takes a step toward him
      victims: { marsh: 1 },
      hands: ['knife'],
      backpack: ['axe'],
    });
    t.expects(0, 'arrange');
    expect(t.order('finale-revealed', 'victim-moved')).toEqual(['finale-revealed', 'victim-moved']);
    t.tells('victim-moved', { from: 'marsh', to: 'east_trail', cause: 'ce09' });
    expect([count(t, 'marsh'), count(t, 'east_trail')]).toEqual([0, 1]);
  });

  test('FG-UPK-03: then items change places between hands and backpack', () => {
    const t = table('upkeep', { terror: ['ct07'], hands: ['knife', 'pepper_spray'], backpack: ['axe', 'pills'] });
    t.expects(0, 'arrange', ['hold:', 'hold:axe', 'hold:knife', 'hold:pepper_spray', 'hold:knife+pepper_spray']);
    expect(t.decision.rule).toBe('FG-UPK-03');
    t.answers('hold:axe').tells('items-arranged', { held: ['axe'], rule: 'FG-UPK-03' });
    const ids = (items: readonly { id: string }[]) => items.map((one) => one.id).sort();
    expect([ids(t.state.items.hands), ids(t.state.items.backpack)]).toEqual([
      ['axe'],
      ['knife', 'pepper_spray', 'pills'],
    ]);
  });

  test('FG-UPK-04: at no other time, save when an item is gained', () => {
    const t = table('action', {
      heroine: 'dock',
      piles: { dock: ['metal_bat'] },
      hands: ['knife'],
      backpack: ['axe'],
      hand: ['search'],
      terror: ['ht09', 'ct07'],
    }).dice('horror', 5, 1);
    t.expects(0, 'action', ['play:search', 'discard:search', 'end']);
    t.answers('play:search').expects(0, 'arrange');
    expect(t.decision.rule).toBe('FG-ITEM-05');
    t.answers('hold:knife').expects(0, 'action', ['end']).answers('end');
    expect(t.legal.filter((id) => id.startsWith('hold:'))).toEqual([]);
    t.expects(0, 'buy').answers('done').expects(0, 'arrange'); // the next question is that of the Upkeep
    expect([t.phase, t.decision.rule]).toEqual(['upkeep', 'FG-UPK-03']);
  });

  test('FG-UPK-05: then the turn ends and the next one begins', () => {
    const t = table('upkeep', { turn: 4, tally: { killedThisTurn: 2 }, terror: ['ct07'] });
    t.expects(0, 'action').tells('phase', { phase: 'action', turn: 5 });
    expect([t.state.turn, t.state.phase, t.state.tally.killedThisTurn]).toEqual([5, 'action', 0]);
  });
});

describe('the finale', () => {
  test('FG-FIN-01: not when the deck runs out, but in the next Upkeep', () => {
    const t = table('killer', { hiddenFinale: 'hans_f3', terror: ['ht09'] });
    t.tells('terror-drawn', { card: 'ht09', left: 0 });
    const told = t.match.events.map(({ kind, details }) => (kind === 'phase' ? `phase ${details['phase']}` : kind));
    const wanted = ['terror-drawn', 'phase panic', 'phase upkeep', 'finale-revealed', 'phase action'];
    expect(told.filter((one) => wanted.includes(one))).toEqual(wanted);
  });

  test('FG-FIN-01, FG-R-43: a deck that is empty before Upkeep leaves the finale hidden for the Killer phase', () => {
    const t = table('killer', { hiddenFinale: 'hans_f3', terror: [], victims: { east_trail: 1 } });
    t.tells('killer-action', { finale: null }).tells('terror-deck-empty', { rule: 'FG-R-43' });
    expect([t.told('enemy-moved'), t.told('finale-revealed').length]).toEqual([[], 1]);
  });

  test('FG-FIN-02: what it does at once it does at once', () => {
    const t = table('upkeep', {
      hiddenFinale: 'hans_f1', // reveals a second, random dark power
      hiddenPower: 'hans_d1',
      terror: [],
    }).picks('dark-power', 1);
    t.usesAllLuck();
    expect(t.order('finale-revealed', 'dark-power-revealed', 'phase').slice(-4)).toEqual([
      'finale-revealed',
      'dark-power-revealed',
      'dark-power-revealed',
      'phase',
    ]);
    expect(look(t).darkPowers.map((card) => card.id)).toEqual(['hans_d1', 'hans_d3']);
  });

  test('FG-FIN-02: it stays in its slot, and what is permanent stays on', () => {
    const options = { killer: 'poltergeist', location: 'creech' };
    const t = table(
      'upkeep',
      {
        hiddenFinale: 'pg_f1', // cards of cost 0 cost 1
        terror: [],
      },
      options,
    );
    const cost = () => look(t).market.find((card) => card.card === 'walk')?.cost;
    expect([cost(), look(t).finale]).toEqual([1, { id: 'pg_f1', revealed: true }]);
    t.answers('end');
    t.expects(0, 'buy').answers('buy:walk');
    expect(t.state.time).toBe(5);
    const hidden = table('upkeep', { hiddenFinale: 'pg_f1' }, options);
    expect(look(hidden).market.find((card) => card.card === 'walk')?.cost).toBe(0);
  });

  test('FG-FIN-03: a dark power that is still hidden is revealed with it', () => {
    const revealing = (already: boolean) =>
      table('upkeep', { hiddenFinale: 'hans_f2', darkPower: ['hans_d3', already], terror: [] });
    const t = revealing(false);
    t.tells('dark-power-revealed', { card: 'hans_d3' });
    expect(look(t).darkPowers).toEqual([{ id: 'hans_d3', revealed: true }]);
    expect(revealing(true).told('dark-power-revealed')).toEqual([]);
  });

  test('FG-FIN-04, FG-FIN-05, FG-R-45: from the next Killer phase on its action, turn after turn, and no terror card', () => {
    const t = table('killer', {
      hiddenFinale: 'hans_f3', // N:A before, N:MMAA after
      darkPower: 'hans_d3',
      terror: ['ht09'],
      heroine: 'sw_exit',
      killer: 'cliff',
      victims: { lovers_spot: 1, dock: 1 },
    });
    const acted = () => t.told('killer-action').map(({ details }) => details['finale']);
    expect([acted(), t.state.killer.space, t.state.dead.length]).toEqual([[null], 'cliff', 0]);
    pass(t);
    expect([t.state.killer.space, t.state.dead.length]).toEqual(['lovers_spot', 1]);
    pass(t);
    pass(t);
    expect(acted()).toEqual([null, 'hans_f3', 'hans_f3', 'hans_f3']);
    expect([t.state.killer.space, t.state.dead.length]).toEqual(['dock', 2]);
    expect(t.told('terror-drawn')).toHaveLength(1);
    expect(t.told('terror-deck-empty')).toEqual([]);
  });

  test.each(FINALES)('FG-FIN-06: $id has a title, a text, and an action on either side', ({ killer, id }) => {
    for (const language of ['en', 'pl'] as const) {
      expect(texts[language][`name.finale.${id}`]).toMatch(/\S/);
      expect(texts[language][`text.finale.${id}`]).toMatch(/\S/);
    }
    const side = (revealed: boolean) => table('killer', { finale: [id, revealed] }, { killer });
    side(false).tells('killer-action', { finale: null });
    side(true).tells('killer-action', { finale: id });
    const t = table('upkeep', { hiddenFinale: id, terror: [] }, { killer });
    t.tells('finale-revealed', { card: id });
  });
});

describe('the end of the game', () => {
  const duel = (heroine: number, killer: number, ...faces: number[]) =>
    table('killer', {
      killer: { space: 'campfire', bloodlust: 5 }, // 3 damage
      health: { heroine: [heroine, 0], killer: [killer, 0] },
      hiddenPower: 'hans_d3',
      hand: ['retaliation'],
      terror: ['ht09', 'ct07'],
    }).dice('horror', ...faces);

  test('FG-END-01: the killer killed is a win', () => {
    const t = duel(4, 0, 5, 1, 1).answers('play:retaliation');
    t.tells('won', { why: 'killer-dead' });
    expect([t.match.over, t.match.outcome]).toEqual([true, { side: 'heroine', winners: [0] }]);
  });

  test('FG-END-01: the heroine dead is a loss', () => {
    const t = duel(2, 5, 5, 1).answers('take-it');
    t.tells('lost', { why: 'heroine-dead' });
    expect([t.match.over, t.match.outcome]).toEqual([true, { side: 'killer', winners: [] }]);
  });

  test('FG-END-01, FG-R-36: both of one exchange is a win', () => {
    const t = duel(0, 0, 5, 1, 1, 1).answers('play:retaliation'); // one point of three is left
    expect([t.match.over, t.match.outcome?.side]).toEqual([true, 'heroine']);
    const missed = duel(0, 0, 1, 1, 1, 1).answers('play:retaliation');
    expect([missed.match.over, missed.match.outcome?.side]).toEqual([true, 'killer']);
  });
});
