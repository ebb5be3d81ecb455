import { describe, expect, it } from 'vitest';
import { LEVELS } from '#core/iq/domains.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { auditItems } from './audit-items.ts';
import { BlindGuesser, type BlindItem } from './guess-blind.ts';

const ITEMS = 30;

describe.each(TEMPLATE_IDS)('%s', (template) => {
  it.each(LEVELS)('makes items of level %i that have one answer, the one that is kept', (level) => {
    const { unsound, distinct, topRules } = auditItems(template, level, { items: ITEMS, seed: 'tests' });
    expect(unsound).toBe(0);
    expect(distinct).toBeGreaterThan(ITEMS / 3);
    expect(topRules).toBeGreaterThan(0);
  });
});

it('leaves it at the items that there are when the time is over', () => {
  const { items, unsound } = auditItems('order', 1, { items: 1_000_000, seconds: 0.05 });
  expect(items).toBeLessThan(1_000_000);
  expect(unsound).toBe(0);
});

describe('whoever guesses without the question', () => {
  const OPTIONS = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
  const item = (key: string, traits: string[][]): BlindItem => ({
    format: { type: 'choice', options: OPTIONS },
    key,
    traits,
    hasQuestion: true,
  });

  const shareOfRight = (learnt: readonly BlindItem[], tested: readonly BlindItem[]): number => {
    const guesser = new BlindGuesser();
    for (const each of learnt) guesser.learn(each);
    return tested.filter((each) => guesser.isRight(each)).length / tested.length;
  };

  it('finds options that are betrayed by what they share', () => {
    // The right one is the original, each wrong one changes one thing of it.
    const keys = Array.from({ length: 200 }, (_, n) => 'ABCD'.charAt((n * 7) % 4));
    const items = keys.map((key) =>
      item(
        key,
        OPTIONS.map(({ id }, i) => (id === key ? ['black', 'large', 'round'] : ['black', 'large', 'round'].with(i % 3, `other ${i}`))),
      ),
    );
    expect(shareOfRight(items.slice(0, 100), items.slice(100))).toBeGreaterThan(0.9);
  });

  it('finds nothing where all share as much', () => {
    const keys = Array.from({ length: 400 }, (_, n) => 'ABCD'.charAt(((n * n + n) % 4) ^ (n % 2)));
    const items = keys.map((key) =>
      item(key, [
        ['a', 'x'],
        ['a', 'y'],
        ['b', 'x'],
        ['b', 'y'],
      ]),
    );
    expect(shareOfRight(items.slice(0, 200), items.slice(200))).toBeLessThan(0.7);
  });
});
