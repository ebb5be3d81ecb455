import type { Passage } from '#core/coach/beside/passage.ts';
import { UNREAD, type SentenceVector } from '#core/coach/hear/samples.ts';
import { stemOf } from '#core/coach/reading/verb-forms.ts';
import { tokensOf } from '#core/language/ngrams.ts';
import { COACH_MODES, type CoachMode } from '#core/practice/modes.ts';
import type { Listener } from '../hearing/sentence-encoder.ts';
import { readKnownAnswers } from './read-coach-words.ts';
import { readSituations } from './read-situations.ts';

/** So many are compared by what they mean: each is read once, some 80 ms for all. */
const COMPARED = 16;
/**
 * How alike two questions are: how near they lie, and with the rare words counting more, what they share, and how much of
 * the one stands in any of the ways to ask the other. Of two short ones little that they share is of worth, hence the
 * surplus. docs/coach-figures.md has what was compared.
 */
const SHARED_COUNTS = 0.5;
const COVERED_COUNTS = 0.4;
const SURPLUS = 100;
/** Below this somebody asks something else. What is said of the coach is compared with what is known of the coach alone. */
const SURE = { question: 0.9, meta: 0.82 } as const;

/** One way to ask what is known. */
interface Question {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** Of all ways to ask for the same. */
  readonly allWords: ReadonlySet<string>;
  readonly modes: readonly CoachMode[];
  readonly isOfCoach: boolean;
  readonly passage: Passage;
}

export interface AskedMessage {
  readonly message: string;
  readonly mode: CoachMode;
  readonly heardAs: keyof typeof SURE;
}

/** Who reads what is asked, and those of the known questions that were not read before. */
interface Listeners {
  readonly ofAsked: Listener;
  readonly ofKnown: Listener;
}

/** Finds what is known about a question: only where one that is known asks the same. */
export function openPassages(folder?: string) {
  const findNearest = openNearest(folder);
  return async (asked: AskedMessage, listeners: Listeners): Promise<Passage | null> => {
    const nearest = await findNearest(asked, listeners);
    return nearest !== null && nearest.likeness >= SURE[asked.heardAs] ? nearest.passage : null;
  };
}

/** What asks most like a message, whether it asks the same or not. */
export function openNearest(folder?: string) {
  let known: ReturnType<typeof readQuestions> | undefined;
  const vectors = new Map<Question, SentenceVector>();
  return async (
    { message, mode, heardAs }: AskedMessage,
    { ofAsked, ofKnown }: Listeners,
  ): Promise<{ passage: Passage; likeness: number } | null> => {
    const { questions, worthOf } = await (known ??= readQuestions(folder));
    const asked = questionIn(message);
    const words = wordsOf(asked);
    const worth = worthOf(words);
    const near = questions
      .filter(({ modes, isOfCoach }) => modes.includes(mode) && (heardAs === 'question' || isOfCoach))
      .map((question) => {
        const worthIn = (own: ReadonlySet<string>): number => worthOf([...words].filter((word) => own.has(word)));
        const shared = (2 * worthIn(question.words)) / (worth + worthOf(question.words) + SURPLUS);
        const covered = worthIn(question.allWords) / (worth + SURPLUS / 2);
        return { question, alike: SHARED_COUNTS * shared + COVERED_COUNTS * covered };
      })
      .filter(({ alike }) => alike > 0)
      .toSorted((a, b) => b.alike - a.alike)
      .slice(0, COMPARED);
    const vector = await ofAsked.encode(asked);
    if (vector === null) return null;
    const unread = near.map(({ question }) => question).filter((question) => !vectors.has(question));
    const read = await ofKnown.encodeAll(unread.map(({ text }) => text));
    for (const [at, question] of unread.entries()) if (read[at]) vectors.set(question, read[at]);
    let best: { passage: Passage; likeness: number } | null = null;
    for (const { question, alike } of near) {
      const likeness = (vectors.get(question) ?? UNREAD).reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0) + alike;
      if (likeness > (best?.likeness ?? 0)) best = { passage: question.passage, likeness };
    }
    return best;
  };
}

/** The last sentence that asks; the whole where none does. */
function questionIn(message: string): string {
  const end = message.lastIndexOf('?');
  const start = Math.max(...['.', '?', '!'].map((mark) => message.slice(0, Math.max(0, end)).lastIndexOf(mark))) + 1;
  return message.slice(start, end + 1).trim() || message;
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    tokensOf(text)
      .filter((token) => /[\p{L}\d]/u.test(token))
      .map(stemOf),
  );

async function readQuestions(folder?: string) {
  const [situations, answers] = await Promise.all([readSituations(folder), readKnownAnswers(folder)]);
  const toQuestions = (asked: readonly string[], of: Pick<Question, 'modes' | 'isOfCoach' | 'passage'>): Question[] => {
    const allWords = wordsOf(asked.join('\n'));
    return asked.map((text) => ({ ...of, text, allWords, words: wordsOf(text) }));
  };
  const questions = [
    ...situations.flatMap(({ name, asks }) =>
      asks.flatMap(({ q, a }) => toQuestions([q], { modes: ['career'], isOfCoach: false, passage: { situation: name, answer: a } })),
    ),
    ...answers.flatMap(({ modes, asked, answer }) =>
      toQuestions(asked, { modes: modes ?? COACH_MODES, isOfCoach: modes === undefined, passage: { situation: null, answer } }),
    ),
  ];
  const counts = new Map<string, number>();
  for (const { words } of questions) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  /** Words that nobody asks with are as rare as can be. */
  const worthOf = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + Math.log(questions.length / (counts.get(word) ?? 1)) ** 2, 0);
  return { questions, worthOf };
}
