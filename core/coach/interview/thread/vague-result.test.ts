import { describe, expect, it } from 'vitest';
import { findVagueResult } from './vague-result.ts';

describe('a result that cannot be checked', () => {
  it.each([
    ['I put labels on for two evenings. Things went a lot better after that.', 'Things went a lot better after that'],
    ['I spoke to both of them. It all worked out well in the end.', 'It all worked out well'],
    ['I changed the rota. Everybody was happy.', 'Everybody was happy'],
    ['I moved the shelves. It was a positive change for everyone.', 'positive change'],
  ])('ends %j', (content, words) => expect(findVagueResult(content)).toContain(words));

  it.each([
    'I put labels on. Things went a lot better: two minutes instead of ten.',
    'I put labels on. Things went a lot better. Nobody asked me where the flour was.',
    'I put labels on. It took two minutes instead of ten. Things went a lot better.',
    'I put labels on. She told me later that it was easier for her.',
    'Things went better at first. Then the boss left. I took over the keys and she never came back.',
    'I rang the depot.',
    '',
  ])('does not end %j', (content) => expect(findVagueResult(content)).toBeNull());
});
