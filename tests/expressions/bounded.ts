/** Expressions whose time grows by more than the length of their text, and what keeps the text or the harm small. */
export interface Bounded {
  /** A file, or a folder. */
  readonly files: string;
  /** The highest power; 0 is one that the checker could not make out in time. */
  readonly powers: readonly number[];
  readonly why: string;
}

/** Held by slow-texts.test.ts. */
const GAPS = 'The same messages, and gaps of so many words or letters: with a limit to each, no more than the first power remains.';

export const BOUNDED: readonly Bounded[] = [
  { files: 'core/coach/', powers: [2], why: 'Messages of at most 10,000 letters, read in the planner, which gives up after its limit.' },
  { files: 'core/coach/safety/', powers: [3, 4], why: GAPS },
  { files: 'core/coach/score/interview/', powers: [3, 4], why: GAPS },
  { files: 'core/coach/score/turns/', powers: [0, 3, 4], why: GAPS },
  { files: 'core/coach/talks/goals.ts', powers: [4], why: GAPS },
  { files: 'core/coach/reading/leave-out.ts', powers: [0], why: 'The first letters of a sentence; slow-texts.test.ts reads them.' },
  { files: 'core/assessment/', powers: [2], why: 'Own words of a few hundred letters, read in the planner.' },
  { files: 'core/analysis-text/', powers: [2], why: 'One sentence of a service, whose answer has a limit.' },
  { files: 'core/iq/wording/', powers: [2, 4], why: 'Our own words, and those of a service, whose answer has a limit.' },
  {
    files: 'core/library/names/',
    powers: [2, 3, 4],
    why: 'Names of files and folders, and titles out of tags, read by the importer, a process of its own.',
  },
  { files: 'core/library/quiz/', powers: [2], why: 'An answer of some hundred letters.' },
  { files: 'core/library/source/', powers: [2], why: 'A line of a text of the library, read by the importer, a process of its own.' },
  { files: 'server/library/', powers: [2], why: 'Files of the library, read by the importer, whose threads have a limit for each file.' },
  { files: 'server/features/site/', powers: [2, 3], why: 'Pages and pictures that we have made ourselves.' },
  { files: 'server/ports/ai/', powers: [2], why: 'The address that the operator has set, and what our own coach says.' },
  { files: 'core/player/', powers: [2], why: 'A caption of the library, in the browser of whoever watches.' },
  { files: 'web/', powers: [2], why: 'In the browser of whoever wrote or opened it.' },
];

/** Built of what is found as they run, and of nothing else than whole words or names. */
export const BUILT_LATER: readonly string[] = [
  'core/coach/check-reply/is-english.ts',
  'core/iq/wording/known-figures.ts',
  'core/player/rows/row-text.ts',
  'server/library/read/book/read-epub.ts',
  'web/features/lesson/notes/find-words.ts',
];
