/**
 * What follows from its argument alone, worked out once and then looked up. What was worked out for an object is forgotten with it; of
 * texts and numbers no more than `most` are remembered.
 */
export function memo<K, V extends NonNullable<unknown>>(
  make: (key: K) => V,
  most = Number.POSITIVE_INFINITY,
): (key: K) => V {
  const byObject = new WeakMap<K & object, V>();
  const byValue = new Map<K, V>();
  return (key) => {
    const known = isObject(key) ? byObject.get(key) : byValue.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (isObject(key)) byObject.set(key, made);
    else {
      for (const oldest of byValue.keys()) {
        if (byValue.size < most) break;
        byValue.delete(oldest);
      }
      byValue.set(key, made);
    }
    return made;
  };
}

function isObject<K>(key: K): key is K & object {
  return typeof key === 'object' && key !== null;
}
