import { tidyTitle } from './file-name.ts';

export interface WorkName {
  title: string;
  year: number | null;
  narrator: string | null;
  series: string | null;
  /** Position in the series, from `Vol 2` and the like. */
  seriesPosition: number | null;
}

// `Vol. 3`, `Book 2 Title`, `Volume 12. Title`. `Book 1 of the Stars` is a title.
const VOLUME = /^(?:vol(?:ume)?|book|bk|band|teil|tome)\.?\s*#?(\d{1,3}(?:\.\d{1,2})?)(?!\w)(?!\s+of\b)\s*[.:,]?\s*(.*)$/i;
// `3`, `0.5`, `6. Title`: only at the beginning, where other words would make it a title such as `12 Rules`.
const BARE_VOLUME = /^(\d{1,3}(?:\.\d{1,2})?)(?:\.\s+(\S.*))?$/;
const YEAR = /^\(?([12]\d{3})\)?$/;

/**
 * Reads the folder name of a book or film: `Title (2016) {Narrator}`, `Film (2010) [imdbid-tt0123]` and Audiobookshelf's
 * `Vol 1 - 1994 - Title {Narrator}`, `1994 - Book 1 - Title`, `Title - Volume 1`. A name that is only a year is a title;
 * a subtitle stays part of it, because nothing tells `Title - Subtitle` from a title with a dash.
 */
export function parseWorkName(folder: string): WorkName {
  const work: WorkName = { title: '', year: null, narrator: null, series: null, seriesPosition: null };
  const rest = folder
    .replace(/\{([^{}]*)\}/g, (_, inner: string) => {
      // Catalogue numbers and editions of films stand in braces too.
      if (!/^\s*(?:imdb|tmdb|tvdb|edition|asin|isbn)\b/i.test(inner)) work.narrator ??= inner.trim() || null;
      return ' ';
    })
    // Audiobookshelf and Jellyfin put catalogue numbers in square brackets: never part of the title.
    .replace(/(?<!\s)\s*\[[^\]]*\]/g, ' ')
    .replace(/(?<!\s)\s+\(([^()#]+?),?\s+#(\d{1,3}(?:\.\d{1,2})?)\)/, (_, series: string, position: string) => {
      work.series = series.trim();
      work.seriesPosition = Number(position);
      return ' ';
    })
    .trim();
  const parts = readParts(rest);
  takeYear(work, parts);
  if (work.seriesPosition === null) takeVolume(work, parts);
  if (work.year === null) takeYear(work, parts);
  const title = parts
    .join('')
    .replace(/(?<!\s)\s+\(([12]\d{3})\)/, (whole, digits: string) => {
      if (work.year !== null) return whole;
      work.year = Number(digits);
      return ' ';
    })
    .trim();
  work.title = tidyTitle(dropEdition(title)) || folder.trim();
  return work;
}

/** Without what shops add to the title of a recording: `(Unabridged)`. */
export function dropEdition(title: string): string {
  return title.replace(/(?<!\s)\s*[[(](?:un)?abridged[\])]/gi, '').trim() || title;
}

/** The parts between dashes, each with the dash behind it. */
function readParts(name: string): string[] {
  return name.split(/(?<=\s[-–—]\s)(?=\S)/u);
}

const bare = (part: string | undefined) => (part ?? '').replace(/(?<!\s)\s+[-–—]\s+$/u, '').trim();

function takeYear(work: WorkName, parts: string[]): void {
  const year = YEAR.exec(bare(parts[0]));
  if (!year || parts.length < 2) return;
  work.year = Number(year[1]);
  parts.shift();
}

function takeVolume(work: WorkName, parts: string[]): void {
  for (const [i, part] of parts.entries()) {
    const text = bare(part);
    const found = VOLUME.exec(text) ?? (i === 0 && (parts.length > 1 || text.includes(' ')) ? BARE_VOLUME.exec(text) : null);
    if (!found) continue;
    const words = found[2] ?? '';
    work.seriesPosition = Number(found[1]);
    // A book that is only called `Book 2` keeps its name.
    if (words !== '') parts[i] = part.replace(text, () => words);
    else if (parts.length > 1) parts.splice(i, 1);
    const last = parts.length - 1;
    parts[last] = bare(parts[last]);
    return;
  }
}
