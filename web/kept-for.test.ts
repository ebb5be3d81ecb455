import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { assessmentKeyOf } from './coach-keys.ts';
import { claimKept, forgetKept, isKeptFor } from './kept-for.ts';

/** Its keys are read as a browser shows them: as its own properties. */
const asInABrowser = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

beforeEach(() => vi.stubGlobal('localStorage', Object.create(asInABrowser)));
afterEach(() => vi.unstubAllGlobals());

const answerAs = (learnerId: string): void => {
  claimKept(learnerId);
  for (const key of ['ai_user_profile', 'ai_assessment_results', assessmentKeyOf(learnerId)]) localStorage.setItem(key, learnerId);
};

it('the next learner finds nothing of the one before, whose session ended without signing out', () => {
  answerAs('robin');
  localStorage.setItem('cairn_appearance', 'dark');
  claimKept('sam');
  expect(Object.keys(localStorage)).toEqual(['cairn_kept_for', 'cairn_appearance']);
  expect([isKeptFor('robin'), isKeptFor('sam')]).toEqual([false, true]);
});

it('whoever comes back finds what they answered', () => {
  answerAs('robin');
  claimKept('robin');
  expect(localStorage.getItem(assessmentKeyOf('robin'))).toBe('robin');
  expect(localStorage.getItem('ai_user_profile')).toBe('robin');
});

it('signing out takes all answers along, also those that another learner has left', () => {
  answerAs('sam');
  localStorage.setItem('cairn_user', '{}');
  localStorage.setItem(assessmentKeyOf('robin'), 'robin');
  localStorage.setItem('cairn_appearance', 'dark');
  forgetKept();
  expect(Object.keys(localStorage)).toEqual(['cairn_appearance']);
});
