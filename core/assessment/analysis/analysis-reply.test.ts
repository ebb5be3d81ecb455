import { describe, expect, it } from 'vitest';
import { AnalysisReply } from './analysis-reply.ts';

const ACTION = { priority: 'high', action: 'Plan the week.', timeline: '3 months', category: 'experience', skill: 'deciding' };
const REPLY = {
  strengths: ['You teach.'],
  developmentAreas: ['Planning.'],
  recommendedPath: 'Begin.',
  actionPlan: [ACTION],
  nextSteps: ['Choose.'],
  aiInsight: 'Time.',
};
const read = (change: object) => AnalysisReply.safeParse({ ...REPLY, ...change });
const readAction = (change: object) => read({ actionPlan: [{ ...ACTION, ...change }] }).data?.actionPlan[0];

describe('the reply of a service', () => {
  it('is taken without the fields that nobody asked for', () => {
    expect(read({ profile: {}, actionPlan: [{ ...ACTION, resources: ['A book'] }] }).data).toEqual(REPLY);
  });

  it.each([
    ['High', 'high'],
    [' URGENT ', 'high'],
    ['p1', 'high'],
    [1, 'high'],
    ['Moderate', 'medium'],
    ['medium-high', 'medium'],
    ['Low priority', 'low'],
    ['optional', 'low'],
  ])('may say %s for a priority', (priority, ours) => {
    expect(readAction({ priority })?.priority).toBe(ours);
  });

  it.each([
    ['SKILL_DEVELOPMENT', 'skill_development'],
    ['Skill Development', 'skill_development'],
    ['learning', 'skill_development'],
    ['Relationship-building', 'networking'],
    ['work experience', 'experience'],
    ['Courses & certifications', 'education'],
  ])('may say %s for a category', (category, ours) => {
    expect(readAction({ category })?.category).toBe(ours);
  });

  it.each([
    ['deciding', 'deciding'],
    ['Active listening', 'active-listening'],
    ['juggling', null],
    [7, null],
    [undefined, null],
  ])('names a skill, or leaves it to be found: %s', (skill, ours) => {
    expect(readAction({ skill })?.skill ?? null).toBe(ours);
  });

  it('is cut to what somebody follows', () => {
    const { actionPlan, strengths } = read({ actionPlan: Array(30).fill(ACTION), strengths: Array(30).fill('You teach.') }).data ?? {};
    expect([actionPlan?.length, strengths?.length]).toEqual([8, 6]);
  });

  it.each(['Hold talks, e.g. at 10 a.m. or 4 p.m., i.e. twice.', 'Give it 1.5 hours & note less than < 3 lines.', 'Plan: first the data.'])(
    'may say %s',
    (aiInsight) => {
      expect(read({ aiInsight }).data?.aiInsight).toBe(aiInsight);
    },
  );

  it.each([
    ['no actions', { actionPlan: [] }],
    ['an unknown priority', { actionPlan: [{ ...ACTION, priority: 'blue' }] }],
    ['an unknown category', { actionPlan: [{ ...ACTION, category: 'blue' }] }],
    ['an action of 401 characters', { actionPlan: [{ ...ACTION, action: 'x'.repeat(401) }] }],
    ['an empty sentence', { nextSteps: [' \n '] }],
    ['a text for a list', { strengths: 'You teach.' }],
    ['a link', { aiInsight: 'See [this](javascript:x).' }],
    ['an address', { nextSteps: ['Look at www.example.org.'] }],
    ['an address without www', { nextSteps: ['Look at example.org.'] }],
    ['an address of few letters', { nextSteps: ['Look at lnkd.in/abc.'] }],
    ['an address in words', { nextSteps: ['Look at example dot com.'] }],
    ['an address behind what is not seen', { nextSteps: ['Look at exam\u200bple.\u200bcom.'] }],
    ['an address in wide letters', { nextSteps: ['Look at ｅｘａｍｐｌｅ．ｃｏｍ.'] }],
    ['an address of figures', { nextSteps: ['Look at 192.0.2.7.'] }],
    ['another scheme', { nextSteps: ['Look at ftp://files.'] }],
    ['an e-mail address', { nextSteps: ['Write to ines@example.'] }],
    ['a name on a network', { nextSteps: ['Follow @ines.'] }],
    ['a reference of Markdown', { aiInsight: 'See [this][1].' }],
    ['a picture of Markdown', { aiInsight: '![x][1]' }],
    ['HTML', { aiInsight: 'Do <b>this</b>.' }],
    ['a script', { aiInsight: '<script src=x>' }],
    ['HTML in other signs', { aiInsight: '&lt;b&gt;' }],
  ])('is refused with %s', (_, change) => {
    expect(read(change).success).toBe(false);
  });
});
