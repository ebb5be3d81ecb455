import { createHash } from 'node:crypto';
import type { Chapter } from '#core/library/chapter.ts';
import { parseEntryName, stripNumber, type EntryName } from '#core/library/file-name.ts';
import { UnitManifest } from '#core/library/manifest.ts';
import { estimateReadingSec, countWords, QUIZ_QUESTION_SEC } from '#core/library/reading-time.ts';
import { findChapterLines } from '#core/library/show-notes.ts';
import { BOOK_MIME, splitName } from '../scan/file-types.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import { AlreadyReported } from './already-reported.ts';
import { readCueChapters } from './cue-chapters.ts';
import type { EntryGroup } from './group-entries.ts';
import { listUsedFiles, makeResolver, reportMissingImages, type ItemAssets } from './item-assets.ts';
import type { MediaFile, UnitContent } from './item-content.ts';
import { hashFile, readText, UnreadableFile } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { readLenientText } from './lenient-text.ts';
import type { MediaTags } from './media-tags.ts';
import { readNfo, type NfoContent } from './nfo-metadata.ts';
import { readEpub } from './read-epub.ts';
import { readManifest } from './read-manifest.ts';
import { readMedia, tidyChapters } from './read-media.ts';
import { checkPdf } from './read-pdf.ts';
import { readChapters, readQuiz } from './read-sidecars.ts';
import { readTranscripts } from './read-transcripts.ts';
import { renderMarkdown, type RenderedText } from './render-markdown.ts';
import { attempt, reportFailure } from './report-failure.ts';
import { toMilliseconds } from './to-milliseconds.ts';
import type { SanitisedEpub } from '../sanitise/sanitise-epub.ts';
import { shorten, type WorkMetadata } from './work-metadata.ts';

export interface UnitReading {
  unit: UnitContent | null;
  /** What the unit's own content says about the whole work. */
  tags: MediaTags | null;
  book: WorkMetadata | null;
  picture: Uint8Array | null;
  /** What a metadata file of the unit's name says. */
  nfo: NfoContent | null;
  /** What the file's name says; the title is the unit's where nothing else names it. */
  name: EntryName;
  /** Where the unit's title comes from: its own frontmatter, what lies in or beside the file, the file's name. */
  titleSource: 'manifest' | 'content' | 'name';
  /** Somebody wrote chapters beside the file. */
  hasOwnChapters: boolean;
  /** Names from `downloads:` in the frontmatter. */
  downloadNames: string[];
  /** Set when the unit comes out later. */
  dueMs: number | null;
}

export interface UnitOptions {
  assets: ItemAssets;
  wantsPicture: boolean;
  language: string;
  sample: boolean;
  /** Name of the work, which file names may repeat. */
  workName: string;
  /** An episode's tags describe it; a chapter's describe the whole book. */
  tagsDescribeUnit: boolean;
  /** A work of one file: its title tag names the work, not a part. */
  isWholeWork: boolean;
}

const TEXT_LIMIT = 2 * 1024 * 1024;
const NOTHING: UnitReading = {
  unit: null,
  tags: null,
  book: null,
  picture: null,
  nfo: null,
  name: { title: '', season: null, episode: null },
  titleSource: 'name',
  hasOwnChapters: false,
  downloadNames: [],
  dueMs: null,
};

/** Reads one unit with all that belongs to it. What is wrong is reported; a unit that cannot be played is null. */
export async function readUnit(context: ReadContext, group: EntryGroup, options: UnitOptions): Promise<UnitReading> {
  try {
    return await readParts(context, group, options);
  } catch (error) {
    reportFailure(context.problems, group.primary.path, error);
    return NOTHING;
  }
}

