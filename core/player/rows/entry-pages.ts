import type { QueueEntry } from '#core/player/episode.ts';

/** Ids that are asked for together. */
export interface EntryPage {
  readonly ids: readonly string[];
  /** Names the page among the kept answers. */
  readonly key: string;
}

/** The API takes 100, but ids may be long and an address may not. */
export const PAGE_IDS = 50;

/**
 * Pages in which every id between two indices is asked for; those behind them are taken along to fill a page. A page that
 * is there stays as it is, so that moving, removing and shuffling ask for nothing again.
 */
export function coverRange(pages: readonly EntryPage[], items: readonly string[], first: number, last: number): readonly EntryPage[] {
  const covered = new Set(pages.flatMap(({ ids }) => ids));
  const added: EntryPage[] = [];
  for (let i = first; i <= last && i < items.length; i++) {
    if (covered.has(items[i] ?? '')) continue;
    const ids: string[] = [];
    for (let j = i; j < items.length && ids.length < PAGE_IDS; j++) {
      const id = items[j] ?? '';
      if (!covered.has(id)) ids.push(id);
      covered.add(id);
    }
    added.push({ ids, key: ids.join() });
  }
  return added.length > 0 ? [...pages, ...added] : pages;
}

/** What is known about an item: the unit, or why there is none to show. */
export type EntryState = QueueEntry | 'loading' | 'failed' | 'gone';

export const isEntry = (state: EntryState): state is QueueEntry => typeof state === 'object';

export interface PageAnswer {
  readonly items: readonly QueueEntry[] | undefined;
  readonly hasFailed: boolean;
}

/** What the answers say about each id. Pages and answers belong together in order. */
export function readPages(pages: readonly EntryPage[], answers: readonly PageAnswer[]): ReadonlyMap<string, EntryState> {
  const states = new Map<string, EntryState>();
  pages.forEach(({ ids }, i) => {
    const answer = answers[i];
    const missing = answer?.items ? 'gone' : answer?.hasFailed ? 'failed' : 'loading';
    for (const id of ids) states.set(id, missing);
    for (const entry of answer?.items ?? []) states.set(entry.id, entry);
  });
  return states;
}
