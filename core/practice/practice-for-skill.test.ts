import { describe, expect, it } from 'vitest';
import { expectPractice } from '../../tests/support/expect-practice.ts';
import { MANAGEMENT_FOCUSES, NETWORKING_SCENARIOS } from '../coach/conversation/context.ts';
import { CAREER_LEVELS } from '../records/levels.ts';
import { SKILL_IDS } from '../skills/skill-ids.ts';
import { describePractice } from './describe-practice.ts';
import { practiceForSkill } from './practice-for-skill.ts';

const LEVELS = [undefined, ...CAREER_LEVELS];

describe.each(SKILL_IDS)('the practice for %s', (skill) => {
  it.each(LEVELS)('can be begun by the coach at level %s', (level) => expectPractice(practiceForSkill(skill, level)));
});

it('is about leading others once somebody does', () => {
  expect(practiceForSkill('active-listening', 'mid').mode).toBe('networking');
  expect(practiceForSkill('active-listening', 'senior').mode).toBe('managerial');
});

describe('a practice in one line', () => {
  it('is named by what is practised, for every scenario and focus of the coach', () => {
    const lines = [
      ...Object.keys(NETWORKING_SCENARIOS).map((networkingScenario) => describePractice({ mode: 'networking', networkingScenario })),
      ...MANAGEMENT_FOCUSES.map((focusAreaTitle) => describePractice({ mode: 'managerial', focusAreaTitle })),
    ];
    for (const line of lines) expect(line).toMatch(/^Practise [a-z -]+ with the coach$/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('has the question of an interview in it', () => {
    expect(describePractice({ mode: 'interview', question: 'Why here?' })).toBe('Answer “Why here?” in an interview');
  });

  it('quotes a situation of the learner’s own, even one that has the name of something in every object', () => {
    const line = describePractice({ mode: 'networking', networkingScenario: 'constructor' });
    expect(line).toBe('Practise a conversation with the coach: “constructor”');
  });

  it.each(['career', 'interview', 'networking', 'managerial'] as const)('says something of %s alone', (mode) => {
    expect(describePractice({ mode })).toMatch(/with the coach$/);
  });
});
