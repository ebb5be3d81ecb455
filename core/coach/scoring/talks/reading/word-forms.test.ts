import { expect, it } from 'vitest';
import { isContent, isPast, stemOf } from './word-forms.ts';

it.each([
  ['plan', 'plans', 'planned', 'planning', 'planner'],
  ['move', 'moves', 'moved', 'moving'],
  ['nurse', 'nurses', "nurse's"],
  ['teach', 'taught', 'teacher'],
  ['school', 'schools'],
])('gives the forms of "%s" one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

it('keeps words apart that share only their beginning', () => {
  expect(stemOf('station')).not.toBe(stemOf('state'));
  expect(stemOf('glass')).not.toBe(stemOf('gland'));
});

it('tells what a talk is about from what carries the sentence', () => {
  expect(['rota', 'really', 'the', 'gearbox', 'good', 'it', '42'].filter(isContent)).toEqual(['rota', 'gearbox']);
});

it('knows the past by its ending or from the list', () => {
  expect(['arrived', 'left', 'taught', 'need', 'shed', 'leave', 'tired'].filter(isPast)).toEqual(['arrived', 'left', 'taught']);
});
