import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem, type MadeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { explainStates } from './explain-states.ts';
import type { KindsPuzzle, Literal, StatesPuzzle } from './sentence.ts';
import { solveLogic } from './solve.ts';
import { KIND_TOPICS } from './topics.ts';
import { NONE } from './wording.ts';

const so = (thing: number): Literal => ({ thing, isSo: true });
const not = (thing: number): Literal => ({ thing, isSo: false });
const states = (premises: StatesPuzzle['premises']): StatesPuzzle => ({
  kind: 'states',
  topic: 0,
  premises,
  options: [so(1), not(1), so(2), not(2), null],
});

/** What is said of things of sixteen sorts, read from the words: how many of each sort there are makes it true or not. */
function readSentence(text: string, properties: readonly string[]): (counts: readonly number[]) => boolean {
  const has = (sort: number, word: string): boolean => (sort >> properties.indexOf(word)) % 2 === 1;
  const sum = (counts: readonly number[], isMeant: (sort: number) => boolean): number =>
    counts.reduce((total, count, sort) => (isMeant(sort) ? total + count : total), 0);
  const [half] = /than half/.exec(text) ?? [];
  const named = [...text.matchAll(/(not |nor |neither )?\b([a-z]+)\b/g)]
    .filter(([, , word = '']) => properties.includes(word))
    .map(
      ([, denial, word = '']) =>
        (sort: number) =>
          has(sort, word) !== (denial !== undefined),
    );
  const [first = () => false, second = () => true] = named;
  if (half) return (counts) => (text.startsWith('More') ? 1 : -1) * (2 * sum(counts, first) - sum(counts, () => true)) > 0;
  const both = (sort: number): boolean => first(sort) && second(sort);
  if (text.startsWith('At least one')) return (counts) => sum(counts, both) > 0;
  if (text.startsWith('Not all')) return (counts) => sum(counts, (sort) => first(sort) && !second(sort)) > 0;
  if (text.startsWith('All')) return (counts) => sum(counts, (sort) => first(sort) && !second(sort)) === 0;
  if (text.startsWith('Only')) return (counts) => sum(counts, (sort) => second(sort) && !first(sort)) === 0;
  throw new Error(`Not to be read: ${text}`);
}

const SORTS = 16;

/** Up to two things of each of these sorts. */
function worldsOf(sorts: readonly number[]): number[][] {
  return sorts.reduce<number[][]>(
    (worlds, sort) => worlds.flatMap((counts) => [0, 1, 2].map((count) => counts.with(sort, count))),
    [Array<number>(SORTS).fill(0)],
  );
}

function answerByReading({ presentation: { blocks, format } }: MadeItem): string[] {
  const lines = blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
  const words = new Set(lines.join(' ').replaceAll('.', '').split(' '));
  const properties = KIND_TOPICS.map((topic) => topic.properties).find((each) => each.every((word) => words.has(word))) ?? [];
  const given = lines.map((line) => readSentence(line, properties));
  const rules = given.filter((_, i) => /^(All|Only)/.test(lines[i] ?? ''));
  const one = (sort: number): number[] => Array<number>(SORTS).fill(0).with(sort, 1);
  const allowed = [...one(0).keys()].filter((sort) => rules.every((holds) => holds(one(sort))));
  const worlds = worldsOf(allowed).filter((counts) => given.every((holds) => holds(counts)));
  const options = format.type === 'choice' ? format.options : [];
  const right = options.filter(({ text = '' }) => text !== NONE && worlds.every(readSentence(text, properties)));
  return right.length > 0 ? right.map(({ id }) => id) : options.flatMap(({ id, text }) => (text === NONE ? [id] : []));
}

describe('sentence-logic', () => {
  it('draws what follows, and nothing that only seems to', () => {
    expect(
      solveLogic(
        states([
          { form: 'if', a: so(0), b: so(1) },
          { form: 'fact', a: so(0) },
        ]),
      ),
    ).toEqual(['A']);
    expect(
      solveLogic(
        states([
          { form: 'if', a: so(1), b: so(0) },
          { form: 'fact', a: so(0) },
        ]),
      ),
    ).toEqual(['E']);
    expect(
      solveLogic(
        states([
          { form: 'only-if', a: so(0), b: so(2) },
          { form: 'fact', a: so(0) },
        ]),
      ),
    ).toEqual(['C']);
  });

  it('takes "unless" at its word: it leaves open what is so if the exception is', () => {
    const unless: StatesPuzzle['premises'][number] = { form: 'unless', a: so(1), b: so(0) };
    expect(solveLogic(states([unless, { form: 'fact', a: not(0) }]))).toEqual(['A']);
    expect(solveLogic(states([unless, { form: 'fact', a: so(0) }]))).toEqual(['E']);
    for (const level of LEVELS) {
      const { prompt, blocks } = makeItem({ template: 'sentence-logic', level, seed: 'unless' }).presentation;
      expect(prompt.includes('unless')).toBe(JSON.stringify(blocks).includes('unless'));
    }
  });

  it('counts: two majorities of the same things overlap', () => {
    const has = (term: number, is = true) => ({ term, is });
    const some = (one: boolean, other: boolean) => ({ quantity: 'some', of: [has(0, one), has(1, other)], said: 'some' }) as const;
    const puzzle: KindsPuzzle = {
      kind: 'kinds',
      topic: 0,
      premises: [
        { quantity: 'most', of: [has(0)], said: 'more' },
        { quantity: 'most', of: [has(1)], said: 'fewer' },
      ],
      options: [some(true, false), some(true, true), some(false, false), null],
    };
    expect(solveLogic(puzzle)).toEqual(['B']);
  });

  it('reasons forwards, and backwards from what would follow', () => {
    const explainFirst = (link: StatesPuzzle['premises'][number]): string =>
      explainStates(states([{ form: 'fact', a: so(0) }, link]), link.form === 'fact' ? null : so(1));
    expect(explainFirst({ form: 'if', a: so(0), b: so(1) })).toBe(
      'It is said that if the lamp is on, then the door is open. The lamp is on, so the door is open.',
    );
    expect(explainFirst({ form: 'only-if', a: not(1), b: not(0) })).toBe(
      'Suppose that the door is not open: then the lamp is not on. But the lamp is on, so the door is open.',
    );
  });

  it.each([4, 5] as const)('whoever reads the words at level %i and counts things of each sort comes to the key', (level) => {
    for (let n = 0; n < 100; n++) {
      const item = makeItem({ template: 'sentence-logic', level, seed: `read ${n}` });
      expect(answerByReading(item)).toEqual([item.key]);
    }
  });

  it.each(LEVELS)('makes sound items at level %i', (level) => {
    for (let n = 0; n < (level < 4 ? 200 : 60); n++) {
      const { key, presentation, explanation } = makeItem({ template: 'sentence-logic', level, seed: `test ${n}` });
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(explanation).toMatch(/^(It is said|Suppose|Whether|By “|More than half).+[.”]$/);
      if (presentation.format.type === 'choice') expect(new Set(presentation.format.options.map(({ text }) => text)).size).toBe(5);
    }
  });
});
