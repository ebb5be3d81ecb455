import { expect, it } from 'vitest';
import type { AnsweredProfile } from './answers.ts';
import { profileFromWords, profileInWords } from './profile-words.ts';

const PROFILE: AnsweredProfile = {
  ...{ careerLevel: 'mid', interests: ['data', 'open a bakery'], goals: ['lead_people'], challenges: [], timeframe: '1_year' },
};

it('a profile is kept in words, and comes back as it was', () => {
  const kept = profileInWords(PROFILE);
  expect(kept).toEqual({ careerLevel: 'mid', interests: ['Data', 'open a bakery'], goals: ['Lead people'], timeframe: '1_year' });
  expect(profileFromWords(kept)).toEqual(PROFILE);
});

it('what a career talk has kept is read as far as the assessment takes it', () => {
  const read = profileFromWords({
    interests: ['data', 'Data', 'x'.repeat(300)],
    goals: Array.from({ length: 50 }, (_, i) => `goal ${i}`),
    timeframe: '6 months',
  });
  expect(read.interests).toEqual(['data', 'x'.repeat(200)]);
  expect(read.goals).toHaveLength(8);
  expect(read.timeframe).toBe('6_months');
  expect(profileFromWords({ timeframe: 'before the summer' })).toEqual({ interests: [], goals: [], challenges: [] });
});
