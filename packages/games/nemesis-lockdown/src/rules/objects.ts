/** NL-OBJ-01: a corpse, a carcass or an egg. */
export const isObject = (what: string): boolean => /^(corpse|carcass|egg)(:|$)/.test(what);

export type ObjectKind = 'corpse' | 'carcass' | 'egg';

/** there are three kinds, whoever it was and of whatever type. */
export const kindOf = (what: string): ObjectKind => what.split(':')[0] as ObjectKind; // objects are named like this

export const EGG = 'egg';
