import type { Chapter } from '#core/library/chapter.ts';
import type { ContentPlace } from '#server/open-content.ts';
import { readRange } from '../read-bytes.ts';
import { findBox, findBoxes } from './mp4-header.ts';

const MAX_CHAPTERS = 2000;
const MAX_TITLE_BYTES = 1024;

/**
 * Chapters of an MP4 from the content of its `moov` box: Nero's list, else a QuickTime chapter track.
 * (music-metadata refuses a whole file whose chapter titles share a chunk, as ffmpeg writes them.)
 */
export async function readMp4Chapters(place: ContentPlace, movie: Buffer): Promise<Chapter[]> {
  try {
    const listed = readNeroList(movie);
    return listed.length > 0 ? listed : await readChapterTrack(place, movie);
  } catch (error) {
    // A table that points beyond its own end: the recording itself may be fine.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function readNeroList(movie: Buffer): Chapter[] {
  const list = findBox(movie, 'udta', 'chpl');
  if (!list || list.length < 9) return [];
  // Version 1 has four reserved bytes before the count.
  let at = list[0] === 1 ? 9 : 5;
  const count = list[at - 1] ?? 0;
  const chapters: Chapter[] = [];
  for (let i = 0; i < count && at + 9 <= list.length; i++) {
    const startSec = Number(list.readBigUInt64BE(at)) / 10_000_000;
    const length = list[at + 8] ?? 0;
    chapters.push({ title: list.toString('utf8', at + 9, at + 9 + length).trim(), startSec });
    at += 9 + length;
  }
  return chapters;
}

/** The text track that another track names in `tref`/`chap` (QuickTime File Format, chapter lists). */
async function readChapterTrack(place: ContentPlace, movie: Buffer): Promise<Chapter[]> {
  const tracks = findBoxes(movie, 'trak');
  const reference = tracks.map((track) => findBox(track, 'tref', 'chap')).find((chap) => chap && chap.length >= 4);
  const wanted = reference?.readUInt32BE(0);
  const track = tracks.find((candidate) => wanted !== undefined && readTrackId(candidate) === wanted);
  const header = track && findBox(track, 'mdia', 'mdhd');
  const samples = track && findBox(track, 'mdia', 'minf', 'stbl');
  if (!header || !samples) return [];
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12);
  const times = readTimes(samples);
  const places = readPlaces(samples);
  const chapters: Chapter[] = [];
  for (const [i, { offset, bytes }] of places.entries()) {
    const content = Buffer.from(await readRange(place, offset, Math.min(bytes, MAX_TITLE_BYTES)));
    const length = content.length >= 2 ? content.readUInt16BE(0) : 0;
    const isUtf16 = content.readUInt16BE(2) === 0xfeff && length >= 2;
    const title = isUtf16 ? new TextDecoder('utf-16be').decode(content.subarray(4, 2 + length)) : content.toString('utf8', 2, 2 + length);
    chapters.push({ title: title.trim(), startSec: timescale > 0 ? (times[i] ?? 0) / timescale : 0 });
  }
  return chapters;
}

function readTrackId(track: Buffer): number | null {
  const header = findBox(track, 'tkhd');
  return header && header.readUInt32BE(header[0] === 1 ? 20 : 12);
}

/** Start of each sample in units of the track's timescale, out of `stts`. */
function readTimes(samples: Buffer): number[] {
  const table = findBox(samples, 'stts');
  const times: number[] = [];
  let time = 0;
  for (let i = 0; table && i < table.readUInt32BE(4) && times.length < MAX_CHAPTERS; i++) {
    const count = table.readUInt32BE(8 + i * 8);
    const duration = table.readUInt32BE(12 + i * 8);
    for (let n = 0; n < count && times.length < MAX_CHAPTERS; n++) {
      times.push(time);
      time += duration;
    }
  }
  return times;
}

/** Where each sample lies in the file: sizes out of `stsz`, chunks out of `stsc` and `stco` or `co64`. */
function readPlaces(samples: Buffer): { offset: number; bytes: number }[] {
  const sizes = findBox(samples, 'stsz');
  const runs = findBox(samples, 'stsc');
  const wide = findBox(samples, 'co64');
  const chunks = wide ?? findBox(samples, 'stco');
  if (!sizes || !runs || !chunks) return [];
  const count = Math.min(MAX_CHAPTERS, sizes.readUInt32BE(8));
  const places: { offset: number; bytes: number }[] = [];
  let run = 0;
  for (let chunk = 1; chunk <= chunks.readUInt32BE(4) && places.length < count; chunk++) {
    while (run + 1 < runs.readUInt32BE(4) && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk) run++;
    let offset = wide ? Number(wide.readBigUInt64BE(chunk * 8)) : chunks.readUInt32BE(4 + chunk * 4);
    const inChunk = runs.readUInt32BE(12 + run * 12);
    for (let n = 0; n < inChunk && places.length < count; n++) {
      const bytes = sizes.readUInt32BE(4) || sizes.readUInt32BE(12 + places.length * 4);
      places.push({ offset, bytes });
      offset += bytes;
    }
  }
  return places;
}
