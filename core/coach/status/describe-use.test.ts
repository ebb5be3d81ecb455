import { expect, it } from 'vitest';
import { describeUse } from './describe-use.ts';

const used = { provider: 'openai', usage: { inputTokens: 1600, outputTokens: 400 }, costUsd: 1.249 } as const;

it('says in words what a service was used for, and what that costs whom', () => {
  const words = 'For you the service has read about 1,200 words, its instructions among them, and written about 300 words.';
  expect(describeUse(used)).toBe(`${words} Whoever runs this site pays about 1.25 US dollars for it.`);
  expect(describeUse({ ...used, costUsd: 0 })).toBe(words);
});

it('says nothing where no service is set up, or none was used', () => {
  for (const provider of ['builtin', 'unconfigured'] as const) expect(describeUse({ ...used, provider })).toBeNull();
  expect(describeUse({ ...used, usage: { inputTokens: 0, outputTokens: 0 } })).toBeNull();
});
