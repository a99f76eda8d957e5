import { readFileSync } from 'node:fs';
import {
  type ArmyEvents,
  type ArmyOptions,
  armyOfTheDead,
  DEFAULTS,
  MISSION_IDS,
  numbers,
  teller,
} from '@dreadhouse/army-of-the-dead';
import { fastChance, load, Match, randomAnswer, reveal, save, saveText, verify } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { events } from '../src/scenes/army-of-the-dead/events.ts';
import { glance } from '../src/scenes/army-of-the-dead/glance.tsx';
import { guide } from '../src/scenes/army-of-the-dead/guide/guide.ts';
import { words } from '../src/scenes/army-of-the-dead/guide/words.ts';
import { namesIn } from '../src/scenes/army-of-the-dead/names.ts';
import { ownMission } from '../src/scenes/army-of-the-dead/new-game/own-mission.ts';
import {
  FIRST_WISHES,
  missing,
  tableFor,
  withMission,
  withSeats,
  withSurvivor,
} from '../src/scenes/army-of-the-dead/new-game/wishes.ts';
import { wayTo } from '../src/scenes/army-of-the-dead/on-board/walk.ts';
import { orderForecast, ordersToCome, zombieForecast } from '../src/scenes/army-of-the-dead/panels/forecast.ts';
import { glossary } from '../src/scenes/army-of-the-dead/story/glossary.ts';
import { recap } from '../src/scenes/army-of-the-dead/story/recap.ts';
import { attackIn } from '../src/scenes/army-of-the-dead/trays/shown-attack.ts';
import { type ArmyEvent, type View, viewOf } from '../src/scenes/army-of-the-dead/view.ts';
import { momentOf } from '../src/table/moment.ts';

const nameOf = (seat: number): string => `Player ${seat + 1}`;

describe('setting a game up', () => {
  test('the first wishes are a game that can be played by one', () => {
    const { options, seats } = tableFor(FIRST_WISHES, nameOf);
    expect(armyOfTheDead.options(options, 1)).toMatchObject({ ok: true, value: { mission: 'M1' } });
    expect(seats).toEqual([{ name: 'Player 1', kind: 'person' }]);
  });

  test.each(MISSION_IDS)('%s finds everybody whom it needs, with any number of people', (id) => {
    for (let seats = 1; seats <= 6; seats++) {
      const wishes = withSeats(withMission(FIRST_WISHES, id), seats);
      expect(missing(wishes)).toBeNull();
      const { options } = tableFor(wishes, nameOf);
      expect(armyOfTheDead.options(options, seats)).toMatchObject({ ok: true });
      expect((options as ArmyOptions).owners).toBeNull(); // dealt round the table
    }
  });

  test('whoever is missing is found, and nobody comes twice', () => {
    const alone = FIRST_WISHES.team.slice(0, 5).reduce(withSurvivor, withMission(FIRST_WISHES, 'M10'));
    expect(alone.team.length).toBeLessThan(numbers.TEAM);
    const { options } = tableFor(alone, nameOf);
    expect(new Set((options as ArmyOptions).survivors).size).toBe(numbers.TEAM);
    expect(armyOfTheDead.options(options, 1).ok).toBe(true);
  });
});

