import type { Chapter } from '#core/library/chapter.ts';
import type { ContentPlace } from '#server/open-content.ts';
import { readRange } from '../read-bytes.ts';
import { readMp4Chapters } from './mp4-chapters.ts';
import { readBoxHeader } from './mp4-header.ts';

export interface Mp4Outline {
  hasMovie: boolean;
  /** Bytes that the boxes promise beyond the end of the file. */
  missingBytes: number;
  chapters: Chapter[];
}

const MAX_BOXES = 10_000;
const MAX_MOVIE_BYTES = 64 * 1024 * 1024;

/** Walks the top-level boxes of an MP4 without reading its media: whether it is whole, and its chapters. */
export async function readMp4Outline(place: ContentPlace, bytes: number): Promise<Mp4Outline> {
  const outline: Mp4Outline = { hasMovie: false, missingBytes: 0, chapters: [] };
  let offset = 0;
  for (let i = 0; offset + 8 <= bytes && i < MAX_BOXES; i++) {
    const header = Buffer.from(await readRange(place, offset, 16));
    const box = readBoxHeader(header, offset, 0, bytes);
    if (!box) {
      outline.missingBytes = Math.max(outline.missingBytes, 1);
      break;
    }
    if (box.end > bytes) outline.missingBytes = box.end - bytes;
    else if (box.type === 'moov') {
      outline.hasMovie = true;
      const size = box.end - box.start;
      if (size <= MAX_MOVIE_BYTES) outline.chapters = await readMp4Chapters(place, Buffer.from(await readRange(place, box.start, size)));
    }
    offset = box.end;
  }
  return outline;
}
