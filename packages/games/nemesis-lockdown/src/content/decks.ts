// Cards of which the rules only need to know that they are there: what they do stands with their own files.

/** G-18. */
export const COMPUTER_IDS = ['personnel', 'motor-pool', 'surveillance', 'maintenance', 'freight', 'lockdown'] as const;

/** G-26. */
export const WEAKNESS_IDS = [
  'exposed-joints',
  'conductive-hide',
  'wary-of-shadows',
  'slow-pounce',
  'thin-blood',
  'shallow-bite',
  'fear-of-fire',
  'dull-hearing',
] as const;
