type Classes<Name extends string> = Readonly<Record<Name, string>>;

/** Two style sheets as one: what a part looks like everywhere, and what a scene adds to it, class by class. */
export function layered<A extends string, B extends string>(everywhere: Classes<A>, here: Classes<B>): Classes<A | B> {
  const both: Record<string, string> = { ...everywhere };
  for (const [name, added] of Object.entries<string>(here))
    both[name] = both[name] === undefined ? added : `${both[name]} ${added}`;
  return both as Classes<A | B>; // every name of either is there
}
