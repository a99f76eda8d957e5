import { type ArmyOptions, armyOfTheDead, MISSION_IDS, numbers } from '@dreadhouse/army-of-the-dead';
import { fastChance, Match } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { guide } from '../src/scenes/army-of-the-dead/guide/guide.ts';
import { words } from '../src/scenes/army-of-the-dead/guide/words.ts';
import {
  FIRST_WISHES,
  missing,
  tableFor,
  withMission,
  withSeats,
  withSurvivor,
} from '../src/scenes/army-of-the-dead/new-game/wishes.ts';
import { orderForecast, ordersToCome, zombieForecast } from '../src/scenes/army-of-the-dead/panels/forecast.ts';
import { glossary } from '../src/scenes/army-of-the-dead/story/glossary.ts';
import { recap } from '../src/scenes/army-of-the-dead/story/recap.ts';
import type { View } from '../src/scenes/army-of-the-dead/view.ts';
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

function start(game: number): Match<unknown> {
  const started = Match.start(armyOfTheDead, {
    options: armyOfTheDead.sampleOptions?.(game, 1),
    players: ['one'],
    luck: { kind: 'fast', seed: `scene ${game}` },
  });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

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
