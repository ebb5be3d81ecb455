import type { DiscoverSection } from '#core/library/catalogue.ts';

type Work = DiscoverSection['items'][number];

export const COLLECTION = 'collection-';

/** What the dashboard opens with: where the learner left off, else where the library's first collection begins, else what is newest. */
export function chooseHero(sections: readonly DiscoverSection[]): Work | null {
  const chosen =
    sections.find(({ id }) => id === 'continue') ??
    sections.find(({ id }) => id.startsWith(COLLECTION)) ??
    sections.find(({ id }) => id === 'new');
  return chosen?.items[0] ?? null;
}

/** The shelves below it, in which it does not stand again. */
export function leaveOut(hero: Pick<Work, 'id'>, sections: readonly DiscoverSection[]): DiscoverSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => id !== hero.id) }))
    .filter(({ items }) => items.length > 0);
}
