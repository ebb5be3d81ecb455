import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { readRefusal } from './read-refusal.ts';

const refuse = (...paths: string[]) =>
  readRefusal(new ApiError(422, 'Some fields are not valid', { errors: paths.map((path) => ({ path, message: `No ${path}.` })) }));

describe('a goal that was refused', () => {
  it('is told at its fields', () => {
    expect(refuse('text', 'dueOn', 'measure', 'ifThen')).toEqual({
      gaps: { text: 'No text.', dueOn: 'No dueOn.', measure: 'No measure.', when: 'No ifThen.' },
      words: null,
    });
  });

  it('names the step and the works that have no field of their own', () => {
    expect(refuse('steps.1', 'steps.2.text', 'workIds').words).toBe('Step 2: No steps.1. Step 3: No steps.2.text. Works: No workIds.');
  });

  it('says what failed where no field did', () => {
    expect(readRefusal(new ApiError(503, 'Try again in a moment.'))).toEqual({ gaps: {}, words: 'Try again in a moment.' });
  });
});
