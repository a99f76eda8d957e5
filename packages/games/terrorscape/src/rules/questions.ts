import type { Option, Rules } from '@dreadhouse/engine';
import type { AreaId, LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';
import { survivorDef } from '../content/survivors.ts';
import { KILLER, type Slot, type Terrorscape } from '../state.ts';
import { encounter } from './encounter.ts';
import { learnWhere, learnWho, note } from './knowledge.ts';
import { living, names, survivor } from './team.ts';

/** TS-ENC-01, TS-ENC-02, TS-ENC-03, TS-KW-12: who is here? Truly and by name. TS-ENC-04: if anybody is, there is an encounter. */
export function* search(g: Terrorscape): Rules<boolean> {
  const { at } = g.state.killer;
  const found = learnWho(g, 'search', at, [at]); // TS-KW-18: Anna too
  g.reveal('all', 'searched', { at, found: names(g, found), rule: 'TS-KW-12' });
  if (found.length === 0) return false;
  yield* encounter(g, found);
  return true;
}

/** TS-KW-14, TS-KW-15, TS-R-12: who is in there? Names for the whole zone, and never Anna (TS-KW-16). */
function detect(g: Terrorscape, zone: LocationId | AreaId, places: readonly LocationId[]): void {
  const asked = living(g.state).filter((slot) => survivorDef(survivor(g, slot).id).undetected !== true);
  const found = learnWho(g, 'detect', zone, places, asked);
  g.reveal('all', 'detected', { zone, found: names(g, found), rule: 'TS-KW-15' });
}

interface ZoneOption extends Option {
  readonly zones: readonly string[];
}

const AREAS = Object.entries(mansion.areas).map(
  ([area, at]): ZoneOption => ({ id: `area:${area}`, at, rule: 'TS-KW-14', details: { area }, zones: [area] }),
);

const PAIRS = [...mansion.doors, ...mansion.open].map((link): ZoneOption => {
  const pair = link.split('-');
  return { id: `pair:${link}`, at: pair, rule: 'TS-KW-14', details: { pair }, zones: pair };
});

/** TS-KW-17: the Killer need not be there. */
export function* detectZone(g: Terrorscape, zone: 'area' | 'pair' | 'ransack'): Rules {
  if (zone === 'ransack') {
    for (const place of mansion.ransack) detect(g, place, [place]);
    return;
  }
  const pick = yield* g.ask(KILLER, 'detect', 'TS-KW-14', () => (zone === 'area' ? AREAS : PAIRS));
  for (const one of pick.zones) detect(g, one, mansion.areas[one] ?? [one]);
}

/** Those in one of these places, and by that everybody knows that they are. TS-KW-09: a range is such a zone. */
export function within(g: Terrorscape, places: readonly LocationId[]): Slot[] {
  const found = learnWho(g, 'scare', [...places], places);
  g.reveal('all', 'frightened', { zone: [...places], found: names(g, found), rule: 'TS-R-21' });
  return found;
}

/** TS-R-21: everybody with the Killer is named. */
export function caught(g: Terrorscape): Slot[] {
  const { at } = g.state.killer;
  const found = learnWho(g, 'caught', at, [at]);
  g.reveal('all', 'caught', { at, found: names(g, found), rule: 'TS-R-21' });
  return found;
}

/** TS-R-09: whoever has fear says where. No DETECT: Anna as well. */
export function smellFear(g: Terrorscape): void {
  for (const slot of living(g.state)) {
    const one = survivor(g, slot);
    if (one.fear === 0) continue;
    learnWhere(one, one.at);
    note(g, { kind: 'smell', zone: one.at, found: [one.id] });
    g.reveal('all', 'fear-smelt', { survivor: one.id, at: one.at, rule: 'TS-R-09' });
  }
}
