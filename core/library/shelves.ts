/** A shelf of fewer works than this is not one yet. */
export const SMALLEST_SHELF = 2;

/**
 * Shelves in which no work stands twice: the first one that has a work keeps it. A shelf left with too few is not shown,
 * and what it had is free for those after it.
 */
export function separateShelves<Shelf extends { readonly items: readonly { readonly id: string }[] }>(shelves: readonly Shelf[]): Shelf[] {
  const shown = new Set<string>();
  return shelves.flatMap((shelf) => {
    const items = shelf.items.filter(({ id }) => !shown.has(id));
    if (items.length < SMALLEST_SHELF) return [];
    for (const { id } of items) shown.add(id);
    return { ...shelf, items };
  });
}

/** The topic of the most works that are not shown yet, the first by name of several; null when none can fill a shelf. */
export function fullestTopic(
  topics: readonly { readonly topic: string; readonly items: number }[],
  shown: readonly { readonly topics: readonly string[] }[],
): string | null {
  const shownOn = new Map<string, number>();
  for (const topic of shown.flatMap((work) => work.topics)) shownOn.set(topic, (shownOn.get(topic) ?? 0) + 1);
  const left = topics
    .map(({ topic, items }) => ({ topic, items: items - (shownOn.get(topic) ?? 0) }))
    .filter(({ items }) => items >= SMALLEST_SHELF)
    .sort((a, b) => b.items - a.items || a.topic.localeCompare(b.topic));
  return left[0]?.topic ?? null;
}
