import type { Ledger } from '@dreadhouse/engine';
import { citedIds, isExample, isRuleId, isRuling, prefixesOf } from './ids.ts';
import { readExemptions } from './not-applicable.ts';
import { testTitles } from './titles.ts';

/** Everything about a game that its ledger is checked against. Files are given by their text. */
export interface GameFiles {
  readonly ledger: Ledger;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly notApplicable: string;
}

export interface LedgerReport {
  readonly rules: number;
  readonly rulings: number;
  readonly tested: number;
  readonly notApplicable: number;
  /** What is wrong, and with which ids. Kinds without ids are left out. */
  readonly troubles: Readonly<Record<string, readonly string[]>>;
}

export function checkLedger(files: GameFiles): LedgerReport {
  const defined = files.ledger.flatMap((chapter) => Object.keys(chapter.rules));
  const known = new Set(defined);
  const prefixes = prefixesOf(defined);
  const titles = files.tests.flatMap(testTitles).join('\n');
  const tested = new Set(citedIds(titles, prefixes).filter((id) => known.has(id)));
  const exemptions = readExemptions(files.notApplicable);
  const exempt = new Set(exemptions.map(({ id }) => id));
  const due = [...known].filter((id) => !isRuling(id));
  const cited = citedIds([...files.sources, ...files.tests].join('\n'), prefixes);
  const troubles = {
    'not a rule id': [...known].filter((id) => !isRuleId(id)),
    'defined twice': defined.filter((id, i) => defined.indexOf(id) !== i),
    'without English text': withoutText(files.ledger, 'en'),
    'without Polish text': withoutText(files.ledger, 'pl'),
    'in no test title': due.filter((id) => !tested.has(id) && !exempt.has(id)),
    'cited, but not in the ledger': cited.filter((id) => !known.has(id) && !isExample(id)),
    'not applicable, but not in the ledger': [...exempt].filter((id) => !known.has(id)),
    'not applicable, but tested': [...exempt].filter((id) => tested.has(id)),
    'not applicable without a reason': exemptions.filter(({ reason }) => !/\p{L}/u.test(reason)).map(({ id }) => id),
  };
  const found = Object.entries(troubles).map(([kind, ids]) => [kind, [...new Set(ids)].sort()] as const);
  return {
    rules: known.size,
    rulings: known.size - due.length,
    tested: due.filter((id) => tested.has(id)).length,
    notApplicable: exempt.size,
    troubles: Object.fromEntries(found.filter(([, ids]) => ids.length > 0)),
  };
}

function withoutText(ledger: Ledger, language: 'en' | 'pl'): string[] {
  const rules = ledger.flatMap((chapter) => Object.entries(chapter.rules));
  return rules.filter(([, text]) => (text[language] ?? '').trim() === '').map(([id]) => id);
}
