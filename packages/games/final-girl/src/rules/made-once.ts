/** What depends on a card's name alone is made once and then shared: options that name a card, facts about it. */
export function madeOnce<T>(make: (id: string) => T): (id: string) => T {
  const made = new Map<string, T>();
  return (id) => {
    let one = made.get(id);
    if (one === undefined) {
      one = make(id);
      made.set(id, one);
    }
    return one;
  };
}
