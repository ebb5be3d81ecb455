import { parseUnitName, stripNumber } from '#core/library/names/file-name.ts';
import { countWords, estimateReadingSec, QUIZ_QUESTION_SEC } from '#core/library/source/reading-time.ts';
import { lookUp } from '#core/look-up.ts';
import { DERIVED_ROOT } from '../roots.ts';
import { BOOK_MIME, splitName } from '../scan/file-types.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import { AlreadyReported } from './already-reported.ts';
import { readEpub } from './book/read-epub.ts';
import { checkPdf } from './book/read-pdf.ts';
import type { SanitisedEpub } from './book/sanitise-epub.ts';
import type { MediaFile, UnitContent } from './item-content.ts';
import type { MediaTags } from './media/media-tags.ts';
import { readMedia } from './media/read-media.ts';
import type { WorkMetadata } from './metadata/work-metadata.ts';
import { hashFile } from './read-bytes.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { locate, type ReadContext } from './read-context.ts';
import { readQuiz } from './read-sidecars.ts';
import type { RenderedText } from './text/render-markdown.ts';

/** What a unit's own file says: the recording, the film, the book, the quiz or the text. */
export interface Primary extends Pick<UnitContent, 'kind' | 'durationSec' | 'media' | 'chapters' | 'quiz' | 'toc' | 'fingerprint'> {
  title: string | null;
  sample: boolean | null;
  lacksChapterTitles: boolean;
  /** About the whole work. */
  tags: MediaTags | null;
  book: WorkMetadata | null;
  picture: Uint8Array | null;
}

export interface PrimaryOptions {
  wantsPicture: boolean;
  /** Title of the work by its folder's name, which file names and tags may repeat. */
  workName: string;
  /** A work of one file: its title tag names the work, not a part. */
  isWholeWork: boolean;
}

/** @throws {UnreadableFile} when it cannot be played or read */
export async function readPrimary(
  context: ReadContext,
  primary: ScannedFile,
  options: PrimaryOptions,
  rendered: RenderedText | null,
): Promise<Primary> {
  const { role, extension } = splitName(primary.name);
  const place = locate(context, primary.path);
  const empty = {
    media: null,
    chapters: [],
    lacksChapterTitles: false,
    quiz: null,
    toc: null,
    tags: null,
    book: null,
    picture: null,
    title: null,
    sample: null,
  };
  if (role === 'audio' || role === 'video') {
    const content = await readMedia(context, primary, options.wantsPicture);
    const { fingerprint, hash } = await hashFile(place, primary.bytes, primary.mtimeMs);
    const { kind, durationSec, chapters, lacksChapterTitles, tags, picture } = content;
    return {
      ...empty,
      kind,
      durationSec,
      chapters,
      lacksChapterTitles,
      tags,
      picture,
      fingerprint,
      title: usefulTitle(tags, options),
      media: serve(context, primary, kind, content.mime, hash),
    };
  }
  const { fingerprint, hash } = await hashFile(place, primary.bytes, primary.mtimeMs);
  if (role === 'quiz') {
    const quiz = await readQuiz(context, primary);
    if (!quiz) throw new AlreadyReported();
    return {
      ...empty,
      kind: 'quiz',
      durationSec: (quiz.pick ?? quiz.questions.length) * QUIZ_QUESTION_SEC,
      quiz,
      title: quiz.title,
      sample: quiz.sample ?? null,
      fingerprint,
    };
  }
  if (role === 'book') {
    const media = serve(context, primary, 'book', lookUp(BOOK_MIME, extension) ?? '', hash);
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
  { bytes, threats, parts }: SanitisedEpub,
): Promise<MediaFile> {
  const held = [
    ...(threats > 0 ? [`${threats} ${threats === 1 ? 'script, handler or load' : 'scripts, handlers or loads'} from elsewhere`] : []),
    ...(parts > 0 ? [`${parts} ${parts === 1 ? 'frame, form or embedded object' : 'frames, forms or embedded objects'}`] : []),
  ];
  if (held.length > 0) {
    context.problems.notice(
      file.path,
      `The book holds ${held.join(' and ')}; readers get a copy without.`,
      'Nothing to do, unless the book needs them to be read.',
    );
  }
  const saved = await context.derived.save('books', 'epub', bytes);
  return { ...media, root: DERIVED_ROOT, path: saved.path, bytes: saved.bytes, hash: saved.hash };
}

/** Programs fill the title tag of a part with the work's title or with `Track 3`: then the file name says more. */
function usefulTitle(tags: MediaTags, options: PrimaryOptions): string | null {
  const repeatsWork = !options.isWholeWork && tags.title?.toLowerCase().startsWith(options.workName.toLowerCase());
  const title = tags.title && (repeatsWork ? parseUnitName(tags.title, options.workName).title : stripNumber(tags.title));
  if (!title || /^(?:(?:disc|disk|cd)\s*\d+\W+)?(?:track|titel|piste|pista|untitled)?[\s_-]*\d*$/i.test(title)) return null;
  return !options.isWholeWork && title === tags.album ? null : title;
}

function serve(context: ReadContext, file: ScannedFile, role: string, mime: string, hash: string): MediaFile {
  return { role, root: context.root.name, path: file.path, mime, bytes: file.bytes, mtimeMs: file.mtimeMs, hash };
}
