import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('the constants are those of the specification, and ours beside them', () => {
  expect(constants).toMatchObject({
    CHAT: {
      model: 'gpt-3.5-turbo',
      maxTokens: 500,
      temperature: 0.7,
      presencePenalty: 0.1,
      frequencyPenalty: 0.1,
      historyMessages: 10,
    },
    ASSESSMENT_ANALYSIS: { maxTokens: 1000, temperature: 0.3 },
    IQ_ANALYSIS: { maxTokens: 1500, temperature: 0.4 },
    CONVERSATION_TIMEOUT_MS: 300_000,
    CONVERSATION_CLEANUP_MS: 300_000,
    REPLY_WORDS_BELOW: 200,
    LIVE_TURNS: 3,
    DAILY_TURNS: 200,
    TOKEN_PRICES: { promptPer1000: 0.0015, completionPer1000: 0.002 },
  });
});
