import { z } from 'zod';
import type { Chapter } from '#core/library/chapter.ts';
import { Quiz } from '#core/library/quiz.ts';
import { formatVtt } from '#core/transcript/format-vtt.ts';
import { parseTranscript } from '#core/transcript/parse-transcript.ts';
import { splitName } from '../scan/file-types.ts';
import { DERIVED_ROOT } from '../roots.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import type { MediaFile } from './item-content.ts';
import { hashFile, readText } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { readLenientText } from './text/lenient-text.ts';
import { describeIssue, parseJson, parseYaml } from './text/parse-yaml.ts';

const TEXT_LIMIT = 10 * 1024 * 1024;
const MAX_REPORTED = 3;

const seconds = z.number().min(0);
const title = z.string().trim().max(300).default('');
// Podcasting 2.0 (`startTime`), ours (`startSec`) and Audiobookshelf (`start`).
const ChapterLine = z.union([
  z
    .object({ startTime: seconds, title, toc: z.boolean().optional() })
    .transform((c) => ({ title: c.title, startSec: c.startTime, shown: c.toc !== false })),
  z.object({ startSec: seconds, title }).transform((c) => ({ ...c, shown: true })),
  z.object({ start: seconds, title }).transform((c) => ({ title: c.title, startSec: c.start, shown: true })),
]);
export const ChaptersFile = z
  .union([z.array(ChapterLine).max(2000), z.object({ chapters: z.array(ChapterLine).max(2000) }).transform((file) => file.chapters)])
  .transform((list) => list.filter((chapter) => chapter.shown).map(({ title: name, startSec }): Chapter => ({ title: name, startSec })));

/** Chapters of a `.chapters.json`; null, and reported, when they cannot be read. */
export async function readChapters(context: ReadContext, file: ScannedFile): Promise<Chapter[] | null> {
  const { value, lineOf } = parseJson(await readText(locate(context, file.path), TEXT_LIMIT));
  const result = ChaptersFile.safeParse(value);
  if (result.success) return result.data;
  const bad = findBadChapter(value);
  context.problems.error(
    file.path,
    bad ? `chapters[${bad.index}]: it needs a title (text) and a startTime (seconds, not below 0).` : 'This is not a list of chapters.',
    'Write {"chapters": [{"startTime": 0, "title": "Opening"}]}.',
    lineOf(bad?.path ?? []),
  );
  return null;
}

function findBadChapter(value: unknown): { index: number; path: PropertyKey[] } | null {
  const isWrapped = typeof value === 'object' && value !== null && 'chapters' in value;
  const list: unknown = isWrapped ? value.chapters : value;
  if (!Array.isArray(list)) return null;
  const index = list.findIndex((chapter) => !ChapterLine.safeParse(chapter).success);
  return index === -1 ? null : { index, path: isWrapped ? ['chapters', index] : [index] };
}

const QUIZ_KEYS = [
  ...['title', 'sample', 'passFraction', 'pick', 'questions', 'id', 'type', 'text', 'options', 'explanation', 'correct'],
  ...['accept', 'tolerance', 'variants'],
];

/** A quiz; null, and reported with the question's line, when anything in it is wrong. */
export async function readQuiz(context: ReadContext, file: ScannedFile): Promise<Quiz | null> {
  const { value, lineOf } = parseYaml(await readText(locate(context, file.path), TEXT_LIMIT));
  const result = Quiz.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues.slice(0, MAX_REPORTED)) {
    const { problem, fix } = describeIssue(issue, QUIZ_KEYS);
    context.problems.error(file.path, problem, fix, lineOf(issue.path));
  }
  return null;
}

/**
 * A transcript that a player can load: WebVTT as it is or, with a bad cue, a copy of the good ones; SubRip converted.
 * Null, and reported, when no cue is good.
 */
export async function readCaptions(context: ReadContext, file: ScannedFile, role: string): Promise<MediaFile | null> {
  const place = locate(context, file.path);
  const { extension } = splitName(file.name);
  const text = extension === 'srt' ? await readSrt(context, file) : await readText(place, TEXT_LIMIT);
  const transcript = parseTranscript(text, extension === 'srt' ? 'srt' : 'vtt');
  const { cues, problems } = transcript;
  for (const { line, problem } of problems.slice(0, MAX_REPORTED))
    context.problems.error(file.path, problem, 'Correct the cue; it is left out until then.', line);
  if (problems.length > MAX_REPORTED) {
    context.problems.error(
      file.path,
      `${problems.length - MAX_REPORTED} more cues are wrong.`,
      'Export the captions again.',
      problems[MAX_REPORTED]?.line ?? null,
    );
  }
  if (cues.length === 0) return null;
  // A browser drops bad cues of WebVTT by itself, but a good copy makes every reader agree.
  if (extension === 'srt' || problems.length > 0) {
    const saved = await context.derived.save('captions', 'vtt', Buffer.from(formatVtt(transcript)));
    return { role, root: DERIVED_ROOT, path: saved.path, mime: 'text/vtt', bytes: saved.bytes, mtimeMs: file.mtimeMs, hash: saved.hash };
  }
  const { hash } = await hashFile(place, file.bytes, file.mtimeMs);
  return { role, root: context.root.name, path: file.path, mime: 'text/vtt', bytes: file.bytes, mtimeMs: file.mtimeMs, hash };
}

/** Old SubRip files are often in the Windows code page; that reading is a guess, and is reported as one. */
async function readSrt(context: ReadContext, file: ScannedFile): Promise<string> {
  const { text, isGuessed } = await readLenientText(locate(context, file.path), TEXT_LIMIT);
  if (isGuessed) context.problems.notice(file.path, 'The text is not UTF-8; it was read as Windows-1252.', 'Save it as UTF-8.');
  return text;
}
