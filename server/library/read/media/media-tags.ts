import type { IAudioMetadata } from 'music-metadata';
import { dropEdition } from '#core/library/names/file-name-work.ts';
import { joinPeople, splitPeople } from '#core/library/names/file-name-people.ts';
import { splitSeries } from '../metadata/work-metadata.ts';

export interface MediaTags {
  title: string | null;
  /** Without what tells one disc of it from another. */
  album: string | null;
  subtitle: string | null;
  author: string | null;
  narrator: string | null;
  series: string | null;
  seriesPosition: number | null;
  year: number | null;
  /** `2026`, `2026-01-31`, or with a time. */
  date: string | null;
  language: string | null;
  /** May hold lines and HTML. */
  description: string | null;
  genres: string[];
  track: number | null;
  disc: number | null;
}

/** What the tags of an ID3, MP4 or Vorbis file say, in the fields that Audiobookshelf and others keep it in. */
export function pickTags({ common, native }: IAudioMetadata): MediaTags {
  const own = listOwnTags(native);
  const say = (...names: string[]) => names.map((name) => clean(own.get(name))).find((value) => value !== null) ?? null;
  const authors = common.albumartists ?? (common.albumartist ? [common.albumartist] : (common.artists ?? [common.artist ?? '']));
  const subtitle = clean(common.subtitle?.[0]) ?? say('SUBTITLE');
  // iTunes keeps loudness and gaps in comments of its own.
  const comment = common.comment?.find(({ descriptor }) => !descriptor?.startsWith('iTun'));
  return {
    title: clean(common.title),
    album: dropSubtitle(dropDisc(clean(common.album)), subtitle),
    subtitle,
    author: people(authors),
    // Audiobook programs keep the reader in the composer field.
    narrator: people([say('NARRATOR', 'NARRATEDBY', '\u00A9NRT') ?? '']) ?? people(common.composer ?? []),
    ...readSeries(say, clean(common.grouping)),
    year: readTagYear(common.originalyear) ?? readTagYear(common.year),
    date: clean(common.date) ?? clean(common.releasedate) ?? (common.year ? String(common.year) : null),
    language: clean(common.language) ?? say('LANGUAGE', 'LANG'),
    description: clean(common.longDescription ?? common.description?.[0] ?? say('DESCRIPTION', 'SYNOPSIS') ?? comment?.text, 5000),
    genres: (common.genre ?? []).map((genre) => genre.trim().toLowerCase()).filter((genre) => genre !== '' && genre.length <= 200),
    track: common.track.no,
    // Specials of a podcast have the season 0, which the parser takes for none.
    disc: common.disk.no ?? (/^0+(?:\/|$)/.test(say('TPOS', 'DISK', 'DISCNUMBER') ?? '') ? 0 : null),
  };
}

function clean(text: unknown, limit = 500): string | null {
  return typeof text === 'string' || typeof text === 'number' ? String(text).replace(/\0/g, '').trim().slice(0, limit) || null : null;
}

/** Tags by the names that people gave them, in capitals: `TXXX:series` of ID3 and `----:com.apple.iTunes:SERIES` of MP4 alike. */
function listOwnTags(native: IAudioMetadata['native']): ReadonlyMap<string, unknown> {
  const own = new Map<string, unknown>();
  for (const tag of Object.values(native).flat()) {
    const name = tag.id.slice(tag.id.lastIndexOf(':') + 1).toUpperCase();
    if (!own.has(name)) own.set(name, tag.value);
  }
  return own;
}

function people(names: readonly string[]): string | null {
  return joinPeople([...new Set(names.flatMap((name) => splitPeople(clean(name) ?? '')))].slice(0, 20)) || null;
}

/** `series` and `series-part`, else the movement of Apple's programs, else `Name #2` in the grouping, which may be anything. */
function readSeries(say: (...names: string[]) => string | null, grouping: string | null): Pick<MediaTags, 'series' | 'seriesPosition'> {
  const named = say('SERIES', 'MVNM', '\u00A9MVN', 'MOVEMENTNAME', 'TVSH', 'SHOW');
  const part = say('SERIES-PART', 'SERIESPART', 'MVIN', '\u00A9MVI', 'MOVEMENT', 'PART', 'TVEN', 'EPISODE_ID');
  const text = named ?? grouping;
  if (text === null) return { series: null, seriesPosition: null };
  // Several series are parted by semicolons, as are the places in them.
  const { series, seriesPosition } = splitSeries(text.split(';')[0] ?? '');
  if (named === null && seriesPosition === undefined) return { series: null, seriesPosition: null };
  const position = /^\d{1,4}(?:\.\d{1,2})?/.exec(part ?? '')?.[0];
  return { series: series || null, seriesPosition: position === undefined ? (seriesPosition ?? null) : Number(position) };
}

function readTagYear(year: number | undefined): number | null {
  return year !== undefined && Number.isInteger(year) && year > 0 && year <= 9999 ? year : null;
}

/** Rips carry the disc in the album: `Title (Disc 1)`, `Title - CD 2 of 8`. */
function dropDisc(album: string | null): string | null {
  if (album === null) return null;
  return dropEdition(
    album.replace(/(?<![\s,:-])[\s,:-]*(?:[[(]\s*)?(?:disc|disk|cd)\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\s*[\])]?$/i, '').trim() || album,
  );
}

/** Audiobookshelf writes `Title: Subtitle` as the album. */
function dropSubtitle(album: string | null, subtitle: string | null): string | null {
  if (album === null || subtitle === null || !album.toLowerCase().endsWith(`: ${subtitle.toLowerCase()}`)) return album;
  return album.slice(0, -subtitle.length - 2).trim() || album;
}
