import type { Chapter } from '#core/library/chapter.ts';

interface NativeTag {
  id: string;
  value: unknown;
}
interface ChapterFrame {
  label: string;
  info: { startTime: number };
  frames: ReadonlyMap<string, unknown>;
}
interface ContentsFrame {
  label: string;
  flags: { topLevel: boolean };
  childElementIds: readonly string[];
}

const MAX_CHAPTERS = 2000;
const MAX_DEPTH = 8;

/**
 * Chapters of an ID3 tag (ID3v2 Chapter Frame Addendum). Read from the frames, because a contents frame can list no more than
 * 255 chapters: long books have contents within contents, and chapters without a title.
 */
export function listId3Chapters(tags: readonly NativeTag[]): Chapter[] {
  const chapters = new Map(
    tags.flatMap((tag) => (tag.id === 'CHAP' && isChapter(tag.value) ? [[tag.value.label, tag.value] as const] : [])),
  );
  const contents = new Map(
    tags.flatMap((tag) => (tag.id === 'CTOC' && isContents(tag.value) ? [[tag.value.label, tag.value] as const] : [])),
  );
  const listed: ChapterFrame[] = [];
  const seen = new Set<string>();
  const collect = (id: string, depth: number): void => {
    if (seen.has(id) || depth > MAX_DEPTH || listed.length >= MAX_CHAPTERS) return;
    seen.add(id);
    const chapter = chapters.get(id);
    if (chapter) listed.push(chapter);
    else for (const child of contents.get(id)?.childElementIds ?? []) collect(child, depth + 1);
  };
  for (const [id, { flags }] of contents) if (flags.topLevel) collect(id, 0);
  // What no contents list is hidden on purpose; where nothing is listed, all are meant.
  const meant = listed.length > 0 ? listed : [...chapters.values()].slice(0, MAX_CHAPTERS);
  return meant.map(({ info, frames }) => {
    const title = frames.get('TIT2');
    return { title: typeof title === 'string' ? title.replace(/\0/g, '').trim().slice(0, 300) : '', startSec: info.startTime / 1000 };
  });
}

function isChapter(value: unknown): value is ChapterFrame {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'frames' in value &&
    value.frames instanceof Map &&
    'info' in value &&
    typeof value.info === 'object' &&
    value.info !== null &&
    'startTime' in value.info &&
    typeof value.info.startTime === 'number'
  );
}

function isContents(value: unknown): value is ContentsFrame {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'childElementIds' in value &&
    Array.isArray(value.childElementIds) &&
    'flags' in value &&
    typeof value.flags === 'object' &&
    value.flags !== null &&
    'topLevel' in value.flags
  );
}
