import { EmbeddingsModel } from '@energetic-ai/embeddings';
import { describe, expect, it, vi } from 'vitest';
import type { SessionStart, TurnInput } from '#core/coach/plan/turn-plan.ts';
import { isGrave } from '#core/coach/safety/read-safety.ts';
import { openEars } from './open-ears.ts';

/** Counts the texts that the network reads. */
function countRead(): () => number {
  const embed = vi.spyOn(EmbeddingsModel.prototype, 'embed');
  return () => embed.mock.calls.reduce((sum, [texts]) => sum + [texts].flat().length, 0);
}

/** What is no word has a piece for nearly every letter. */
function noWords(chars: number, seed: number): string {
  let state = seed;
  const letter = () => 'qxzjvkwbyg'[((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 16) % 10];
  return Array.from({ length: chars }, (_, i) => (i % 6 === 5 ? ' ' : letter())).join('');
}

const NONE = { weakSpots: [], askedBefore: [] };
const startWith = (interests: string[]): SessionStart => ({
  ...{ mode: 'interview', seed: 'a', continued: null, goal: null, ...NONE },
  context: { userProfile: { interests } },
});
const say = (content: string): TurnInput => ({
  ...{ mode: 'career', context: {}, seed: 'a', attempts: [], earlier: null, ...NONE },
  said: [{ id: '1', role: 'user', content, asked: null, evaluation: null }],
});

describe('the longest set-up', () => {
  it('has what its pieces reach for read for what it means', async () => {
    const { hearStart } = await openEars();
    const texts = Array.from({ length: 50 }, (_, i) => noWords(290, i));
    const read = countRead();
    expect((await hearStart(startWith(texts))).size).toBe(texts.length);
    expect(read()).toBeGreaterThan(0);
    expect(read()).toBeLessThanOrEqual(4);
  });

  it('has danger heard wherever it stands', async () => {
    const { hearStart } = await openEars();
    const danger = 'Most nights I think everyone would be better off if I just did not wake up any more.';
    expect(isGrave(danger)).toBe(false);
    const texts = Array.from({ length: 49 }, (_, i) => `I like to mend bicycles and old radios for number ${i} of our street.`);
    expect((await hearStart(startWith([...texts, danger]))).get(danger)).toMatchObject({ tier: 'crisis' });
  });
});

it('of a message of many clauses those are read that may be worth a note', async () => {
  const { hearTurn } = await openEars();
  const read = countRead();
  await hearTurn(say(`I want to lead a team by March. ${Array.from({ length: 300 }, (_, i) => `${noWords(20, i)}, and`).join(' ')}`));
  expect(read()).toBeGreaterThan(3);
  expect(read()).toBeLessThan(30);
});
