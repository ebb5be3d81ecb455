import { createHash } from 'node:crypto';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import type { Episode } from '../../catalogue/episodes.ts';
import { keepRecent } from '../../catalogue/keep-recent.ts';
import { isSpeakable } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { EPUB_LIMITS } from '../../library/read/book/zip-directory.ts';
import { UnreadableFile } from '../../library/unreadable-file.ts';
import { ObjectTooLarge } from '../../ports/storage/object-store.ts';
import { findMedia } from '../media/queries.ts';

/** A new way of reading texts gives other sentences: one more, and no browser keeps the old ones. */
const VERSION = 2;
/** Together the texts that are kept take some 50 MB at most: a shelf of novels, or hundreds of lessons. */
const KEPT_CUES = 200_000;

const FILE_MISSING = 'The file is missing from the library at the moment.';

type Spoken = Pick<Episode, 'unit' | 'item'>;

/** The texts of units as they are spoken: taken from their files once, and kept while there is room. */
export function openSpeechSource(house: House) {
  const kept = keepRecent<SpeechText>(KEPT_CUES, (speech) => speech.cues.length);
  const underWay = new Map<string, Promise<SpeechText>>();
  let lastBook: Promise<unknown> = Promise.resolve();

  const extract = async ({ unit, item }: Spoken): Promise<SpeechText> => {
    const { language } = item;
    const speech = await (unit.kind === 'ebook'
      ? speakBook(unit.mediaId, language)
      : house.jobs.run('speakText', { html: unit.html ?? '', language }));
    if (speech.cues.length === 0) throw new UnreadableFile('It has no text that can be read aloud.', '');
    return speech;
  };

  /** One book at a time, so that its bytes are not held while it waits. */
  const speakBook = (mediaId: string | null, language: string): Promise<SpeechText> => {
    const book = lastBook.then(async () => {
      const media = mediaId === null ? undefined : await findMedia(house, mediaId);
      if (!media) throw new Problem('not_found');
      const bytes = await house.store.read(media, EPUB_LIMITS.fileBytes);
      if (!bytes) throw new Problem('not_found', FILE_MISSING);
      return house.jobs.run('speakBook', { bytes, language });
    });
    lastBook = book.catch(() => {});
    return book;
  };

  return {
    /** @throws {Problem} 404 when there is nothing that could be spoken */
    read: async (spoken: Spoken): Promise<SpeechText> => {
      if (!isSpeakable(spoken.unit)) throw new Problem('not_found', refusal(spoken));
      const tag = speechTag(spoken);
      const known = kept.take(tag);
      if (known) return known;
      const started = underWay.get(tag) ?? extract(spoken).finally(() => underWay.delete(tag));
      underWay.set(tag, started);
      try {
        const speech = await started;
        kept.put(tag, speech);
        return speech;
      } catch (error) {
        if (error instanceof UnreadableFile || error instanceof ObjectTooLarge)
          throw new Problem('not_found', `This cannot be read aloud. ${error.message}`);
        if (isFileGone(error)) throw new Problem('not_found', FILE_MISSING);
        throw error;
      }
    },
    /** The text when it is at hand, for lists that do not wait for it. */
    peek: (spoken: Spoken): SpeechText | undefined => kept.peek(speechTag(spoken)),
  };
}

/** Changes with the text and with all that decides how it is split. */
export function speechTag({ unit, item }: Spoken): string {
  const hash = createHash('sha256').update(JSON.stringify([VERSION, unit.id, unit.fingerprint, item.language]));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

function refusal({ unit }: Spoken): string {
  if (unit.kind === 'ebook') return 'This book is a PDF. Only EPUB books can be read aloud.';
  return unit.kind === 'quiz' ? 'A quiz is not read aloud.' : 'This is a recording. It has no text to read aloud.';
}

const isFileGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(String(error.code));
