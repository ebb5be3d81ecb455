import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import type { Presentation } from '../../../item/presentation.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { findExtremes } from './extremes.ts';
import { FORMS, type Asked, type Form } from './forms.ts';
import { isInGroup, type Group } from './region.ts';
import { sayFact, sayParts, sayQuestion, type Wording } from './say.ts';
import { TOPIC_IDS, TOPICS } from './topics.ts';

export interface SetPuzzle extends Wording {
  readonly facts: readonly { readonly group: Group; readonly count: number }[];
  readonly asked: Group;
  readonly how: Asked;
  /** Numbers beside the point: which aside of the topic it is, before which of the facts it stands, and its number. */
  readonly asides: readonly { readonly aside: number; readonly before: number; readonly count: number }[];
}

/** How many are in two or three sets that overlap. By level: two sets; with those in none; three; overlapping; least and most. */
export const SET_COUNTS = defineTemplate<SetPuzzle>({
  id: 'set-counts',
  compose: composeSets,
  solve: solveSets,
  present: presentSets,
  sign: signSets,
  explain: explainSets,
  // Somebody who adds and takes away without reading is right that often: with few numbers there are few ways to.
  guess: ({ facts }) => GUESS[facts.length] ?? 0.01,
});

/** By how many facts there are. */
const GUESS: Readonly<Record<number, number>> = { 2: 0.1, 3: 0.05 };
/** No number is the answer so often that typing it would pay. */
const ANSWERS = [4, 83] as const;
const TRIES = 40;
/** With the numbers of the sets that are not needed. */
const ASIDES: Readonly<Record<Level, number>> = { 1: 2, 2: 2, 3: 2, 4: 1, 5: 1 };

/** The answer is thrown first; regions are few or many by chance, but for one that makes it come out. */
function composeSets(random: Random, level: Level): Composed<SetPuzzle> | null {
  const form = pickOne(random, FORMS[level]);
  const wanted = intBetween(random, ...ANSWERS);
  for (let n = 0; n < TRIES; n++) {
    const regions = throwRegions(random, form, wanted);
    if (!regions) continue;
    const countOf = (group: Group): number => regions.reduce((sum, count, region) => (isInGroup(group, region) ? sum + count : sum), 0);
    const topic = pickOne(random, TOPIC_IDS);
    const facts = form.given.map(([group]) => ({ group, count: countOf(group) }));
    const first = facts.filter(({ group }) => group.kind === 'all');
    const besides = throwBesides(
      random,
      facts.map(({ count }) => count),
      ASIDES[level] - form.given.filter(([, times]) => times === 0).length,
    );
    if (!besides) continue;
    const puzzle: SetPuzzle = {
      topic,
      sets: shuffle(random, TOPICS[topic].sets).slice(0, form.sets),
      facts: [...first, ...shuffle(random, facts.slice(first.length))],
      asked: form.asked,
      how: form.how,
      asides: pickMany(random, [0, 1, 2], besides.length).map((aside, i) => ({
        aside,
        before: intBetween(random, first.length, facts.length),
        count: besides[i] ?? 0,
      })),
    };
    return { puzzle, key: String(wanted), rules: describe(puzzle) };
  }
  return null;
}

/** Numbers that stand at any place among the others by their size, the first and the last too. Null when there is no room. */
function throwBesides(random: Random, counts: readonly number[], wanted: number): number[] | null {
  const besides: number[] = [];
  while (besides.length < wanted) {
    const sorted = [...counts, ...besides].toSorted((a, b) => a - b);
    const above = intBetween(random, 0, sorted.length);
    const low = (sorted[above - 1] ?? 2) + 1;
    const high = (sorted[above] ?? Math.ceil((sorted.at(-1) ?? 0) * 1.4) + 4) - 1;
    if (low > high) return null;
    besides.push(intBetween(random, low, high));
  }
  return besides;
}

const MOST_IN_REGION = [6, 15, 30] as const;

