import { expect, it } from 'vitest';
import { sayGoal, sayReview } from './say-today.ts';

it.each([
  [{ left: 4, done: 0 }, '4 cards today, about 3 minutes'],
  [{ left: 1, done: 9 }, '1 card today, about 1 minute'],
  [{ left: 0, done: 1 }, 'Done for today, 1 card'],
  [{ left: 0, done: 0 }, 'No cards today'],
])('says of a review with %o: %s', (review, said) => expect(sayReview(review)).toBe(said));

it.each([
  [{ minutes: 20, seconds: 0 }, '0 of 20 minutes today'],
  [{ minutes: 20, seconds: 1199 }, '19 of 20 minutes today'],
  [{ minutes: 20, seconds: 1500 }, '25 minutes today, your goal was 20'],
])('says of a goal with %o: %s', (goal, said) => expect(sayGoal(goal)).toBe(said));
