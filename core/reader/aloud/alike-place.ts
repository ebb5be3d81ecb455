import { normalize } from '../../normalize.ts';

/** A work as its chapters divide it, by whatever it is counted: seconds, or shares of the whole. */
export interface Divided {
  readonly chapters: readonly { readonly title: string; readonly start: number }[];
  readonly end: number;
}

/**
 * About the same place in another edition: as far through the chapter of the same name, or through what stands before the
 * first chapter that both have, or through the whole where no chapter has that name.
 */
export function findAlikePlace(from: Divided, at: number, to: Divided): number {
  const front = frontOf(from, to);
  if (front && at < front.end) return front.endThere * shareOf(at, 0, front.end);
  const here = chapterAt(
    from,
    from.chapters.findLastIndex(({ start }) => start <= at),
  );
  const there = chapterAt(to, here ? findNamed(to.chapters, here.title) : -1);
  if (!here || !there) return to.end * shareOf(at, 0, from.end);
  return there.start + (there.end - there.start) * shareOf(at, here.start, here.end);
}

/** Where the first chapter that both have begins in either. */
function frontOf(from: Divided, to: Divided): { end: number; endThere: number } | null {
  for (const { title, start } of from.chapters) {
    const there = to.chapters[findNamed(to.chapters, title)];
    if (there) return { end: start, endThere: there.start };
  }
  return null;
}

/** Index of the chapter of this name, or -1. */
export function findNamed(chapters: readonly { readonly title: string }[], title: string): number {
  const name = foldTitle(title);
  return name === '' ? -1 : chapters.findIndex((chapter) => foldTitle(chapter.title) === name);
}

function chapterAt({ chapters, end }: Divided, index: number): { title: string; start: number; end: number } | null {
  const chapter = chapters[index];
  return chapter ? { ...chapter, end: Math.max(chapter.start, chapters[index + 1]?.start ?? end) } : null;
}

const shareOf = (at: number, start: number, end: number): number =>
  end > start ? Math.max(0, Math.min(1, (at - start) / (end - start))) : 0;

/** Numbers and marks before a title are the edition's own: "03 – Give it a place". */
const foldTitle = (title: string): string => {
  const words =
    normalize('NFKC', title)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const named = words.slice(words.findIndex((word) => !/^\d+$/.test(word) && word !== 'chapter'));
  return (named.length > 0 ? named : words).join(' ');
};
