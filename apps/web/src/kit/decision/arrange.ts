import type { Decision, OptionView } from '@dreadhouse/engine';
import type { Guide } from '../../contract/scene.ts';

/** The options of a decision, in the order in which they are read. */
export interface Arranged {
  /** What points at something: also to be clicked on the board or in the hand. */
  readonly groups: readonly Group[];
  /** What can only be said here: "Done", "End the phase". */
  readonly main: readonly OptionView[];
  /** Whether those come first: they are what the question is about. */
  readonly mainFirst: boolean;
  /** What the rules forbid just now. */
  readonly blocked: readonly OptionView[];
}

export interface Group {
  /** Null where the list is short enough to stand without headings. */
  readonly name: string | null;
  readonly options: readonly OptionView[];
}

/** More than this is sorted under headings. */
const SHORT = 6;

export function arrange(decision: Decision, guide: Guide): Arranged {
  const open = decision.options.filter(({ blocked }) => blocked === undefined);
  const blocked = decision.options.filter((option) => option.blocked !== undefined);
  const pointing = open.filter(({ at }) => at !== undefined);
  // A question without anything to point at is all main; otherwise what stands alone is the way out.
  const rank = (option: OptionView): number => guide.rank?.(option) ?? 0;
  const groupOf = (option: OptionView): string => guide.group(decision.kind, option);
  const plain = open.filter(({ at }) => at === undefined).sort((one, other) => rank(one) - rank(other));
  const crowds = crowdsIn(plain, groupOf);
  const main = plain.filter((option) => !crowds.includes(option));
  const listed = [...pointing, ...crowds];
  const names = new Set(listed.map(groupOf));
  const mainFirst = guide.isPlainQuestion(decision.kind);
  if (open.length <= SHORT || (names.size < 2 && crowds.length === 0))
    return { groups: flat(pointing), main, mainFirst, blocked };
  const groups = [...names].map((name) => ({
    name,
    options: listed.filter((option) => groupOf(option) === name),
  }));
  return { groups, main, mainFirst, blocked };
}

/** What can only be said here, but in so many ways that they stand under a heading. */
function crowdsIn(options: readonly OptionView[], groupOf: (option: OptionView) => string): readonly OptionView[] {
  const sizes = new Map<string, number>();
  for (const option of options) sizes.set(groupOf(option), (sizes.get(groupOf(option)) ?? 0) + 1);
  return sizes.size < 2 ? [] : options.filter((option) => (sizes.get(groupOf(option)) ?? 0) > SHORT);
}

/** More under one heading than this, and nobody reads it answer by answer. */
const READ = 20;

/** How many answers there are to choose from, for whoever decides whether to look: such a crowd is one of them. */
export function countOf({ groups, main }: Pick<Arranged, 'groups' | 'main'>): number {
  const ofGroup = ({ options }: Group): number => (options.length > READ ? 1 : options.length);
  return groups.reduce((sum, group) => sum + ofGroup(group), main.length);
}

function flat(options: readonly OptionView[]): readonly Group[] {
  return options.length === 0 ? [] : [{ name: null, options }];
}

/** The targets of an option, as a list. */
export function targetsOf({ at }: OptionView): readonly string[] {
  return at === undefined ? [] : typeof at === 'string' ? [at] : at;
}
