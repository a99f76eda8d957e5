/** A few names in alphabetical order; sorting a handful by hand takes a fraction of the time. */
export function inAlphabet(names: readonly string[]): string[] {
  const sorted: string[] = [];
  for (const name of names) {
    let place = sorted.push(name) - 1;
    for (; place > 0 && (sorted[place - 1] as string) > name; place--) sorted[place] = sorted[place - 1] as string;
    sorted[place] = name;
  }
  return sorted;
}

/** Each of them once. */
export function once(sorted: readonly string[]): string[] {
  return sorted.filter((name, i) => i === 0 || name !== sorted[i - 1]);
}
