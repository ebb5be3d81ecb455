/** What the page's own clock can do. */
export interface Clock {
  /** Time in milliseconds. */
  now(): number;
  /** Does it later, unless it is called off. */
  schedule(work: () => void, ms: number): () => void;
}

/** Keeps real timers like those of a state: each is set, moved and called off with the time at which it is due. */
export function createTimers<Name extends string>({ now, schedule }: Clock, onDue: (name: Name) => void) {
  const set = new Map<Name, { dueMs: number; callOff: () => void }>();

  function callOff(name: Name): void {
    set.get(name)?.callOff();
    set.delete(name);
  }

  return (due: Readonly<Record<Name, number | null>>): void => {
    for (const [name, dueMs] of Object.entries(due) as [Name, number | null][]) {
      if (set.get(name)?.dueMs === (dueMs ?? undefined)) continue;
      callOff(name);
      if (dueMs === null) continue;
      const end = schedule(() => {
        set.delete(name);
        onDue(name);
      }, dueMs - now());
      set.set(name, { dueMs, callOff: end });
    }
  };
}
