import type { CareerLevel } from '../questions.ts';
import { foldText } from '../../fold-text.ts';
import type { Situation } from './situation.ts';

/** What a text means, as the sentence encoder has it: of length 1. */
export type Meaning = Float32Array;

/** What the learner chose: ids of choices, the foremost first. */
export interface Choices {
  readonly careerLevel?: CareerLevel | undefined;
  readonly goals: readonly string[];
  readonly challenges: readonly string[];
}

/** Words of the learner, with what they mean. */
export interface MeantWords {
  readonly text: string;
  /** Null where it was not read for what it means: then words alone count. */
  readonly meaning: Meaning | null;
}

export interface Ranked {
  readonly situation: Situation;
  readonly score: number;
}

/** A situation, and the direction in which what is said of it lies from what is said of work at all. */
export interface Findable {
  readonly situation: Situation;
  readonly direction: Meaning;
}

/** Below it nothing is close enough to ask about: of sentences that belong somewhere, one in twenty. */
export const CLOSE = 0.3;
/** Of own sentences that come so close four in five belong there. */
export const LIKELY = 0.5;

/** How much the words count beside what they mean; how much what only sounds like it counts against; and what was chosen beside both. */
const WEIGHTS = { words: 0.15, near: 0.6, choices: 0.03 };
/** Less than the least choice: a level alone makes no situation. */
const LEVEL_WEIGHT = 0.1;
const BESIDE_WEIGHT = 0.1;

export interface Matcher {
  readonly situations: readonly Situation[];
  /** All of them, the one first that these words come nearest to. */
  rankWords(words: MeantWords, choices?: Choices): Ranked[];
  /** All of them, the one first that the choices come nearest to. */
  rankChoices(choices: Choices): Ranked[];
}

/** @param middle what is said of work at all: the mean over all situations */
export function openMatcher(found: readonly Findable[], middle: Meaning): Matcher {
  const indexed = indexWords(found.map(({ situation }) => tellingLines(situation).join(' ')));
  const rank = (scoreOf: (one: Findable, place: number) => number): Ranked[] =>
    found
      .map((one, place) => ({ situation: one.situation, score: scoreOf(one, place) }))
      .toSorted((one, other) => other.score - one.score || one.situation.id.localeCompare(other.situation.id));
  return {
    situations: found.map(({ situation }) => situation),
    rankWords: ({ text, meaning }, choices) => {
      const byWords = indexed(text);
      const towards = meaning && unit(minus(meaning, middle));
      return rank(
        ({ situation, direction }, place) =>
          (towards ? dot(towards, direction) : 0) +
          WEIGHTS.words * (byWords[place] ?? 0) +
          (choices ? WEIGHTS.choices * scoreChoices(choices, situation) : 0),
      );
    },
    rankChoices: (choices) => rank(({ situation }) => scoreChoices(choices, situation)),
  };
}

/** What tells of a situation: how people put it, and what a coach says and is asked in it. */
export const tellingLines = ({ name, picture, said, cost, order, write, actions, asks }: Situation): string[] => [
  ...[name, picture, ...said, cost, order, write.message],
  ...actions.flatMap(({ do: action, why }) => [action, why]),
  ...asks.flatMap(({ q, a }) => [q, a]),
];

/** Where a situation lies from the middle, of what its telling lines mean and those that only sound like it. */
export function directionOf(telling: readonly Meaning[], near: readonly Meaning[], middle: Meaning): Meaning {
  const sum = new Float32Array(middle.length);
  const add = (meaning: Meaning, weight: number): void => unit(minus(meaning, middle)).forEach((one, i) => (sum[i]! += weight * one));
  for (const meaning of telling) add(meaning, 1);
  for (const meaning of near) add(meaning, -WEIGHTS.near);
  return unit(sum);
}

/** What each has in common with all others. */
export function middleOf(meanings: readonly Meaning[]): Meaning {
  const sum = new Float32Array(meanings[0]?.length ?? 0);
  for (const meaning of meanings) meaning.forEach((one, i) => (sum[i]! += one / meanings.length));
  return sum;
}

/**
 * The nearest of a situation's goals and challenges count most, and so do the foremost of the learner's; what it has beside and
 * nobody chose counts against it.
 */
function scoreChoices(choices: Choices, { levels, goals, challenges }: Situation): number {
  const isChosen = (id: string): boolean => choices.goals.includes(id) || choices.challenges.includes(id);
  const beside = [...goals, ...challenges].filter((id) => !isChosen(id)).length;
  const shared = scoreShared(choices.goals, goals) + scoreShared(choices.challenges, challenges) - BESIDE_WEIGHT * beside;
  return choices.careerLevel !== undefined && levels.includes(choices.careerLevel) ? shared + LEVEL_WEIGHT : shared;
}

function scoreShared(chosen: readonly string[], named: readonly string[]): number {
  return named.reduce((sum, id, place) => {
    const rank = chosen.indexOf(id);
    return rank === -1 ? sum : sum + 1 / (1 + place) / (1 + rank / 2);
  }, 0);
}

const dot = (one: Meaning, other: Meaning): number => one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
const minus = (one: Meaning, other: Meaning): Meaning => one.map((value, i) => value - (other[i] ?? 0));
const unit = (one: Meaning): Meaning => {
  const length = Math.sqrt(dot(one, one)) || 1;
  return one.map((value) => value / length);
};

const wordsOf = (text: string): string[] =>
  (
    foldText(text)
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(stem);

/** As much of an English ending as may go without another word coming of it, roughly. */
const stem = (word: string): string => (word.length <= 4 ? word.replace(/(?<=..)s$/, '') : word.replace(/(?:ing|ed|es|s|ly)$/, ''));

/** Okapi BM25's usual figures: how soon a word said again counts no more, and how much long texts are held down. */
const [K1, B] = [1.2, 0.4];

/** BM25 of a text against each of the documents, as a share of what the best of them has. */
function indexWords(documents: readonly string[]): (text: string) => number[] {
  const counted = documents.map((text) => countWords(wordsOf(text)));
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const inDocuments = countWords(counted.flatMap((counts) => [...counts.keys()]));
  const weightOf = (word: string): number => {
    const held = inDocuments.get(word) ?? 0;
    return held === 0 ? 0 : Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
  };
  return (text) => {
    const asked = [...new Set(wordsOf(text))].map((word) => ({ word, weight: weightOf(word) }));
    const scores = counted.map((counts, i) =>
      asked.reduce((sum, { word, weight }) => {
        const count = counts.get(word) ?? 0;
        return sum + (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * (lengths[i] ?? 0)) / average));
      }, 0),
    );
    const best = Math.max(0, ...scores);
    return scores.map((score) => (best > 0 ? score / best : 0));
  };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
