import { describe, expect, it } from 'vitest';
import type { AnsweredProfile } from '../answers.ts';
import { INTERESTS } from '../questions.ts';
import { makePlan } from './make-plan.ts';

const NOTHING: AnsweredProfile = { interests: [], goals: [], challenges: [] };
const strong = (profile: Partial<AnsweredProfile>) =>
  makePlan({ ...NOTHING, ...profile }, '2026-11-22')
    .skills.filter(({ stance }) => stance === 'strong')
    .map(({ skill }) => skill);

describe('a strength on the map of skills', () => {
  it.each(INTERESTS)('does not come of liking %s', (interest) => expect(strong({ interests: [interest] })).toEqual([]));

  it('comes of what the work of a level asks for', () => {
    expect(strong({ careerLevel: 'entry' })).toEqual([]);
    expect(strong({ careerLevel: 'executive' })).toEqual(['deciding', 'leading-a-talk']);
  });

  it('is none where a challenge names the skill', () => {
    expect(strong({ careerLevel: 'executive', challenges: ['deciding'] })).toEqual(['leading-a-talk']);
  });

  it.each(['I feel drained', 'lost', 'I don’t know any more', 'I do not know', 'so much stress'])('is none after “%s”', (words) => {
    expect(strong({ careerLevel: 'executive', challenges: [words] })).toEqual([]);
  });
});