async function readParts(context: ReadContext, group: EntryGroup, options: UnitOptions): Promise<UnitReading> {
  let manifest: UnitManifest = {};
  let rendered: RenderedText | null = null;
  let notes = '';
  if (group.text) {
    const text = await readTextPart(context, group.text, options.assets);
    if (!text) return NOTHING;
    ({ manifest, rendered, notes } = text);
  }
  if (manifest.draft) return NOTHING;
  const opensAt = toMilliseconds(manifest.publishAt ?? manifest.publishedAt);
  if (opensAt !== null && opensAt > context.now) return { ...NOTHING, dueMs: opensAt };

  const { primary } = group;
  const name = parseEntryName(group.stem, options.workName);
  const content = await readPrimary(context, group, options, rendered);
  const chapterFile = group.chapters && (await attempt(context, group.chapters, (file) => readChapters(context, file)));
  const nfo = await readBeside(context, group.nfo, readNfo);
  const isMedia = content.kind === 'audio' || content.kind === 'video';
  // The parts of one film carry one title, and it is the film's.
  const contentTitle = group.partTitle ?? nfo?.work.title ?? content.title ?? rendered?.heading ?? null;
  notes ||= content.tags?.description ?? '';
  reportIdleSidecars(context, group, isMedia);
  const ownChapters = isMedia ? tidyChapters(chapterFile ?? [], content.durationSec) : null;
  const unit: UnitContent = {
    declaredId: manifest.id ?? null,
    idFile: group.text?.path ?? primary.path,
    path: primary.path,
    slugSource: name.title,
    section: group.section,
    title: manifest.title ?? contentTitle ?? name.title,
    kind: content.kind,
    durationSec: content.durationSec,
    media: content.media,
    transcripts: isMedia ? await readTranscripts(context, group, options.language) : [],
    pictures: listUsedFiles(rendered?.html ?? null, options.assets),
    downloads: [],
    html: rendered?.html ?? null,
    description:
      manifest.description ??
      (rendered?.summary || (nfo?.work.description ?? shorten(options.tagsDescribeUnit ? (content.tags?.description ?? '') : ''))),
    chapters: ownChapters ?? (isMedia ? await findChapters(context, group, content, notes) : []),
    quiz: content.quiz,
    toc: content.toc,
    sample: manifest.sample ?? content.sample ?? options.sample,
    fingerprint: content.fingerprint,
  };
  return {
    unit,
    tags: content.tags,
    book: content.book,
    picture: content.picture,
    nfo,
    name,
    titleSource: manifest.title !== undefined ? 'manifest' : contentTitle !== null && group.partTitle === null ? 'content' : 'name',
    hasOwnChapters: ownChapters !== null,
    downloadNames: manifest.downloads ?? [],
    dueMs: null,
  };
}

type Primary = Pick<UnitContent, 'kind' | 'durationSec' | 'media' | 'chapters' | 'quiz' | 'toc' | 'fingerprint'> &
  Pick<UnitReading, 'tags' | 'book' | 'picture'> & { title: string | null; sample: boolean | null };

async function readPrimary(context: ReadContext, group: EntryGroup, options: UnitOptions, rendered: RenderedText | null): Promise<Primary> {
  const { primary } = group;
  const { role, extension } = splitName(primary.name);
  const path = locate(context, primary.path);
  const empty = { media: null, chapters: [], quiz: null, toc: null, tags: null, book: null, picture: null, title: null, sample: null };
  if (role === 'audio' || role === 'video') {
    const content = await readMedia(context, primary, options.wantsPicture);
    const { fingerprint, hash } = await hashFile(path, primary.bytes, primary.mtimeMs);
    const { kind, durationSec, chapters, tags, picture } = content;
    return {
      ...empty,
      kind,
      durationSec,
      chapters,
      tags,
      picture,
      fingerprint,
      title: usefulTitle(tags, options),
      media: serve(primary, kind, content.mime, hash),
    };
  }
  const { fingerprint, hash } = await hashFile(path, primary.bytes, primary.mtimeMs);
  if (role === 'quiz') {
    const quiz = await readQuiz(context, primary);
    if (!quiz) throw new AlreadyReported();
    return {
      ...empty,
      kind: 'quiz',
      durationSec: quiz.questions.length * QUIZ_QUESTION_SEC,
      quiz,
      title: quiz.title,
      sample: quiz.sample ?? null,
      fingerprint,
    };
  }
  if (role === 'book') {
    const media = serve(primary, 'book', BOOK_MIME[extension] ?? '', hash);
    if (extension === 'pdf') {
      await checkPdf(context, primary);
      return { ...empty, kind: 'ebook', durationSec: 0, media, fingerprint };
    }
    const book = await readEpub(context, primary);
    return {
      ...empty,
      kind: 'ebook',
      durationSec: estimateReadingSec(book.words),
      media: book.sanitised ? await serveSanitised(context, primary, media, book.sanitised) : media,
      toc: book.toc,
      book: book.metadata,
      picture: book.cover,
      title: book.metadata.title ?? null,
      fingerprint,
    };
  }
  if (!rendered?.html) throw new UnreadableFile('The lesson has no text.', 'Write it below the frontmatter.');
  return { ...empty, kind: 'text', durationSec: estimateReadingSec(countWords(rendered.text)), fingerprint };
}

