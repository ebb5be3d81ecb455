/** Keeps what was used last, as much of it as there is room for. One that is larger than the room is kept alone. */
export function keepRecent<Value>(room: number, sizeOf: (value: Value) => number) {
  // A map keeps the order of insertion: the first is what was used least lately.
  const kept = new Map<string, Value>();
  let used = 0;
  const remove = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    used -= sizeOf(value);
  };
  return {
    /** Without counting as use. */
    peek: (key: string): Value | undefined => kept.get(key),
    take: (key: string): Value | undefined => {
      const value = kept.get(key);
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    put: (key: string, value: Value): void => {
      remove(key);
      kept.set(key, value);
      used += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (used <= room || oldest === key) break;
        remove(oldest);
      }
    },
  };
}
