import { expect, it } from 'vitest';
import { describeBecause } from './describe-because.ts';

const said = (answer: string) => ({ questionId: 'challenges' as const, answer });

it('names answers as the questions do, each once, and own words by what they are about', () => {
  expect(describeBecause([said('time')])).toBe('You said “Too little time”.');
  expect(describeBecause([said('time'), said('time'), said('my boss <b>')])).toBe(
    'You said “Too little time” and what gets in the way in your own words.',
  );
});

it('says what was skipped', () => {
  expect(describeBecause([{ questionId: 'interests', answer: null }])).toBe('You skipped what you like.');
  expect(describeBecause([said('time'), { questionId: 'interests', answer: null }])).toBe(
    'You said “Too little time”, and skipped what you like.',
  );
});

it('is empty where nothing is known', () => expect(describeBecause([])).toBe(''));
