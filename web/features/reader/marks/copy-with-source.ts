import type { ItemDetail } from '#core/library/catalogue.ts';

/** Words as a quotation, with where they are from. Rejects where the browser does not allow it. */
export const copyWithSource = (words: string, { title, author }: Pick<ItemDetail, 'title' | 'author'>): Promise<void> =>
  navigator.clipboard.writeText(`“${words.trim()}”\n${author}, ${title}`);
