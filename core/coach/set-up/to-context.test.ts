import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConversationContext } from '../conversation/context.ts';
import { COACH_MODES } from '../../practice/modes.ts';
import { profileValues, readSetUpValues, toContext, toUserProfile } from './to-context.ts';

describe('what a conversation starts from', () => {
  it.each(COACH_MODES)('%s: nothing, when nothing is filled in', (mode) => {
    expect(toContext(mode, {})).toEqual({});
    expect(toContext(mode, { targetRole: ' ', goals: '\n', focusTopics: ', ,', personalityType: '', careerLevel: '' })).toEqual({});
  });

  it('an interview: its own fields, without the blanks around them', () => {
    const values = { targetRole: ' Shift planner ', interviewType: 'case', interviewDifficulty: 'mid', goals: 'A goal' };
    expect(toContext('interview', values)).toEqual({ targetRole: 'Shift planner', interviewType: 'case', interviewDifficulty: 'mid' });
  });

  it('networking: the situation that was chosen, or the one in own words', () => {
    expect(toContext('networking', { networkingScenario: 'leaving', ownScenario: 'A fair' })).toEqual({ networkingScenario: 'leaving' });
    expect(toContext('networking', { networkingScenario: 'own', ownScenario: 'A fair' })).toEqual({ networkingScenario: 'A fair' });
    expect(toContext('networking', { networkingScenario: 'own', ownScenario: ' ' })).toEqual({});
  });

  it('managerial: topics by commas and lines', () => {
    expect(toContext('managerial', { focusAreaTitle: 'Feedback', focusTopics: 'late reports, tone\nquiet people' })).toEqual({
      focusAreaTitle: 'Feedback',
      focusTopics: ['late reports', 'tone', 'quiet people'],
    });
  });

  it('career: a profile with one thing to a line', () => {
    expect(toContext('career', { careerLevel: 'mid', goals: 'Lead a team\n\n Learn to sail ', personalityType: 'INTJ' })).toEqual({
      personalityType: 'INTJ',
      userProfile: { careerLevel: 'mid', goals: ['Lead a team', 'Learn to sail'] },
    });
  });

  it('a profile comes back from its fields as it was', () => {
    const profile = { careerLevel: 'senior', interests: ['a', 'b'], goals: ['c'], challenges: ['d'], timeframe: '6_months' } as const;
    expect(toUserProfile(profileValues({ ...profile, interests: ['a', 'b'], goals: ['c'], challenges: ['d'] }))).toEqual(profile);
  });

  it('is taken by the API however much is written into lists', () => {
    const text = fc.string({ maxLength: 2000 });
    fc.assert(
      fc.property(text, text, (goals, focusTopics) => {
        expect(ConversationContext.safeParse(toContext('career', { goals, timeframe: goals })).success).toBe(true);
        expect(ConversationContext.safeParse(toContext('managerial', { focusTopics })).success).toBe(true);
      }),
    );
    expect(ConversationContext.safeParse(toContext('career', { goals: 'x\n'.repeat(300) + 'y'.repeat(1000) })).success).toBe(true);
  });
});

it('kept fields are read whatever stands there', () => {
  expect(readSetUpValues('{"targetRole":"Planner","interviewType":7}')).toEqual({ targetRole: 'Planner' });
  fc.assert(fc.property(fc.json(), (json) => Object.values(readSetUpValues(json)).every((value) => typeof value === 'string')));
  for (const json of [null, '', '{', 'null', '"text"']) expect(readSetUpValues(json)).toEqual({});
});
