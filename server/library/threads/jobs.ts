import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { parseTranscript } from '#core/transcript/parse-transcript.ts';
import { cutPassages, groupCues, type Passage } from '#core/transcript/passages.ts';
import type { ContentPlace } from '#server/open-content.ts';
import type { Curation } from '../curation/curation.ts';
import { readCuration, type Reference } from '../curation/read-curation.ts';
import { openDerivedStore, openEmptyStore } from '../derived-store.ts';
import { ProblemLog, type LibraryProblem } from '../problem.ts';
import { EPUB_LIMITS } from '../read/book/zip-directory.ts';
import { readWhole } from '../read/read-bytes.ts';
import type { FileWatch, ReadContext } from '../read/read-context.ts';
import { readItem, type ItemReading } from '../read/read-item.ts';
import type { LibraryRoot } from '../roots.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import type { ScannedFolder } from '../scan/walk-folder.ts';
import { speakEpub } from '../speak/speak-epub.ts';
import { speakHtml } from '../speak/speak-html.ts';

interface Place {
  /** With its real folder. */
  root: LibraryRoot;
  /** Null: what is made of files is described and not kept. */
  derivedDir: string | null;
  /** Milliseconds. */
  now: number;
}

/** Of what is served as captions; the import made them out of files of up to 10 MiB. */
const CAPTIONS_LIMIT = 32 * 1024 * 1024;

/** Everything that is done with the content of untrusted files. Jobs get and give plain data, because they run in threads. */
export const JOBS = {
  readItem: async (
    input: Place & { item: ScannedItem },
    watch: FileWatch,
  ): Promise<{ reading: ItemReading; problems: LibraryProblem[] }> => {
    const context = openContext(input, watch);
    return { reading: await readItem(context, input.item), problems: context.problems.list };
  },

  readCuration: async (
    input: Place & { folder: ScannedFolder; known: Curation },
    watch: FileWatch,
  ): Promise<{ curation: Curation; references: Reference[]; problems: LibraryProblem[] }> => {
    const context = openContext(input, watch);
    return { ...(await readCuration(context, input.folder, input.known)), problems: context.problems.list };
  },

  /** What is said in a file of captions, in WebVTT. */
  listCuePassages: async ({ place }: { place: ContentPlace }): Promise<Passage[]> => {
    const { cues } = parseTranscript((await readWhole(place, CAPTIONS_LIMIT)).toString(), 'vtt');
    return groupCues(cues);
  },

  listBookPassages: async ({ place, language }: { place: ContentPlace; language: string }): Promise<Passage[]> => {
    const { cues } = speakEpub(await readWhole(place, EPUB_LIMITS.fileBytes), language);
    return cutPassages(cues.map((cue) => cue.text).join(' '));
  },

  speakText: async ({ html, language }: { html: string; language: string }): Promise<SpeechText> => speakHtml(html, language),

  /** @throws {UnreadableFile} */
  speakBook: async ({ bytes, language }: { bytes: Uint8Array; language: string }): Promise<SpeechText> =>
    speakEpub(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), language),
} satisfies Record<string, (input: never, watch: FileWatch) => Promise<unknown>>;

export type JobName = keyof typeof JOBS;
export type JobInput<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>;

/** Who carries jobs out. */
export interface JobRunner {
  /** Jobs that are worth running at the same time. */
  readonly atOnce: number;
  /**
   * @param onFile is told of each file before it is read
   * @throws {UnreadableFile} when the job says so, or takes too much time or memory
   */
  run<Name extends JobName>(name: Name, input: JobInput<Name>, onFile?: (path: string) => void): Promise<JobResult<Name>>;
}

function openContext({ root, derivedDir, now }: Place, watch: FileWatch): ReadContext {
  const derived = derivedDir === null ? openEmptyStore() : openDerivedStore(derivedDir);
  return { root, derived, problems: new ProblemLog(root.name), now, watch };
}
