/** What an event points at, from its details. */
type Targets<Details> = (details: Details) => readonly string[];

/** What one detail names, or each of several: `pointing('item', 'item:')` of an axe is `item:axe`. */
export function pointing<Key extends string>(key: Key, prefix = ''): Targets<{ readonly [K in Key]: Named }> {
  return ({ [key]: named }) => [named ?? []].flat().map((one) => `${prefix}${one}`);
}

type Named = string | number | readonly string[] | null;

/** What one points at, then what the other does. */
export function both<One, Other>(one: Targets<One>, other: Targets<Other>): Targets<One & Other> {
  return (details) => [...one(details), ...other(details)];
}