/** A copy of the book without what it may not do. The file in the library stays as it is. */
async function serveSanitised(
  context: ReadContext,
  file: ScannedFile,
  media: MediaFile,
  { bytes, removed }: SanitisedEpub,
): Promise<MediaFile> {
  if (removed > 0) {
    context.problems.notice(
      file.path,
      `The book holds ${removed} ${removed === 1 ? 'script, handler or load' : 'scripts, handlers or loads'} from elsewhere; readers get a copy without.`,
      'Nothing to do, unless the book needs them to be read.',
    );
  }
  const saved = await context.derived.save('books', 'epub', bytes);
  return { ...media, root: 'derived', path: saved.path, bytes: saved.bytes, hash: saved.hash };
}

async function readTextPart(context: ReadContext, file: ScannedFile, assets: ItemAssets) {
  const text = await readText(locate(context, file.path), TEXT_LIMIT);
  const parsed = readManifest(file.path, text, UnitManifest, context.problems);
  if (!parsed) return null;
  const rendered = renderMarkdown(parsed.body, makeResolver(assets, file.path));
  reportMissingImages(context, file, rendered.missingImages);
  return { manifest: parsed.manifest, rendered, notes: parsed.body };
}

/** Captions beside a text: most likely the recording has not been copied yet. */
function reportIdleSidecars(context: ReadContext, group: EntryGroup, isMedia: boolean): void {
  if (isMedia) return;
  for (const file of [...group.captions.map((caption) => caption.file), ...(group.chapters ? [group.chapters] : [])]) {
    context.problems.notice(file.path, 'There is no audio or video of the same name.', 'Add the recording, or remove this file.');
  }
}

/** Without chapters beside the file: those inside it, of a cue sheet, in its notes. */
async function findChapters(context: ReadContext, group: EntryGroup, content: Primary, notes: string): Promise<Chapter[]> {
  if (content.chapters.length > 0) return content.chapters;
  const listed = await readBeside(context, group.cue, readCueChapters);
  return tidyChapters(listed ?? [], content.durationSec) ?? tidyChapters(findChapterLines(notes), content.durationSec) ?? [];
}

async function readBeside<T>(context: ReadContext, file: ScannedFile | null, parse: (text: string) => T): Promise<T | null> {
  return file && attempt(context, file, async ({ path }) => parse((await readLenientText(locate(context, path), TEXT_LIMIT)).text));
}

/** Programs fill the title tag of a part with the work's title or with `Track 3`: then the file name says more. */
function usefulTitle(tags: MediaTags, options: UnitOptions): string | null {
  const title = tags.title && stripNumber(tags.title);
  if (!title || /^(?:track|titel|piste|pista|untitled)?[\s_-]*\d*$/i.test(title)) return null;
  return !options.isWholeWork && title === tags.album ? null : title;
}

function serve(file: ScannedFile, role: string, mime: string, hash: string): MediaFile {
  return { role, root: 'library', path: file.path, mime, bytes: file.bytes, mtimeMs: file.mtimeMs, hash };
}

/** Over what a set of units holds, whatever they are called and however they are ordered. */
export function fingerprintUnits(units: readonly Pick<UnitContent, 'fingerprint'>[]): string {
  const hash = createHash('sha256');
  for (const fingerprint of units.map((unit) => unit.fingerprint).sort()) hash.update(`${fingerprint}\n`);
  return hash.digest('hex');
}
