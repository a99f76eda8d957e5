// All types of the content, for `import type { … } from './types.ts'`.

export type * from './core-definitions.ts';
export type * from './definitions.ts';
export type * from './haunt-file.ts';
export type * from './hooks.ts';
export type * from './passing.ts';
