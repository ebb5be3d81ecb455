import { expect, it } from 'vitest';
import type { CareerGoal, Challenge } from '../../questions.ts';
import { meantChallenge, meantGoal } from './meant-choice.ts';

it.each([
  ['become a ward manager', 'lead_people'],
  ['be a team lead', 'lead_people'],
  ['Lead my own team', 'lead_people'],
  ['find an apprenticeship', 'first_job'],
  ['find a new job', 'new_job'],
  ['change careers', 'change_field'],
  ['Get promoted, finally', 'promotion'],
  ['earn more', 'better_pay'],
  ['earn more money', 'better_pay'],
  ['own café', 'own_business'],
  ['Open a bakery', 'own_business'],
  ['start my own small business', 'own_business'],
  ['work less', 'balance'],
  ['more time with my family', 'balance'],
  ['go back to work after my leave', null],
  ['go back to work', 'return'],
  ['find out what I want', 'direction'],
] satisfies [string, CareerGoal | null][])('the goal “%s” is %s', (words, goal) => expect(meantGoal(words)).toBe(goal));

it.each([
  'stop managing people',
  'never lead a team again',
  'get along with my team lead',
  'become a better product manager',
  'earn more respect',
  'open a shop window',
  'start a business analysis course',
  'open an account',
  'work less alone',
  'change the field names',
  'raise children',
  'paint',
])('the goal “%s” stays what it is', (words) => expect(meantGoal(words)).toBeNull());

it.each([
  ['I can’t say no', 'saying_no'],
  ['not enough time', 'time'],
  ['public speaking', 'presenting'],
  ['impostor syndrome', 'confidence'],
  ['I feel drained', 'stress'],
  ['I don’t know what I want', 'unclear_goal'],
  ['delegation', 'delegating'],
] satisfies [string, Challenge][])('the challenge “%s” is %s', (words, challenge) => expect(meantChallenge(words)).toBe(challenge));

it.each(['my boss shouts', 'stressed customers', 'say “no” and "yes"', 'the time zone', 'a drained swimming pool for clients'])(
  'the challenge “%s” stays what it is',
  (words) => expect(meantChallenge(words)).toBeNull(),
);
