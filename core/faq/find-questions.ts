import { OTHER_WORDS } from './other-words.ts';
import type { AnchoredQuestion, QuestionGroup } from './question-groups.ts';
import { askedWords, wordsOf } from './question-words.ts';

const MOST_NEAREST = 5;

export interface FoundQuestions {
  /** Best first. */
  readonly questions: readonly AnchoredQuestion[];
  /** Each meets every word that was asked with; otherwise they are those that meet the most. */
  readonly areWhole: boolean;
}

/** The questions that a search means; null when it names nothing to look for. */
export function findQuestions(groups: readonly QuestionGroup[], query: string): FoundQuestions | null {
  const asked = askedWords(query);
  if (asked.length === 0) return null;
  const ranked = groups
    .flatMap(({ title, questions }) => questions.map((question) => ({ question, ...meet(asked, title, question) })))
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met || b.named - a.named);
  const most = ranked[0]?.met ?? 0;
  const best = ranked.filter(({ met }) => met === most).map(({ question }) => question);
  const areWhole = most === asked.length;
  return { questions: areWhole ? best : best.slice(0, MOST_NEAREST), areWhole };
}

/** How many of the words stand anywhere, and how many of them in the question itself or among its other words. */
function meet(asked: readonly string[], title: string, { id, question, answer }: AnchoredQuestion): { met: number; named: number } {
  const countIn = (text: string): number => {
    const words = wordsOf(text);
    return asked.filter((beginning) => words.some((word) => word.startsWith(beginning))).length;
  };
  const name = `${question} ${OTHER_WORDS[id] ?? ''}`;
  return { met: countIn(`${name} ${answer} ${title}`), named: countIn(name) };
}