describe('a mission of one’s own', () => {
  const file = (name: string): string =>
    readFileSync(new URL(`../../../tools/test/fixtures/missions/${name}.mission`, import.meta.url), 'utf8');

  test('a file that can be played is taken, whatever ends its lines', () => {
    const source = file('two-blocks');
    expect(ownMission(source)).toEqual({ ok: true, source, remarks: [] });
    expect(ownMission(`\uFEFF${source.replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true, source });
  });

  test('one that cannot be read is refused by line and column, one that cannot be won by its reason', () => {
    expect(ownMission(file('misspelt'))).toMatchObject({
      ok: false,
      troubles: [{ place: { line: 20, column: 7 } }, { place: { line: 23, column: 11 } }],
    });
    const impossible = ownMission(file('impossible'));
    const reason = { place: null, message: expect.stringContaining('needs a mechanic') };
    expect(impossible).toMatchObject({ ok: false, troubles: expect.arrayContaining([reason]) });
    for (const name of ['misspelt', 'impossible'])
      expect(armyOfTheDead.options({ ...DEFAULTS, mission: file(name) }, 1).ok).toBe(false);
  });

  test('a game with it is kept with its whole sheet, goes on elsewhere, and can be verified', () => {
    const { options } = tableFor(withMission(FIRST_WISHES, file('two-blocks')), nameOf);
    const luck = { kind: 'fast', seed: 'own mission' } as const;
    const started = Match.start(armyOfTheDead, { options, players: ['one'], luck });
    if (!started.ok) throw new Error(started.why);
    const match = started.value;
    const player = fastChance('own mission player');
    for (let n = 0; n < 40 && !match.over; n++) {
      const { seat, option } = randomAnswer(match.run, player);
      match.answer(seat, option.id);
    }
    const loaded = load(armyOfTheDead, saveText(save(match)), { whole: true });
    if (!loaded.ok) throw new Error(loaded.why);
    expect(loaded.match.state).toEqual(match.state);
    expect(match.state.mission).toBe(file('two-blocks'));
    expect(glance({ options, look: match.view(0) }, 'pl').title).toBe('Dwie przecznice');
    const [told] = match.events.filter(({ kind }) => kind === 'game-began');
    expect(teller('pl').event(told as NonNullable<typeof told>)).toBe('Zaczyna się Misja „Dwie przecznice”.');
    const { match: other } = loaded;
    while (!other.over) {
      const { seat, option } = randomAnswer(other.run, player);
      other.answer(seat, option.id);
    }
    expect(verify(armyOfTheDead, saveText(reveal(other)))).toMatchObject({ ok: true });
  });
});

function start(game: number): Match<unknown> {
  const started = Match.start(armyOfTheDead, {
    options: armyOfTheDead.sampleOptions?.(game, 1),
    players: ['one'],
    luck: { kind: 'fast', seed: `scene ${game}` },
  });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

/** The turn of Scott (or of a Shadow) in A4, with a step on in A3. */
function notes(view: Partial<View>, id: 'scott' | 'kate' = 'scott') {
  const start = { mission: 'M1', survivors: ['scott', 'kate', 'geeta', 'dieter', 'cruz', 'guzman'], firstPlayer: 0 };
  const made = Match.start(armyOfTheDead, {
    options: { ...DEFAULTS, ...start, sets: ['a', 'a', 'a', 'a', 'a', 'a'] },
    players: ['one'],
    luck: { kind: 'fast', seed: 'notes' },
  });
  if (!made.ok) throw new Error(made.why);
  const moment = momentOf(made.value as Match<unknown>, 0);
  const whole = moment.view as View;
  const slot = whole.survivors.findIndex((one) => one.id === id);
  const survivors = whole.survivors.map((one) => (one.id === id ? { ...one, at: 'A4' } : one));
  const turn = { slot, lent: null, searches: 0, used: [], actions: 3, interrupted: false };
  const shown: View = { ...whole, survivors, turn, groups: [], abominations: [], sleepers: [], ...view };
  const said = guide('en', { mission: 'M1' });
  return {
    view: shown,
    of: (kind: string, option: string, details: Record<string, string> = {}) =>
      said.consequence(kind, { id: option, details }, { ...moment, view: shown }),
  };
}

describe('what an option is said to do is what it does', () => {
  test('AD-SLEEP-10, AD-SLEEP-11: who leaves Sleepers may wake them; a Shadow never rolls', () => {
    expect(notes({ sleepers: ['A4'] }).of('turn', 'move:A3', { to: 'A3' })).toMatch(/On a 1/);
    expect(notes({ sleepers: ['A4'] }, 'kate').of('turn', 'move:A3', { to: 'A3' })).toBeNull();
  });

  test('AD-ROUND-02: whoever could act next is told apart by place, company and what is in hand', () => {
    const group = { at: 'A4', shamblers: 2, alphas: 1, drowsy: 0 };
    const { of } = notes({ groups: [group] });
    expect(of('whose-turn', 'turn:scott', { survivor: 'scott' })).toMatch(/^In A4 with 3 Zombies\. In hand: \w/);
    expect(of('whose-turn', 'turn:kate', { survivor: 'kate' })).toMatch(/^In A6\. In hand: \w/);
    const { view, of: said } = notes({});
    const bare = view.survivors.map((one) => ({ ...one, hand: [] }));
    expect(notes({ survivors: bare }).of('whose-turn', 'turn:kate', { survivor: 'kate' })).toMatch(
      /Nothing in hand\.$/,
    );
    expect(said('whose-turn', 'later')).toMatch(/Others act first/);
  });

  test('AD-ACT-SEARCH-01: to leave a found card is not to throw cards away', () => {
    expect(notes({}).of('turn', 'discard')).toMatch(/Any card/);
    expect(notes({}).of('found', 'discard')).toMatch(/discards/);
    expect(notes({ sleepers: ['A4'] }).of('share', 'take:scott')).toBeNull();
    expect(notes({ sleepers: ['A4'] }).of('trade', 'take:clip')).toBeNull();
  });

  test('AD-SKILL-11: Zombies stop everybody but the Slippery', () => {
    const groups = [{ at: 'A3', shamblers: 2, alphas: 0, drowsy: 0 }];
    expect(notes({ groups }).of('turn', 'move:A3', { to: 'A3' })).toMatch(/Move ends/);
    const { view } = notes({});
    const survivors = view.survivors.map((one) => ({ ...one, skills: ['slippery' as const] }));
    expect(notes({ groups, survivors }).of('turn', 'move:A3', { to: 'A3' })).toMatch(/do not stop/);
  });

  test('AD-EXPL-02, AD-BOLAS-01, AD-FF-02: who stands in the way of a blast, of bolas, of bullets', () => {
    const { view } = notes({});
    const survivors = view.survivors.map((one) => (one.id === 'kate' ? { ...one, at: 'B4' } : one));
    const of = (item: string) => notes({ survivors }).of('turn', `attack:${item}:B4`, { item, to: 'B4' });
    expect(
      [of('grenade'), of('bolas'), of('smg')].map((one) => /blast|hurt nobody|Every miss/.exec(one ?? '')?.[0]),
    ).toEqual(['blast', 'hurt nobody', 'Every miss']);
  });

  test('AD-R-53: what is left to the game says whose choices, which, and for how long', () => {
    expect(notes({}).of('share', 'auto', { what: 'attacks' })).toMatch(
      /Until this phase is over .* attacks .* only for you/,
    );
    expect(notes({}).of('route', 'auto', { what: 'horde' })).toMatch(
      /Until this phase is over .* ties .* only for you/,
    );
  });
});

describe('a walk to a far Zone', () => {
  test('leads there step by step, as far as the Actions go', () => {
    const { view } = notes({});
    expect(wayTo(view, 'A2')).toEqual(['A3', 'A2']);
    expect(wayTo(view, 'A1')).toEqual(['A3', 'A2', 'A1']);
    expect(wayTo(view, 'A3')).toBeNull(); // next door: a step
    expect(wayTo(view, 'F6')).toBeNull(); // too far
  });

  test('past no Zombies and no Sleepers, though up to them', () => {
    const groups = [{ at: 'A2', shamblers: 1, alphas: 0, drowsy: 0 }];
    expect(wayTo(notes({ groups }).view, 'A2')).toEqual(['A3', 'A2']);
    expect(wayTo(notes({ groups }).view, 'A1')).toBeNull();
    expect(wayTo(notes({ sleepers: ['A3'] }).view, 'A2')).toBeNull();
    expect(wayTo(notes({ sleepers: ['A4'] }).view, 'A2')).toBeNull();
  });
});

/** Words that nobody wrote: a key, a hole, something that is not there. */
const UNWRITTEN = /[{}]|undefined|NaN|^(ask|option|event|why|note|group|name)[.-]/i;

describe.each(['en', 'pl'] as const)('what the page says in %s', (language) => {
  test('about every question, answer and event of games of chance', () => {
    const own = words(language);
    for (let game = 0; game < 10; game++) {
      const match = start(game);
      const said = guide(language, match.header.options);
      const chance = fastChance(`scene player ${game}`);
      for (let answers = 0; !match.over && answers < 160; answers++) {
        const moment = momentOf(match, 0);
        const { decision } = moment;
        if (decision === null) break;
        const sentences = [said.phase(moment), own.ask(decision)];
        for (const option of decision.options) {
          sentences.push(own.option(decision.kind, option), said.group(decision.kind, option));
          sentences.push(said.consequence(decision.kind, option, moment) ?? 'ok');
          if (option.blocked !== undefined) sentences.push(own.why(option.blocked));
        }
        for (const one of sentences) expect(one, `${decision.kind}: ${one}`).not.toMatch(UNWRITTEN);
        match.answer(0, chance.pick('option', match.legal(0)).id);
      }
      for (const event of match.eventsFor(0)) expect(own.event(event), event.kind).not.toMatch(UNWRITTEN);
      const moment = momentOf(match, 0);
      for (const one of recap(moment, language).sentences) expect(one).not.toMatch(UNWRITTEN);
      if (match.over) expect(said.ending(moment).why).not.toMatch(UNWRITTEN);
    }
  });

  test('about who has fallen, where that has lost the mission', () => {
    const moment = momentOf(start(0), 0);
    const view = viewOf(moment);
    const owner = view.survivors[0]?.id ?? 'kate';
    const survivors = view.survivors.map((one) => (one.id === owner ? { ...one, health: 0 } : one));
    const goals = [{ owner, colour: 'yellow', progress: 0, done: false }];
    const over = { ...view, survivors, goals, result: { side: 'zombies', how: 'goal-owner' } };
    const { why } = guide(language, { mission: 'M1' }).ending({ ...moment, view: over });
    expect(why).toContain(namesIn(language).name('survivor', owner));
  });

  test('about a mission that is won: not that all are out where somebody fell', () => {
    const moment = momentOf(start(0), 0);
    const view = viewOf(moment);
    const result = { side: 'survivors', how: 'mission' };
    const ending = (survivors: typeof view.survivors) =>
      guide(language, { mission: 'M1' }).ending({ ...moment, view: { ...view, survivors, result } }).title;
    const [first, ...others] = view.survivors;
    if (first === undefined) throw new Error('Nobody is there.');
    expect(ending([{ ...first, health: 0 }, ...others])).not.toBe(ending(view.survivors));
  });

  test('about whatever an attack may come to', () => {
    const said = guide(language, { mission: 'M1' });
    for (const key of [
      'kills:0',
      'kills:1',
      'kills:3',
      'kill:0',
      'kill:1',
      'traps:2',
      'hurt',
      'dry',
      'wakes',
      'quiet',
    ]) {
      expect(said.outcome(key), key).not.toMatch(UNWRITTEN);
      expect(said.outcome(key)).not.toBe(key);
    }
  });

  test('about every card, person and skill', () => {
    const entries = glossary(language);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, name, text } of entries) {
      expect(name, id).not.toBe('');
      expect(text, id).not.toBe('');
      expect(`${name} ${text}`, id).not.toMatch(UNWRITTEN);
    }
  });
});

test('the forecast knows every card that is left, and nothing of their order', () => {
  const match = start(0);
  const chance = fastChance('forecast');
  for (let answers = 0; !match.over && answers < 200; answers++) {
    match.answer(0, chance.pick('option', match.legal(0)).id);
    const view = match.view(0) as View;
    if (view.decks.zombies === 0 || view.decks.orders === 0) continue;
    const { cards, empty, prospects } = zombieForecast(view, view.danger);
    expect(cards).toBe(view.decks.zombies);
    expect(empty + prospects.reduce((sum, one) => sum + one.cards, 0)).toBe(cards);
    expect(orderForecast(view, view.danger).cards).toBe(view.decks.orders);
    expect(ordersToCome(view).reduce((sum, one) => sum + one.cards, 0)).toBe(view.decks.orders);
  }
});

describe('what the page makes of events', () => {
  test('they point at where it happens, then at whom and what it concerns', () => {
    const dealt = { survivor: 'kate', partner: 'scott', give: ['smg', 'bag'], take: ['geeta'] };
    expect(events.at({ kind: 'traded', details: dealt })).toEqual(['survivor:kate', 'survivor:scott', 'item:smg']);
    const ride = { survivor: 'kate', item: 'truck', at: 'C3' };
    expect(events.at({ kind: 'attack', details: ride })).toEqual(['C3', 'survivor:kate']);
    const march = { type: 'shambler', count: 2, from: 'A1', to: 'A2', target: 'A2' };
    expect(events.at({ kind: 'zombies-move', details: march })).toEqual(['A2', 'A1']);
    expect(events.at({ kind: 'led', details: { survivor: 'kate', to: 'scott' } })).toEqual([
      'survivor:kate',
      'survivor:scott',
    ]);
    expect(events.at({ kind: 'killed', details: { at: 'A1', type: 'alpha', count: 1 } })).toEqual(['A1']);
  });

  // Kind and details belong together, which TypeScript does not see of a kind that is still open.
  const told = <K extends keyof ArmyEvents>(kind: K, details: ArmyEvents[K]): ArmyEvent =>
    ({ position: 1, phase: 'turn', kind, details }) as ArmyEvent;
  const attack = told('attack', { survivor: 'kate', item: 'smg', at: 'B4' });
  const rolled = told('rolled', { survivor: 'kate', dice: [6, 2], ammo: [1] });
  const more = told('more-dice', { survivor: 'kate', dice: [5] });
  const wounded = told('wounded', { survivor: 'scott', wounds: 1, health: 2, cause: 'zombies' });
  const bitten = told('zombies-attack', { at: 'B4', type: 'alpha', count: 1, wounds: 1 });

  test('the dice of an attack lie there until something else begins', () => {
    const shown = { survivor: 'kate', item: 'smg', at: 'B4', focus: null, ammo: [1] };
    expect(attackIn([attack, rolled])).toEqual({ ...shown, dice: [6, 2] });
    expect(attackIn([attack, rolled, more, wounded])).toEqual({ ...shown, dice: [6, 2, 5] });
    expect(attackIn([attack, rolled, more, rolled])).toEqual({ ...shown, dice: [6, 2] }); // rolled again
    expect(attackIn([attack, rolled, bitten, wounded])).toBeNull();
    expect(attackIn([wounded])).toBeNull();
  });
});
