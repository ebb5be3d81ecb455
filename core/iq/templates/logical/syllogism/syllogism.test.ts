import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem, type MadeItem } from '../../../generator/make-item.ts';
import type { Literal, Statement } from '../../categorical/statement.ts';
import { solveSyllogism } from './syllogism.ts';

const LETTERS = ['K', 'L', 'M'];
const is = (term: number): Literal => ({ term, is: true });
const not = (term: number): Literal => ({ term, is: false });
const all = (s: number, p: number): Statement => ({ quantity: 'none', of: [is(s), not(p)], said: 'all' });
const no = (s: number, p: number): Statement => ({ quantity: 'none', of: [is(s), is(p)], said: 'no' });
const some = (one: Literal, other: Literal): Statement => ({ quantity: 'some', of: [one, other], said: 'some' });

it('some K are L and no L are M: some K are not M', () => {
  const options = [some(is(2), not(0)), some(is(0), not(2)), no(0, 2), null];
  expect(solveSyllogism({ letters: LETTERS, premises: [some(is(0), is(1)), no(1, 2)], options })).toEqual(['B']);
});

it('some K are L and some L are M: nothing follows', () => {
  const options = [some(is(0), is(2)), some(is(0), not(2)), no(0, 2), null];
  expect(solveSyllogism({ letters: LETTERS, premises: [some(is(0), is(1)), some(is(1), is(2))], options })).toEqual(['D']);
});

it('what follows only as long as there are things of each kind leaves two answers', () => {
  const options = [some(is(0), is(2)), all(2, 0), null];
  expect(solveSyllogism({ letters: LETTERS, premises: [all(0, 1), all(1, 2)], options })).toEqual(['C', 'A']);
});

/** What a sentence says of a world, read from its words; a world is the things that there are, a thing the letters that it is. */
function readSentence(text: string): (world: readonly string[]) => boolean {
  const [, quantifier, first = '', second = ''] = /^(All|Only|No|Some|Not all) (\S+) are (\S+)\.$/.exec(text) ?? [];
  const isA = (thing: string, word: string): boolean => (word.startsWith('non-') ? !thing.includes(word.slice(4)) : thing.includes(word));
  const [both, onlyFirst, onlySecond] = [
    (thing: string): boolean => isA(thing, first) && isA(thing, second),
    (thing: string): boolean => isA(thing, first) && !isA(thing, second),
    (thing: string): boolean => !isA(thing, first) && isA(thing, second),
  ];
  if (quantifier === 'All') return (world) => !world.some(onlyFirst);
  if (quantifier === 'Only') return (world) => !world.some(onlySecond);
  if (quantifier === 'No') return (world) => !world.some(both);
  if (quantifier === 'Some') return (world) => world.some(both);
  if (quantifier === 'Not all') return (world) => world.some(onlyFirst);
  throw new Error(`Not to be read: ${text}`);
}

/**
 * Goes through worlds of up to three things: for each premise of some things, and for what a conclusion needs to be false, one
 * is enough.
 */
function answerByReading({ presentation: { blocks, format } }: MadeItem): string[] {
  const lines = blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
  const options = format.type === 'choice' ? format.options : [];
  const letters = [...new Set(lines.join(' ').match(/\b[A-Z]\b/g))];
  const given = lines.map((line) => ({ line, holds: readSentence(line) }));
  const things = Array.from({ length: 2 ** letters.length }, (_, bits) => letters.filter((_letter, i) => (bits >> i) % 2 === 1).join(''));
  const general = given.filter(({ line }) => /^(All|Only|No) /.test(line));
  const possible = things.filter((thing) => general.every(({ holds }) => holds([thing])));
  const particular = given.filter((each) => !general.includes(each));
  // A thing by which none of these is true makes no difference to them: one of each sort is enough.
  const witnesses = particular.map(({ holds }) => possible.filter((thing) => holds([thing])));
  const conclusions = options.filter(({ text }) => text !== 'None of these must be true.');
  const follows = conclusions.filter(({ text = '' }) => {
    const holds = readSentence(text);
    if (text.startsWith('Some ')) return witnesses.some((each) => each.every((thing) => holds([thing])));
    return possible.every((thing) => holds([thing]));
  });
  const none = options.find(({ text }) => text === 'None of these must be true.');
  return follows.length > 0 ? follows.map(({ id }) => id) : [none?.id ?? ''];
}

describe.each(LEVELS)('at level %i', (level) => {
  const items = Array.from({ length: 600 }, (_, n) => makeItem({ template: 'syllogism', level, seed: `read ${n}` }));

  it('whoever reads the words and looks for things that make an option false comes to the key', () => {
    for (const item of items) expect(answerByReading(item)).toEqual([item.key]);
  });

  it('all options are about the same words as often, and look alike to whoever only compares them with the premises', () => {
    for (const { presentation } of items) {
      const { blocks, format } = presentation;
      const said = blocks.flatMap((block) => (block.type === 'statements' ? block.lines : [])).join(' ');
      const texts = format.type === 'choice' ? format.options.map(({ text = '' }) => text).filter((text) => !text.startsWith('None')) : [];
      const lettersOf = (text: string): string[] => text.match(/\b[A-Z]\b/g) ?? [];
      const counts = texts.map((text) =>
        lettersOf(text)
          .map((letter) => lettersOf(said).filter((other) => other === letter).length)
          .join(),
      );
      expect(new Set(counts).size).toBe(1);
      expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBe(1);
    }
  });

  it('nothing follows in a fifth of the items', () => {
    const none = items.filter(
      ({ presentation: { format }, key }) =>
        format.type === 'choice' && format.options.find(({ id }) => id === key)?.text?.startsWith('None'),
    );
    expect(none.length / items.length).toBeGreaterThan(0.14);
    expect(none.length / items.length).toBeLessThan(0.26);
  });
});
