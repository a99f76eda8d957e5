import { terrorscape } from '@dreadhouse/terrorscape';
import type { Explained } from '../../../contract/scene.ts';
import type { Language } from '../../../settings/settings.ts';

/** How cards write a keyword in each language, and the paragraph of the rulebook that says what it means. */
const KEYWORDS: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  'TS-KW-01': { en: /\bMOVE\b/, pl: /\bRUCH/ },
  'TS-KW-04': { en: /\bBLOCK\b/, pl: /\bBLOKAD/ },
  'TS-KW-09': { en: /\bRange\b/, pl: /Zasięg/ },
  'TS-KW-11': { en: /\bHEAL\b/, pl: /\bLECZ/ },
  'TS-KW-12': { en: /\bSEARCH\b/, pl: /\bPRZESZUK/ },
  'TS-KW-13': { en: /\bSCARE\b/, pl: /\bSTRASZ/ },
  'TS-KW-14': { en: /\bDETECT\b/, pl: /\bWYKRYWAN/ },
  'TS-KW-19': { en: /\bSNEAK\b/, pl: /\bSKRADAN/ },
};

const { ledger } = terrorscape;

/** The keywords of a sentence in the rulebook's own words, in the order in which it names them. */
export function keywordsIn(sentence: string, language: Language): readonly Explained[] {
  return Object.entries(KEYWORDS)
    .map(([rule, written]) => ({ rule, at: sentence.search(written[language]) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ rule }) => ({ rule, text: paragraph(rule, language) }));
}

function paragraph(rule: string, language: Language): string {
  return ledger.flatMap(({ rules }) => rules[rule]?.[language] ?? [])[0] ?? '';
}
