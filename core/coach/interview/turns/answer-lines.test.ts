import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../evaluation.ts';
import { SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';
import { changeLines } from './answer-lines.ts';

const QUESTION = { id: null, text: 'Tell me about a time.', type: 'behavioural', slots: ['story'] } as const;
const EVIDENCE = [{ quote: 'I rang the depot', start: 0, end: 16 }];

function compared(gained: string[], lost: string[] = []): Evaluation {
  const feature = (id: string, found: boolean, weight = 0.1) => ({
    id,
    found,
    weight,
    evidence: found && weight > 0 ? EVIDENCE : [],
    advice: null,
  });
  const features = [feature('own-acts', true), feature('outcome', false), feature('self-praise', false, -0.1)];
  const compare = { firstMessageId: 'first', gained, lost };
  const read = { overall: 0.5, band: 'solid', sure: true, probe: null, praise: null } as const;
  return { ...read, rubric: 'interview', question: QUESTION.text, refused: null, form: 'story', features, compare };
}
const say = (evaluation: Evaluation, isAddition = false) =>
  changeLines(
    { words: SPOKEN.interview, told: { seed: 'seed', replies: [] } },
    { content: 'I rang the depot.', evaluation },
    QUESTION,
    isAddition,
  )
    .map(({ words }) => words)
    .join(' ');

describe('what an attempt changed', () => {
  it('is told with the words that show it', () =>
    expect(say(compared(['own-acts']))).toMatch(/what you did yourself.*“I rang the depot”|“I rang the depot”.*what you did yourself/));
  it('names what went missing', () => expect(say(compared([], ['outcome']))).toContain('how it ended'));
  it('names a fault that is gone by what stands in its place', () => {
    expect(say(compared(['own-acts', 'self-praise']))).toContain('a case in place of praise');
  });
  it('is, for an addition, only what it says itself', () => {
    expect(say(compared(['own-acts', 'self-praise'], []), true)).not.toContain('praise');
  });
  it('is, when the same was found, what would add to it', () => {
    expect(say(compared([]))).not.toContain('“');
    expect(say(compared([]))).toContain('how it ended');
  });
});
