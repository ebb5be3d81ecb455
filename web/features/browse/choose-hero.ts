interface Shelf<Work> {
  readonly id: string;
  readonly items: readonly Work[];
}

export const COLLECTION = 'collection-';

/**
 * What the dashboard opens with: where the learner left off, else the work that is their next step, else where the library's
 * first collection begins, else what is newest.
 */
export function chooseHero<Work>(sections: readonly Shelf<Work>[], next: Work | null): Work | null {
  const find = (isIt: (id: string) => boolean): Shelf<Work> | undefined => sections.find(({ id }) => isIt(id));
  const begun = find((id) => id === 'continue')?.items[0];
  const shown = find((id) => id.startsWith(COLLECTION)) ?? find((id) => id === 'new');
  return begun ?? next ?? shown?.items[0] ?? null;
}

/** The shelves below it, in which it does not stand again. */
export function leaveOut<Section extends Shelf<{ readonly id: string }>>(
  hero: { readonly id: string },
  sections: readonly Section[],
): Section[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => id !== hero.id) }))
    .filter(({ items }) => items.length > 0);
}
