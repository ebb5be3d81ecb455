import { expect, it } from 'vitest';
import { ANSWERS, NOTHING } from './answers.ts';
import { Health } from './health.ts';
import { ProblemDetails } from './problem-details.ts';

const problem = {
  type: 'https://cairn.example/problems/invalid',
  title: 'Invalid',
  status: 422,
  detail: 'The note is too long.',
  code: 'invalid',
  errors: [{ path: 'text', message: 'Too long.' }],
};

it.each([
  ['the address to return to', ANSWERS['GET /return-to'], { to: '/discover' }],
  [
    'the sections of discover',
    ANSWERS['GET /discover'],
    { sections: [{ id: 'new', title: 'New', items: [] }], today: { timeZone: 'UTC', review: null, goal: null }, planned: null },
  ],
  ['topics', ANSWERS['GET /topics'], { items: [{ topic: 'focus', items: 3 }] }],
  ['skills', ANSWERS['GET /skill-counts'], { items: [{ skill: 'learning', items: 3 }] }],
  [
    'the skills of a learner',
    ANSWERS['GET /skills'],
    {
      skills: [
        {
          id: 'learning',
          name: 'Learning',
          description: '',
          learned: 1,
          practised: 0,
          shown: 1,
          marked: 0,
          goals: [{ id: 'goal', text: 'Read every day' }],
          evidence: [
            { at: '2026-01-31T08:00:00.000Z', stage: 'shown', source: 'Tides', from: { conversationId: 'talk' }, quote: 'Next time' },
          ],
          waiting: [{ id: 'seen', conversationId: 'talk', at: '2026-01-31T08:00:00.000Z', source: 'Tides', quote: 'I asked first' }],
        },
      ],
    },
  ],
  ['the health of the server', Health, { status: 'ok', version: '1.0.0', database: 'sqlite', ai: 'builtin', items: 9 }],
  ['a refusal', ProblemDetails, problem],
])('%s come with every field and no other', (_, schema, value) => {
  expect(schema.parse({ ...value, secret: 1 })).toEqual(value);
});

it('the queue asks for many episodes, and is given those there are', () => {
  expect(ANSWERS['GET /episodes'].parse({ items: [] })).toEqual({ items: [] });
  expect(ANSWERS['GET /episodes'].safeParse({}).success).toBe(false);
});

it('a refusal need not name a field', () => {
  const { errors: _errors, ...bare } = problem;
  expect(ProblemDetails.parse(bare)).toEqual(bare);
});

it.each(['sqlite', 'postgres'])('the server may keep what it knows in %s', (database) => {
  expect(Health.shape.database.parse(database)).toBe(database);
});

it.each(['builtin', 'openai', 'unconfigured'])('its AI service may be %s', (ai) => {
  expect(Health.shape.ai.parse(ai)).toBe(ai);
});

it('a server that is not well does not say that it is', () => {
  expect(Health.safeParse({ status: 'ill', version: '1', database: 'sqlite', ai: 'builtin', items: 0 }).success).toBe(false);
});

it('a call that has nothing to say answers with nothing', () => {
  expect(NOTHING.safeParse(undefined).success).toBe(true);
  expect(NOTHING.safeParse({}).success).toBe(false);
});
