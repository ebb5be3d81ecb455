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

interface TopicShelf<Work> {
  readonly topic: string;
  readonly items: readonly Work[];
}

/**
 * Shelves by topic in which no work stands twice: each time the topic of the most works that are left, the first by name of
 * several. A shelf has the first of its works.
 */
export function shelvesByTopic<Work extends { readonly topics: readonly string[] }>(
  works: readonly Work[],
  { shelves, size }: { readonly shelves: number; readonly size: number },
): TopicShelf<Work>[] {
  const laid: TopicShelf<Work>[] = [];
  let left = works;
  while (laid.length < shelves) {
    const used = new Set(laid.map(({ topic }) => topic));
    const topic = fullestTopic(left.map(({ topics }) => topics.filter((one) => !used.has(one))));
    if (topic === null) break;
    const items = left.filter(({ topics }) => topics.includes(topic)).slice(0, size);
    left = left.filter((work) => !items.includes(work));
    laid.push({ topic, items });
  }
  return laid;
}

function fullestTopic(topicsOfWorks: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>();
  for (const topic of topicsOfWorks.flat()) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const [fullest] = [...counts].filter(([, works]) => works >= SMALLEST_SHELF).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return fullest?.[0] ?? null;
}
