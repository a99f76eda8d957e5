type Classes<Name extends string> = Readonly<Record<Name, string>>;

/** A style sheet as it is everywhere, each class with what another sheet adds to it under the same name. */
export function layered<Name extends string>(everywhere: Classes<Name>, here: Classes<string>): Classes<Name> {
  const both: Record<Name, string> = { ...everywhere };
  for (const name in both) if (here[name] !== undefined) both[name] += ` ${here[name]}`;
  return both;
}
