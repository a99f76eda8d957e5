import { fastChance, Match, randomAnswer } from '@dreadhouse/engine';
import { CHARACTER_IDS, nemesisLockdown, ROOM_IDS, TILE_IDS } from '@dreadhouse/nemesis-lockdown';
import { describe, expect, test } from 'vitest';
import { figuresOf, numberOf } from '../src/scenes/nemesis-lockdown/board/figures.tsx';
import { guide } from '../src/scenes/nemesis-lockdown/guide/guide.ts';
import { cast, words } from '../src/scenes/nemesis-lockdown/guide/words.ts';
import { namesIn } from '../src/scenes/nemesis-lockdown/names.ts';
import { FIRST_WISHES, tableFor, withCharacter, withSeats } from '../src/scenes/nemesis-lockdown/new-game/wishes.ts';
import { glossary } from '../src/scenes/nemesis-lockdown/story/glossary.ts';
import { placeOf, recap } from '../src/scenes/nemesis-lockdown/story/recap.ts';
import { lessons } from '../src/scenes/nemesis-lockdown/tutorial/index.ts';
import { viewOf } from '../src/scenes/nemesis-lockdown/view.ts';
import { momentOf } from '../src/table/moment.ts';
import { lessonMatch } from '../src/tutorial/lesson-match.ts';

const nameOf = (seat: number): string => `Player ${seat + 1}`;

function begun(options: unknown, seats: number): Match<unknown> {
  const players = Array.from({ length: seats }, (_, seat) => nameOf(seat));
  const started = Match.start(nemesisLockdown, { options, players, luck: { kind: 'fast', seed: `story ${seats}` } });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

function played(match: Match<unknown>, answers: number): Match<unknown> {
  const chance = fastChance('story');
  for (let n = 0; n < answers && !match.over; n++) {
    const { seat, option } = randomAnswer(match.run, chance);
    match.answer(seat, option.id);
  }
  return match;
}

describe('setting a game up', () => {
  test.each([1, 2, 3, 4, 5])('for %i, in either mode and with a draft, is a game that can be played', (count) => {
    for (const mode of ['semi-cooperative', 'cooperative'] as const)
      for (const draft of [false, true]) {
        const { options, seats } = tableFor({ ...withSeats(FIRST_WISHES, count), mode, draft }, nameOf);
        expect(nemesisLockdown.options(options, count)).toMatchObject({ ok: true });
        expect(seats).toHaveLength(count);
      }
  });

  test('whoever is chosen last takes the last seat, and whoever is missing is found', () => {
    expect(withCharacter(FIRST_WISHES, 'janitor').characters).toEqual(['sentry', 'survivor', 'janitor']);
    const without = withCharacter(FIRST_WISHES, 'sentry');
    expect(without.characters).toEqual(['survivor', 'hacker']);
    expect(tableFor(without, nameOf).options).toMatchObject({ characters: ['survivor', 'hacker', 'lab-rat'] });
  });
});

describe('the log', () => {
  test('of a lesson that begins in a late round begins in that round, and that of a draft before all rounds', () => {
    const rounds = lessons.map((lesson) => placeOf(lessonMatch(nemesisLockdown, lesson).view(0))?.turn);
    expect(rounds).toEqual([1, 9, 8]);
    expect(placeOf(begun({ characters: null }, 2).view(0))).toBeNull();
  });
});

describe('what things are called', () => {
  test('characters that were drafted go by their names once they are chosen, before that by their seats', () => {
    const match = begun({ characters: null }, 2);
    const event = { kind: 'passed', details: { seat: 0 } };
    expect(words('en', match.header.options, cast(match.view(0))).event(event)).toContain('Player 1');
    expect(figuresOf(viewOf(momentOf(match, 0)), 0, namesIn('en')), 'nobody is anybody yet').toEqual([]);
    played(match, 30);
    expect(figuresOf(viewOf(momentOf(match, 0)), 0, namesIn('en')).length).toBeGreaterThanOrEqual(2);
    const [one] = viewOf(momentOf(match, 0)).people;
    const name = namesIn('en').name('character', one?.id ?? '');
    expect(words('en', match.header.options, cast(match.view(0))).event(event)).toContain(name);
  });

  test('a room goes by the name of its tile to those who have seen it, and to nobody else', () => {
    const match = played(begun({ characters: ['sentry', 'hacker'] }, 2), 120);
    const view = viewOf(momentOf(match, 0));
    const own = words('en', match.header.options, cast(view));
    for (const id of ROOM_IDS) {
      const tile = view.rooms[id]?.tile ?? null;
      if (tile === null) expect(own.name(id)).toBe(`room ${id}`);
      else expect(own.name(id)).toContain(namesIn('en').name('tile', tile).split(' ')[0]);
    }
  });

  test('two of a kind in one room have numbers, the oldest first; whoever is alone has none', () => {
    const adult = { type: 'adult', at: '010', damage: 0, token: null } as const;
    const stalkers = [
      { ...adult, id: 7 },
      { ...adult, id: 3 },
      { ...adult, id: 9, at: '011' as const },
    ];
    expect([3, 7, 9].map((id) => numberOf({ stalkers }, id))).toEqual([1, 2, null]);
  });
});

describe.each(['en', 'pl'] as const)('the story in %s', (language) => {
  test('"previously on …" tells four to ten sentences, to seats and to watchers', () => {
    for (const answers of [10, 150, 400])
      for (const viewer of [0, 'spectator'] as const) {
        const match = played(begun({ characters: CHARACTER_IDS.slice(0, 3) }, 3), answers);
        const { title, sentences } = recap(momentOf(match, viewer), language);
        expect(title).not.toBe('');
        expect(sentences.length).toBeGreaterThanOrEqual(4);
        expect(sentences.length).toBeLessThanOrEqual(10);
        for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[.!?]$/);
        expect(sentences.join(' ')).not.toMatch(/undefined|null|[{}]/);
      }
  });

  test('the end says which plan there was, who died of what and who has won', () => {
    const match = played(begun({ characters: CHARACTER_IDS.slice(0, 3) }, 3), 10_000);
    expect(match.over).toBe(true);
    const moment = momentOf(match, 0);
    const told = moment.events.slice(0, 2).map((event, i) => ({
      ...event,
      ...(i === 0
        ? { kind: 'plan-revealed', details: { plan: 'loose-ends' } }
        : { kind: 'objective-checked', details: { seat: 1, objective: 'surveyor', met: false } }),
    }));
    const { why } = guide(language, match.header.options).ending({ ...moment, events: [...moment.events, ...told] });
    const names = namesIn(language);
    for (const name of [names.name('plan', 'loose-ends'), names.name('objective', 'surveyor')])
      expect(why).toContain(name);
    for (const { id } of viewOf(moment).people.filter(({ fate }) => fate === 'dead'))
      expect(why).toMatch(new RegExp(`${names.name('character', id)} (dies|does not|ginie|nie przechodzi)`));
    expect(why).toMatch(language === 'en' ? /Nobody has won|Winners/ : /Nikt nie wygrał|Zwycięzcy/);
    expect(why).not.toMatch(/undefined|[{}]| {2}/);
  });

  test('every character, room and card has an entry in the book', () => {
    const entries = glossary(language);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const id of [...CHARACTER_IDS.map((one) => `character.${one}`), ...TILE_IDS.map((one) => `tile.${one}`)])
      expect(entries.find((entry) => entry.id === id)?.text, id).toBeTruthy();
    for (const { id, name } of entries) expect(name, id).not.toBe(id.split('.')[1]);
  });
});