function throwRegions(random: Random, { sets, given }: Form, wanted: number): number[] | null {
  const regions = Array.from({ length: 2 ** sets }, () => intBetween(random, 2, pickOne(random, MOST_IN_REGION)));
  const times = regions.map((_, region) => given.reduce((sum, [group, factor]) => (isInGroup(group, region) ? sum + factor : sum), 0));
  const answer = regions.reduce((sum, count, region) => sum + count * (times[region] ?? 0), 0);
  const free = pickOne(
    random,
    [...regions.keys()].filter((region) => (times[region] ?? 0) > 0),
  );
  const count = (regions[free] ?? 0) + (wanted - answer) / (times[free] ?? 1);
  return Number.isInteger(count) && count >= 2 ? regions.with(free, count) : null;
}

const write = (group: Group): string => {
  if (group.kind === 'all') return 'all';
  return group.kind === 'pattern' ? `+${group.in.join('')}-${group.out.join('')}` : `${group.kind} ${group.sets}`;
};

const describe = ({ facts, asked, how }: { facts: readonly { group: Group }[]; asked: Group; how: Asked }): string =>
  `${facts
    .map(({ group }) => write(group))
    .toSorted()
    .join(', ')} > ${how} ${write(asked)}`;

const toSums = ({ sets, facts }: SetPuzzle): number[][] =>
  facts.map(({ group, count }) => [...Array.from({ length: 2 ** sets.length }, (_, region) => Number(isInGroup(group, region))), count]);

const toGoal = ({ sets, asked }: SetPuzzle): number[] =>
  Array.from({ length: 2 ** sets.length }, (_, region) => Number(isInGroup(asked, region)));

/** By how few and how many there can be at all; a question for the number itself has an answer only when both are the same. */
export function solveSets(puzzle: SetPuzzle): string[] {
  const found = findExtremes(toSums(puzzle), toGoal(puzzle));
  if (!found) return [];
  if (puzzle.how === 'exact') return [...new Set([String(found.least), String(found.most)])];
  return [String(puzzle.how === 'least' ? found.least : found.most)];
}

function sayLines(puzzle: SetPuzzle): string[] {
  const asidesBefore = (place: number): string[] =>
    puzzle.asides.filter(({ before }) => before === place).map(({ aside, count }) => TOPICS[puzzle.topic].asides[aside]?.(count) ?? '');
  return [
    ...puzzle.facts.flatMap(({ group, count }, i) => [...asidesBefore(i), sayFact(group, count, puzzle)]),
    ...asidesBefore(puzzle.facts.length),
  ];
}

function presentSets(puzzle: SetPuzzle): Presentation {
  return {
    prompt: sayQuestion(puzzle.asked, puzzle.how, puzzle),
    blocks: [{ type: 'statements', lines: sayLines(puzzle) }],
    format: { type: 'number' },
  };
}

function signSets({ facts, asked, how }: SetPuzzle): string {
  return `${facts
    .map(({ group, count }) => `${write(group)}=${count}`)
    .toSorted()
    .join(', ')} > ${how} ${write(asked)}`;
}

function explainSets({ puzzle, key, rules }: Composed<SetPuzzle>): string {
  const form = LEVELS.flatMap((level) => FORMS[level]).find(
    (one) => describe({ ...one, facts: one.given.map(([group]) => ({ group })) }) === rules,
  );
  if (!form) return '';
  const isHalf = form.given.some(([, times]) => !Number.isInteger(times));
  const terms = form.given
    .filter(([, times]) => times !== 0)
    .map(([group, times]) => ({
      times: isHalf ? 2 * times : times,
      count: puzzle.facts.find((fact) => write(fact.group) === write(group))?.count ?? 0,
    }))
    .toSorted((a, b) => b.times - a.times);
  const sum = terms
    .map(
      ({ times, count }, i) => `${times < 0 ? ' − ' : i > 0 ? ' + ' : ''}${Math.abs(times) === 1 ? '' : `${Math.abs(times)} × `}${count}`,
    )
    .join('');
  const why = form.why === 'parts' ? sayParts(form, puzzle) : form.why({ ...TOPICS[puzzle.topic], sets: puzzle.sets });
  return `${why} So it is ${isHalf ? `half of ${sum}` : sum}, which is ${key}.`;
}
