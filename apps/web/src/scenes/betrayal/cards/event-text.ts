import { registry, TRAITS, texts } from '@dreadhouse/betrayal';
import type { Language } from '../../../settings/settings.ts';

/** One line of an Event: which results it is for, and what it does. */
export interface EventLine {
  readonly least: number;
  /** "4+", "2–3", "0". */
  readonly results: string;
  readonly text: string;
}

/** What is printed on an Event below its story. */
export interface EventText {
  /** What it says before any roll; empty where it only has a roll. */
  readonly rule: string;
  /** The traits of which one is rolled; empty where plain dice are rolled, or none. */
  readonly traits: readonly (typeof TRAITS)[number][];
  /** So many dice, where no trait is rolled. */
  readonly dice: number;
  /** BH-EVT-02: from the best result down. */
  readonly lines: readonly EventLine[];
}

export function eventText(language: Language, id: string): EventText {
  const all = texts[language];
  const { roll = [], dice = 0, rows = {} } = registry().events.get(id) ?? {};
  const leasts = Object.keys(rows)
    .map(Number)
    .sort((one, other) => other - one);
  return {
    rule: all[`rule.event.${id}`] ?? '',
    traits: TRAITS.filter((trait) => [roll].flat().includes(trait)),
    dice,
    lines: leasts.map((least, place) => ({
      least,
      results: resultsOf(least, leasts[place - 1]),
      text: all[`line.event.${id}.${least}`] ?? '',
    })),
  };
}

/** Up to the line above it; the topmost goes as high as dice do. */
function resultsOf(least: number, above: number | undefined): string {
  if (above === undefined) return `${least}+`;
  return above - 1 === least ? `${least}` : `${least}–${above - 1}`;
}
