import { parseFromTokenizer, type IAudioMetadata, type IOptions } from 'music-metadata';
import type { Chapter } from '#core/library/chapter.ts';
import type { ContentPlace } from '#server/open-content.ts';
import { lookUp } from '#core/look-up.ts';
import { AUDIO_MIME, splitName, VIDEO_MIME } from '../../scan/file-types.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';
import { readRange, refuseSparse } from '../read-bytes.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { locate, type ReadContext } from '../read-context.ts';
import { listId3Chapters } from './id3-chapters.ts';
import { pickTags, type MediaTags } from './media-tags.ts';
import { readMp3Head } from './mp3-frames.ts';
import { readMp4Outline } from './mp4-boxes.ts';
import { openTokenizer } from './open-tokenizer.ts';
import { EXPECTED_CONTENT, SNIFF_BYTES, sniffContent } from './sniff-content.ts';
import { listVorbisChapters } from './vorbis-chapters.ts';

export interface MediaContent {
  kind: 'audio' | 'video';
  mime: string;
  durationSec: number;
  chapters: Chapter[];
  lacksChapterTitles: boolean;
  tags: MediaTags;
  picture: Uint8Array | null;
}

/** A broken file can send a parser through all of it; what takes longer than this is not worth waiting for. */
const PARSE_LIMIT_MS = 20_000;
/** Below this share of the promised bytes a file counts as cut off; the rest is rounding of encoders. */
const WHOLE_FRACTION = 0.9;

/**
 * Reads duration, chapters and tags of an audio or video file.
 * @throws {UnreadableFile} when the file is empty, cut off, mislabelled or holds no media
 */
export async function readMedia(context: ReadContext, file: ScannedFile, wantsPicture: boolean): Promise<MediaContent> {
  const place = locate(context, file.path);
  const { extension, role } = splitName(file.name);
  await refuseBroken(file, place, extension);
  const metadata = await parseWithin(place, wantsPicture);
  const durationSec = metadata.format.duration ?? 0;
  if (!Number.isFinite(durationSec) || durationSec <= 0) {
    throw new UnreadableFile('No episode audio or video was found in it.', 'Export the file again.');
  }
  const hasVideo = role === 'video' && metadata.format.hasVideo !== false;
  const outline = lookUp(EXPECTED_CONTENT, extension) === 'mp4' ? await readMp4Outline(place, file.bytes) : null;
  const tags = Object.values(metadata.native).flat();
  const listed = [listId3Chapters(tags), listVorbisChapters(tags), outline?.chapters ?? []].find((list) => list.length > 0) ?? [];
  const chapters = tidyChapters(listed, durationSec) ?? [];
  return {
    kind: hasVideo ? 'video' : 'audio',
    mime:
      (hasVideo || role === 'audio' ? (lookUp(VIDEO_MIME, extension) ?? lookUp(AUDIO_MIME, extension)) : audioTwin(extension)) ??
      'application/octet-stream',
    durationSec: Math.round(durationSec * 1000) / 1000,
    chapters,
    lacksChapterTitles: chapters.length > 0 && listed.every(({ title }) => title === ''),
    tags: pickTags(metadata),
    picture: metadata.common.picture?.[0]?.data ?? null,
  };
}

async function refuseBroken(file: ScannedFile, place: ContentPlace, extension: string): Promise<void> {
  if (file.bytes === 0) throw new UnreadableFile('The file is empty (0 bytes).', 'Copy it again.');
  refuseSparse(file);
  const content = sniffContent(await readRange(place, 0, SNIFF_BYTES));
  const expected = lookUp(EXPECTED_CONTENT, extension);
  if (content === 'zeros') throw new UnreadableFile('The file begins with nothing but zeros.', 'Copy it again.');
  // An old encoder may put anything before the first MP3 frame, so there the frames decide.
  if (content !== expected && !(content === 'unknown' && expected === 'mp3')) {
    const found = content === 'unknown' ? 'no known audio or video' : `${content.toUpperCase()} content`;
    throw new UnreadableFile(`The name says .${extension}, but the file holds ${found}.`, 'Give it the right ending or export it again.');
  }
  if (expected === 'mp3') {
    const head = await readMp3Head(place, file.bytes);
    if (!head) throw new UnreadableFile('There are no MP3 frames in it.', 'Export the file again.');
    if (head.promisedBytes !== null && head.presentBytes < head.promisedBytes * WHOLE_FRACTION)
      throw cutOff(head.presentBytes, head.promisedBytes);
  }
  if (expected === 'mp4') {
    const outline = await readMp4Outline(place, file.bytes);
    if (outline.missingBytes > 0) throw cutOff(file.bytes, file.bytes + outline.missingBytes);
    if (!outline.hasMovie) throw new UnreadableFile('The MP4 has no index (moov), so nothing can play it.', 'Export the file again.');
  }
}

function cutOff(present: number, promised: number): UnreadableFile {
  const percent = Math.max(0, Math.min(99, Math.floor((present / promised) * 100)));
  return new UnreadableFile(`The file is cut off: it holds about ${percent}% of what its header promises.`, 'Copy it again.');
}

async function parseWithin(place: ContentPlace, wantsPicture: boolean): Promise<IAudioMetadata> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableFile('Reading it took too long.', 'Export the file again.')), PARSE_LIMIT_MS);
  });
  try {
    return await Promise.race([parse(place, { duration: true, skipCovers: !wantsPicture }), late]);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('Its headers cannot be read.', 'Export the file again.');
  } finally {
    clearTimeout(timer);
  }
}

async function parse(place: ContentPlace, options: IOptions): Promise<IAudioMetadata> {
  const tokenizer = await openTokenizer(place);
  try {
    return await parseFromTokenizer(tokenizer, options);
  } finally {
    await tokenizer.close();
  }
}

function audioTwin(extension: string): string {
  return extension === 'webm' ? 'audio/webm' : 'audio/mp4';
}

/** In order, within the media, named; null when nothing useful is left. */
export function tidyChapters(chapters: readonly Chapter[], durationSec: number): Chapter[] | null {
  const useful = chapters
    .filter((chapter) => Number.isFinite(chapter.startSec) && chapter.startSec >= 0 && (durationSec <= 0 || chapter.startSec < durationSec))
    .sort((a, b) => a.startSec - b.startSec)
    .map((chapter, i) => ({ title: chapter.title || nameChapter(i), startSec: Math.round(chapter.startSec * 1000) / 1000 }));
  return useful.length > 0 ? useful : null;
}

function nameChapter(index: number): string {
  return `Chapter ${index + 1}`;
}
