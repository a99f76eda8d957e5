import { fastChance, load, Match, reveal, save, saveText, secureLuck, verify } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { describe, expect, test } from 'vitest';
import { loadErrorText } from '../src/store/load-errors.ts';
import { packed } from '../src/store/pack.ts';
import { fileFromLink, LONGEST_LINK, linkData } from '../src/store/replay-link.ts';

function played(answers = Number.POSITIVE_INFINITY) {
  const luck = secureLuck('ab'.repeat(32), ['cd'.repeat(16)]);
  const started = Match.start(finalGirl, { options: {}, players: ['Łucja'], luck });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const chance = fastChance('link');
  for (let i = 0; i < answers && !match.over; i++) match.answer(0, chance.pick('answer', match.legal(0)).id);
  return match;
}

describe('a replay as a link', () => {
  test('brings the whole game back, to the byte', async () => {
    const match = played();
    const file = saveText(reveal(match));
    const data = await linkData(file);
    const back = await fileFromLink(data);
    if (!back.ok) throw new Error(back.why);
    const loaded = load(finalGirl, back.file, { whole: true });
    if (!loaded.ok) throw new Error(loaded.where);
    expect(loaded.match.eventsFor(0)).toEqual(match.eventsFor(0));
    expect(saveText(reveal(loaded.match))).toBe(file);
    expect(verify(finalGirl, saveText(reveal(loaded.match)))).toMatchObject({ ok: true, committed: true });
    expect(data).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(data.length).toBeLessThan(LONGEST_LINK / 4);
  });

  test('works for a game that is not over', async () => {
    const match = played(40);
    const back = await fileFromLink(await linkData(saveText(save(match))));
    const loaded = back.ok ? load(finalGirl, back.file, { whole: true }) : back;
    if (!loaded.ok) throw new Error(loaded.where);
    expect(loaded.match.position).toBe(40);
    expect(loaded.match.view(0)).toEqual(match.view(0));
    expect(loaded.match.canUndo(0)).toBe(match.canUndo(0));
  });

  test('is refused when it was cut or changed', async () => {
    const data = await linkData(saveText(save(played(30))));
    for (const broken of [data.slice(0, -20), `${data.slice(0, 50)}A${data.slice(51)}`, 'x', '', 'ä', '====']) {
      const back = await fileFromLink(broken);
      expect(back.ok, broken.slice(0, 60)).toBe(false);
      if (!back.ok) expect(loadErrorText(back.why, 'en')).not.toBe('');
    }
  });

  test('is refused when it carries something else', async () => {
    expect(await fileFromLink(await packed('{"hello": 1}'))).toMatchObject({ ok: false, why: 'foreign' });
    expect(await fileFromLink(await packed('hello'))).toMatchObject({ ok: false, why: 'damaged' });
    expect(await fileFromLink(await packed('[1, 2]'))).toMatchObject({ ok: false, why: 'damaged' });
  });

  test('does not swell without end', async () => {
    expect(await fileFromLink(await packed(' '.repeat(9_000_000)))).toMatchObject({ ok: false, why: 'damaged' });
  });
});
