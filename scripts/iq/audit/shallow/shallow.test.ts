import { describe, expect, it } from 'vitest';
import { LEVELS } from '#core/iq/domains.ts';
import { isTooGood } from '#core/iq/evidence/audited.ts';
import { makeItem } from '#core/iq/generator/make-item.ts';
import { TEMPLATE_IDS, type TemplateId } from '#core/iq/templates/catalogue.ts';
import { guessShallowly, TRAINED, type ShallowItem } from './guess-shallow.ts';
import { readCandidates } from './read-candidates.ts';

const ITEMS = 60;

/** No single strategy answers these at a look, beyond what `SHORT_CUTS` says; the one that is trained on all signs still does. */
const TRAINED_STILL: readonly TemplateId[] = ['comparison', 'matrix-logical', 'rotation', 'syllogism'];

describe.each(TEMPLATE_IDS)('%s', (template) => {
  it.each(LEVELS)('is not answered at a look, at level %i', (level) => {
    const isTrainedStill = TRAINED_STILL.includes(template);
    const made = Array.from({ length: ITEMS }, (_, n) => makeItem({ template, level, seed: `look ${n}` }));
    const chance = made.reduce((sum, { guess }) => sum + guess, 0) / ITEMS;
    const items = made.map(({ presentation, key }): ShallowItem => ({ candidates: readCandidates(template, level, presentation), key }));
    expect(guessShallowly(items).filter((guess) => isTooGood(guess, chance) && !(isTrainedStill && guess.by === TRAINED))).toEqual([]);
  });
});

/** Four candidates, of which the one at `right` has `features`. */
const itemOf = (right: number, features: Record<string, number>, others: Record<string, number>): ShallowItem => ({
  candidates: [0, 1, 2, 3].map((n) => ({ answer: String(n), features: n === right ? features : others })),
  key: String(right),
});

describe('whoever answers at a look', () => {
  it('finds the feature that the right answer has least of', () => {
    const items = Array.from({ length: 40 }, (_, n) => itemOf(n % 4, { likeness: 1 }, { likeness: 3 }));
    expect(guessShallowly(items).find(({ by }) => by === 'least likeness')).toMatchObject({ accuracy: 1, error: 0 });
    expect(guessShallowly(items).at(-1)).toMatchObject({ by: 'most likeness', accuracy: 0 });
  });

  it('learns to weigh features of which none tells by itself', () => {
    // Right is what has both: each by itself is shared with another.
    const items = Array.from({ length: 200 }, (_, n) => {
      const both = (n * 7 + Math.floor(n / 5)) % 4;
      const candidates = [0, 1, 2, 3].map((k) => ({
        answer: String(k),
        features: { a: Number(k === both || k === (both + 1) % 4), b: Number(k === both || k === (both + 2) % 4) },
      }));
      return { candidates, key: String(both) };
    });
    const found = new Map(guessShallowly(items).map(({ by, accuracy }) => [by, accuracy]));
    expect(found.get('most a')).toBe(0.5);
    expect(found.get(TRAINED)).toBeGreaterThan(0.9);
  });

  it('is allowed five points and three standard errors', () => {
    expect(isTooGood({ by: 'most a', accuracy: 0.3, error: 0.03 }, 0.125)).toBe(true);
    expect(isTooGood({ by: 'most a', accuracy: 0.3, error: 0.05 }, 0.125)).toBe(false);
  });
});
