/** What the name of a unit's file says, without its extension. */
export interface UnitName {
  title: string;
  season: number | null;
  episode: number | null;
}

// `S01E02`, `s1.e2`, `S01xE02`, `Season 1 Episode 2`, `1x02`, each with further episodes: `-E03`, `-03`, `x03`.
const SEASON_EPISODE =
  /(?:^|[\s._\-[(])s(?:eason)?\s?(\d{1,4})(?:\s-\s|[\s._x-])?e(?:pisode)?\s?(\d{1,4})(?:-?e\d{1,4}|-\d{1,3}(?=[\s._]|$)| - e\d{1,4})*(?=[\s._\-)\]]|$)/i;
// Only where an episode's number stands: `Grid 10x10` is a title.
const CROSSED =
  /(?:^|\s-\s|^[^\s]*[._])s?(\d{1,2}|(?:19|20)\d\d)x(\d{2,3})(?:-(?:\d{1,4}x)?e?\d{2,3}|x\d{2,3}| - (?:\d{1,4})?x\d{2,3})*(?=[\s._\-)\]]|$)/i;
const EPISODE = /^(?:#\s?|ep(?:isode)?[\s._-]*#?|e(?=\d\d))(\d{1,4})(?=[\s._:–—-]|$)/i;
// `2026-01 Title`, `01 Title`, `1. Title`, `3 - Title`; without a space only after a leading zero, so that `24-hour day` stays whole.
const NUMBERED =
  /^(?:\d{4}(?:-\d{2}|([-._])\d{2}\1\d{2})[\s_]+(?:[-–—]\s+)?|\d{1,3}(?:\.\d{1,3})*(?:\s*[-–—.):_]\s+|\s+|_)|0\d{1,2}[-.])(?=\S)(.+)$/u;

/**
 * Reads `S01E02 Title`, `Show - S01E02 - Title`, `#12 - Title`, `01 Title`, `1. Title`, `2026-01-31 Title`.
 * A name that is only a number is its own title; an episode without words is called `Episode N`.
 * @param work name of the work, which is no part of the title where the file's name repeats it
 */
export function parseUnitName(stem: string, work = ''): UnitName {
  const own = dropWork(stem, work);
  const marked = SEASON_EPISODE.exec(own) ?? CROSSED.exec(own);
  if (marked) {
    const episode = Number(marked[2]);
    const title = tidyEpisodeTitle(own.slice(marked.index + marked[0].length));
    return { title: title || `Episode ${episode}`, season: Number(marked[1]), episode };
  }
  const numbered = EPISODE.exec(own);
  if (numbered) {
    const episode = Number(numbered[1]);
    return { title: tidyTitle(own.slice(numbered[0].length)) || `Episode ${episode}`, season: null, episode };
  }
  if (own !== stem && /^\d{1,4}$/.test(own)) return { title: `Part ${Number(own)}`, season: null, episode: null };
  return { title: stripNumber(own), season: null, episode: null };
}

/** The name without the number that only orders it. */
export function stripNumber(name: string): string {
  return tidyTitle(NUMBERED.exec(name)?.[2] ?? name) || name;
}

const SEASON_WORD =
  'season|series|staffel|saison|temporada|stagione|seizoen|s[äæ]song?|sesong|kausi|sezona?|série|serie|seria|сезон|シーズン|시즌';
const SEASON = new RegExp(
  `^(?:(?:${SEASON_WORD})[\\s._-]*0*(\\d{1,4})|0*(\\d{1,3})\\.?\\s*(?:${SEASON_WORD})|s\\s*0*(\\d{1,4}))(?![\\p{L}\\d])`,
  'iu',
);

/** Season of a folder such as `Season 2`, `S02`, `Staffel 2` or, as 0, `Specials`; null for any other name. */
export function parseSeason(folder: string): number | null {
  if (/^specials?$/i.test(folder)) return 0;
  const [, behind, before, short] = SEASON.exec(folder) ?? [];
  const number = behind ?? before ?? short;
  return number === undefined ? null : Number(number);
}

/** True for `Disc 1`, `CD2`, `Disk 03`: parts of one work rather than works of their own. */
export function isDiscFolder(folder: string): boolean {
  return parseDisc(folder) !== null;
}

/** Number of a folder such as `Disc 1`; null for any other name. */
export function parseDisc(folder: string): number | null {
  const found = /^(?:disc|disk|cd)[\s._-]*(\d{1,3})\b/i.exec(folder);
  return found ? Number(found[1]) : null;
}

export function tidyTitle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s._–—-]+|(?<![\s_–—-])[\s_–—-]+$/gu, '')
    .trim();
}

/** Programs that record put the picture's size and source behind the title; the title itself may stand with dots for spaces. */
export function dropQuality(title: string): string {
  const spaced = /\s/.test(title) || !/[._].*[._]/.test(title) ? title : title.replace(/[._]+/g, ' ');
  return spaced.replace(BRACKETED_QUALITY, '').replace(TRAILING_QUALITY, '').trim();
}

const QUALITY = '\\d{3,4}[pi]|4k|8k|uhd|hdr|web-?dl|web-?rip|blu-?ray|b[dr]rip|dvd-?rip|hdtv|[xh]\\.?26[45]|hevc|av1|remux';
const BRACKETED_QUALITY = new RegExp(`(?<!\\s)\\s*[[(][^\\])]*\\b(?:${QUALITY})\\b[^\\])]*[\\])]`, 'gi');
const TRAILING_QUALITY = new RegExp(`(?:^|(?<![\\s._-])[\\s._-]+)(?:\\d{3,4}[pi]\\b|-\\s+(?:${QUALITY})\\b).*$`, 'i');

function tidyEpisodeTitle(text: string): string {
  const title = tidyTitle(text);
  return tidyTitle(dropQuality(/\s/.test(title) ? title : title.replace(/[._]+/g, ' ')));
}

/** What follows the work's name and a dash or a number; `Sleep well` is a title of its own in a work called `Sleep`. */
function dropWork(stem: string, work: string): string {
  if (work === '' || !stem.toLowerCase().startsWith(work.toLowerCase())) return stem;
  return /^(?:\s*[-–—_:.]\s*|\s+(?=[#\d]|s\d+\s?e\d))(?=\S)(.+)$/iu.exec(stem.slice(work.length))?.[1] ?? stem;
}
