const EXTRA_FOLDERS = new Set([
  ...['behind the scenes', 'deleted scenes', 'interviews', 'scenes', 'samples', 'shorts', 'featurettes', 'clips'],
  ...['other', 'extra', 'extras', 'trailers'],
]);
const DECORATION_FOLDERS = new Set(['theme-music', 'backdrops', 'extrafanart', 'extrathumbs']);
const EXTRA_NAME =
  /^(?:trailer|sample)$|(?:[-._]| - )(?:trailer|sample)\d*$|-(?:scene|clip|interview|behindthescenes|deleted|deletedscene|featurette|short|other|extra)\d*$/i;

/** A folder whose films belong to a film and are none of its parts, as Jellyfin names them. */
export function isExtrasFolder(name: string): boolean {
  return EXTRA_FOLDERS.has(name.toLowerCase());
}

/** A folder with what a program plays or shows behind its own pages. */
export function isDecorationFolder(name: string): boolean {
  return DECORATION_FOLDERS.has(name.toLowerCase()) || /\.trickplay$/i.test(name);
}

/** A trailer, a sample, a scene: `Film-trailer`, `sample`, `Making of-behindthescenes`. */
export function isExtraName(stem: string): boolean {
  return EXTRA_NAME.test(stem);
}

/** `Film-cd1`, `Film part 2`, `Film (2010) - disc b`: the name of the whole and which part it is; null for any other name. */
export function parseFilmPart(stem: string): { whole: string; part: string } | null {
  const found = /^(.+?)(?:[\s_.-]+|(?<=[\])}]))[[(]?(?:cd|dvd|part|pt|dis[ck])[\s_.-]*(\d{1,3}|[a-d])[)\]]?$/i.exec(stem);
  return found ? { whole: found[1] ?? '', part: (found[2] ?? '').replace(/^0+(?=\d)/, '').toUpperCase() } : null;
}

const VERSION =
  /^(?:\d{3,4}[pi]|[48]k|u?hd|sd|hdr|3d|blu-?ray|web-?dl|web-?rip|dvd|remux|[xh]\.?26[45]|hevc|av1|imax)\b|\b(?:cut|edition|version|remastered|restored|uncut|unrated)$/i;

/**
 * What tells one version of a film from another, behind the name of their folder: `1080p` of `Film (2010) - 1080p`, empty for
 * the name itself. Null for a name that is something else, a part with a title for instance.
 */
export function parseFilmVersion(stem: string, folder: string): string | null {
  if (!stem.toLowerCase().startsWith(folder.toLowerCase())) return null;
  const rest = stem.slice(folder.length);
  if (rest === '') return '';
  const label = /^(?:\s+-\s+|\s*-\s*(?=\d)|\s*(?=\[))\[?([^[\]]+)\]?$/.exec(rest)?.[1]?.trim();
  return label !== undefined && VERSION.test(label) ? label : null;
}

/** The best of several versions of a film: the one without a label, then by height, then by name. */
export function compareFilmVersions(a: string, b: string): number {
  const height = (label: string) => Number(/^(\d{3,4})[pi]\b/i.exec(label)?.[1] ?? (/^4k\b/i.test(label) ? 2160 : 0));
  return Number(a !== '') - Number(b !== '') || height(b) - height(a) || (a < b ? -1 : a > b ? 1 : 0);
}

const DECORATION =
  /(?:^|-)(?:fanart|backdrop|background|art|logo|clear(?:logo|art)|keyart|characterart|banner|landscape|thumb(?:nail)?|disc(?:art)?|cdart|screenshot)[\s-]?\d*$/i;
const SEASON_PICTURE = /^s(?:eason)?[\s-]?(?:\d{1,4}|specials|all)[a-z]?(?:-(?:poster|banner|fanart|landscape|thumb))?$/i;

/** A picture that decorates a page of a program, or stands for a season or an episode: never the cover of the work. */
export function isDecorationName(stem: string): boolean {
  return DECORATION.test(stem) || SEASON_PICTURE.test(stem);
}
