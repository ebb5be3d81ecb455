import { expect, it } from 'vitest';
import { TOKEN_PRICES } from './constants.ts';
import { estimateCost, estimateTokens } from './token-use.ts';

it('a reply costs what its tokens cost, those that were asked apart from those that were answered [spec 9.cost.prompt .completion]', () => {
  expect(estimateCost({ inputTokens: 1000, outputTokens: 0 }, TOKEN_PRICES)).toBeCloseTo(0.0015, 10);
  expect(estimateCost({ inputTokens: 0, outputTokens: 1000 }, TOKEN_PRICES)).toBeCloseTo(0.002, 10);
  expect(estimateCost({ inputTokens: 640, outputTokens: 120 }, TOKEN_PRICES)).toBeCloseTo(0.0012, 10);
  expect(estimateCost({ inputTokens: 640, outputTokens: 120 }, { promptPer1000: 0, completionPer1000: 0 })).toBe(0);
});

it('a text has a token for every four characters, and for what is left', () => {
  expect([estimateTokens(''), estimateTokens('a'), estimateTokens('four'), estimateTokens('fives')]).toEqual([0, 1, 1, 2]);
});
