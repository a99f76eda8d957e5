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

/** A few names, those with the smaller number first; the alphabet decides between equal ones. */
export function inOrder(names: readonly string[], numberOf: (name: string) => number): string[] {
  const sorted = inAlphabet(names);
  const numbers = sorted.map(numberOf);
  for (let i = 1; i < sorted.length; i++) {
    const name = sorted[i] as string;
    const number = numbers[i] as number;
    let place = i;
    for (; place > 0 && (numbers[place - 1] as number) > number; place--) {
      sorted[place] = sorted[place - 1] as string;
      numbers[place] = numbers[place - 1] as number;
    }
    sorted[place] = name;
    numbers[place] = number;
  }
  return sorted;
}

/** Each of them once. */
export function once(sorted: readonly string[]): string[] {
  return sorted.filter((name, i) => i === 0 || name !== sorted[i - 1]);
}
