import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { collectionsWhere, isTrueOfThings } from './collections.ts';
import { explainStates } from './explain-states.ts';
import { KIND_SENTENCES, placeOf, whatFollows } from './kind-models.ts';
import type { KindsPuzzle, Literal, StatesPuzzle } from './sentence.ts';
import { solveLogic } from './solve.ts';

const so = (thing: number): Literal => ({ thing, isSo: true });
const not = (thing: number): Literal => ({ thing, isSo: false });
const states = (premises: StatesPuzzle['premises']): StatesPuzzle => ({
  kind: 'states',
  topic: 0,
  premises,
  options: [so(1), not(1), so(2), not(2), null],
});

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

  it('refuses an item that hangs on how "unless" is read', () => {
    expect(
      solveLogic(
        states([
          { form: 'unless', a: so(1), b: so(0) },
          { form: 'fact', a: so(0) },
        ]),
      ),
    ).toEqual(['E', 'B']);
  });

  it('counts: two majorities of the same things overlap', () => {
    const puzzle: KindsPuzzle = {
      ...{
        kind: 'kinds',
        topic: 0,
        isScoped: false,
        premises: [
          { form: 'most', a: 0 },
          { form: 'most', a: 1 },
        ],
      },
      options: [
        { form: 'all', a: 0, b: 1 },
        { form: 'some', a: 0, b: 1 },
        { form: 'no', a: 0, b: 1 },
      ],
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

  it('judges two sentences of kinds by things as by models', () => {
    for (const [i, a] of KIND_SENTENCES.entries()) {
      const b = KIND_SENTENCES[(i * 5 + 3) % KIND_SENTENCES.length] ?? a;
      const collections = collectionsWhere([a, b]);
      const follows = whatFollows([placeOf(a), placeOf(b)])?.filled ?? null;
      const found = KIND_SENTENCES.filter((sentence) => collections.every((things) => isTrueOfThings(sentence, things)));
      if (follows === null) expect(collections).toEqual([]);
      else expect(found).toEqual(KIND_SENTENCES.filter((_, place) => ((follows >> place) & 1) === 1));
    }
  });

  it.each(LEVELS)('makes sound items at level %i', (level) => {
    for (let n = 0; n < (level < 4 ? 200 : 60); n++) {
      const { key, presentation, explanation } = makeItem({ template: 'sentence-logic', level, seed: `test ${n}` });
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(explanation).toMatch(/^(It is said|Suppose|That|Nothing|There is|More than half) .+[.”]$/);
      if (presentation.format.type === 'choice') expect(new Set(presentation.format.options.map(({ text }) => text)).size).toBe(5);
    }
  });
});
