/** Two style sheets as one: what a part looks like everywhere, and what a scene adds to it, class by class. */
export function layered(everywhere: CSSModuleClasses, here: CSSModuleClasses): CSSModuleClasses {
  const names = new Set([...Object.keys(everywhere), ...Object.keys(here)]);
  return Object.fromEntries(
    [...names].map((name) => [name, [everywhere[name], here[name]].filter((one) => one !== undefined).join(' ')]),
  );
}
