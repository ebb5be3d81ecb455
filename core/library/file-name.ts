/** What the name of a unit's file says, without its extension. */
export interface EntryName {
  title: string;
  season: number | null;
  episode: number | null;
}

const SEASON_EPISODE = /^(?:.*?[\s._-])?s(\d{1,3})[\s._-]?e(\d{1,4})(?:-?e\d{1,4})*(?:[\s._-]+(.*))?$/i;
// `2026-01 Title`, `01 Title`, `1. Title`, `3 - Title`; without a space only after a leading zero, so that `24-hour day` stays whole.
const NUMBERED = /^(?:\d{4}-\d{2}(?:-\d{2})?[\s_]+(?:[-–—]\s+)?|\d{1,3}(?:\.\d{1,3})*(?:\s*[-–—.):_]\s+|\s+|_)|0\d{1,2}[-.])(?=\S)(.+)$/u;

/**
 * Reads `S01E02 Title`, `Show - S01E02 - Title`, `01 Title`, `1. Title`, `01 - Title`.
 * A name that is only a number is its own title; an episode without words is called `Episode N`.
 */
export function parseEntryName(stem: string): EntryName {
  const episode = SEASON_EPISODE.exec(stem);
  if (episode) {
    const number = Number(episode[2]);
    return { title: tidyTitle(episode[3] ?? '') || `Episode ${number}`, season: Number(episode[1]), episode: number };
  }
  return { title: stripNumber(stem), season: null, episode: null };
}

/** The name without the number that only orders it. */
export function stripNumber(name: string): string {
  return tidyTitle(NUMBERED.exec(name)?.[1] ?? name) || name;
}

/** Season of a folder such as `Season 2`, `S02` or `2 Second season`; null for any other name. */
export function parseSeason(folder: string): number | null {
  const found = /^(?:season|s)\s*0*(\d{1,3})\b/i.exec(folder);
  return found ? Number(found[1]) : null;
}

/** True for `Disc 1`, `CD2`, `Disk 03`: parts of one work rather than works of their own. */
export function isDiscFolder(folder: string): boolean {
  return /^(?:disc|disk|cd)[\s._-]*\d{1,3}\b/i.test(folder);
}

export interface WorkName {
  title: string;
  year: number | null;
  narrator: string | null;
  /** Position in the series, from `Vol 2` and the like. */
  seriesPosition: number | null;
}

/**
 * Reads the folder name of a book or film: `Title (2016) {Narrator}` and Audiobookshelf's
 * `Vol 1 - 1994 - Title {Narrator}`, in any of its orders. A name that is only a year is a title.
 */
export function parseWorkName(folder: string): WorkName {
  const work: WorkName = { title: '', year: null, narrator: null, seriesPosition: null };
  let rest = folder.replace(/\{([^{}]*)\}/g, (_, inner: string) => {
    work.narrator ??= inner.trim() || null;
    return ' ';
  });
  // Audiobookshelf and Jellyfin put catalogue numbers in square brackets: never part of the title.
  rest = rest.replace(/\s*\[[^\]]*\]/g, ' ').trim();
  const volume =
    /^(?:vol(?:ume)?|book|bk)\.?\s*(\d{1,3}(?:\.\d)?)\s*(?:[-–.:]\s*)(?=\S)/i.exec(rest) ??
    /^(\d{1,3}(?:\.\d)?)\s+[-–]\s+(?=\S)/.exec(rest);
  if (volume) {
    work.seriesPosition = Number(volume[1]);
    rest = rest.slice(volume[0].length);
  }
  const year = /^\(?([12]\d{3})\)?\s+[-–]\s+(?=\S)/.exec(rest);
  if (year) {
    work.year = Number(year[1]);
    rest = rest.slice(year[0].length);
  } else {
    rest = rest.replace(/\s+\(([12]\d{3})\)/, (_, digits: string) => {
      work.year = Number(digits);
      return ' ';
    });
  }
  const trailing = /\s+[-–]\s+(?:vol(?:ume)?|book|bk)\.?\s*(\d{1,3}(?:\.\d)?)$/i.exec(rest.trimEnd());
  if (trailing && work.seriesPosition === null) {
    work.seriesPosition = Number(trailing[1]);
    rest = rest.slice(0, trailing.index);
  }
  work.title = tidyTitle(rest) || folder.trim();
  return work;
}

export interface CaptionName {
  stem: string;
  language: string | null;
}

const CAPTION_FLAGS = new Set(['sdh', 'cc', 'forced', 'default', 'hi']);
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/**
 * Splits `film.en.sdh` into the stem of the file it belongs to and its language.
 * @param name file name without `.vtt` or `.srt`
 * @param isStem whether a unit of that stem exists; the longest such stem wins, so that dots in titles survive
 */
export function parseCaptionName(name: string, isStem: (stem: string) => boolean): CaptionName | null {
  let stem = name;
  let language: string | null = null;
  while (!isStem(stem)) {
    const dot = stem.lastIndexOf('.');
    if (dot <= 0) return null;
    const last = stem.slice(dot + 1);
    if (LANGUAGE.test(last) && !(language !== null && last.length > 3) && (!CAPTION_FLAGS.has(last.toLowerCase()) || last === 'hi')) {
      // `hi` is Hindi alone and `hearing impaired` after a language, which stands further left.
      language = last.toLowerCase();
    } else if (!CAPTION_FLAGS.has(last.toLowerCase())) return null;
    stem = stem.slice(0, dot);
  }
  return { stem, language };
}

function tidyTitle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s._–-]+|[\s_–-]+$/gu, '')
    .trim();
}
