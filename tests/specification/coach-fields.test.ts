import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { CoachMessage } from '#core/coach/conversation/message.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { begin, hear, say, show, type CoachedLearner } from '../support/houses/coach-house.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { signUp } from '../support/houses/test-house.ts';
import { factsOf, ROWS } from './rows.ts';

const PROFILE = { careerLevel: 'mid', interests: ['Bread'], goals: ['Lead'], challenges: ['Time'], timeframe: '6_months' };
const CONTEXT: Readonly<Record<string, unknown>> = {
  ...{ userProfile: PROFILE, personalityType: 'INTJ', networkingScenario: 'conference', targetRole: 'Baker', interviewType: 'behavioural' },
  ...{
    interviewDifficulty: 'senior',
    managementFocus: 'Feedback',
    focusAreaTitle: 'Delegation',
    focusTopics: ['Lateness'],
    currentStep: 2,
  },
};
const SAID = 'I baked for two hundred people.';

let study: StudyHouse;
let learner: CoachedLearner;
let beganAt: number;
let saidAt: number;
let begun: Conversation;
let told: Conversation;
/** Ids as they are stored, of messages by what they say. */
let stored: { readonly conversation: string; readonly messages: ReadonlyMap<string, string> };
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  learner = await signUp(study.app);
  beganAt = Date.now();
  saidAt = beganAt + 60_000;
  study.house.now = () => beganAt;
  begun = await begin(learner, 'interview', CONTEXT);
  const { id } = begun;
  study.house.now = () => saidAt;
  await hear(learner, await say(learner, id, SAID));
  told = await show(learner, id);
  const { db } = study.house;
  const row = await db.selectFrom('conversation').select('id').where('userId', '=', learner.id).executeTakeFirstOrThrow();
  const messages = await db.selectFrom('coachMessage').select(['id', 'content']).where('conversationId', '=', row.id).execute();
  stored = { conversation: row.id, messages: new Map(messages.map((message) => [message.content, message.id])) };
});
afterAll(() => study.close());

const iso = (ms: number): string => new Date(ms).toISOString();

it.each(['career', 'networking', 'interview', 'managerial'] as const)(
  'there is the mode %s [spec 1.coach.career .networking .interview .managerial]',
  async (type) =>
    expect(await begin(learner, type)).toMatchObject({ type, messages: [{ role: 'assistant', content: expect.stringMatching(/\w/) }] }),
);

it('a conversation is active when it has begun [spec 4.conversation.active]', async () =>
  expect((await begin(learner, 'career')).isActive).toBe(true));

it('has the modes that the specification lists, in its order [spec 3.conversation.type]', () =>
  expect(ROWS.get('3.conversation.type')).toContain(`(${COACH_MODES.join(', ')})`));

it('knows the roles that the specification lists [spec 3.message.role]', () =>
  expect(ROWS.get('3.message.role')).toContain(`(${CoachMessage.shape.role.options.join(', ')})`));

for (const [fact] of factsOf('3.conversation'))
  it(`a conversation tells its ${fact} [spec 3.conversation.${fact}]`, () => {
    const held: Record<string, unknown> = {
      ...{ id: stored.conversation, userId: learner.id, type: 'interview', context: { ...CONTEXT, currentStep: 1 }, isActive: true },
      ...{ createdAt: iso(beganAt), updatedAt: iso(saidAt) },
    };
    if (fact === 'messages') expect(told.messages.map(({ content }) => stored.messages.has(content))).toEqual([true, true, true]);
    else expect(told[fact as keyof Conversation]).toEqual(held[fact]);
  });

for (const [fact] of factsOf('3.message'))
  it(`a message tells its ${fact} [spec 3.message.${fact}]`, () => {
    const held: Record<string, readonly unknown[]> = {
      id: told.messages.map(({ content }) => stored.messages.get(content)),
      role: ['assistant', 'user', 'assistant'],
      content: [expect.stringMatching(/60[- ]second/), SAID, expect.stringMatching(/\w+ \w+ \w+/)],
      timestamp: [beganAt, saidAt, saidAt].map(iso),
    };
    expect(told.messages.map((message) => message[fact as keyof CoachMessage])).toEqual(held[fact]);
  });

for (const [fact] of factsOf('3.context'))
  it(`a conversation starts from the ${fact} that it was given [spec 3.context.${fact}]`, () => {
    expect(CONTEXT[fact]).toBeDefined();
    expect(Object.entries(begun.context)).toContainEqual([fact, CONTEXT[fact]]);
  });

for (const [fact] of factsOf('3.profile'))
  it(`a profile has the ${fact} that it was given [spec 3.profile.${fact}]`, () => {
    expect(Object.entries(begun.context.userProfile ?? {})).toContainEqual([fact, PROFILE[fact as keyof typeof PROFILE]]);
  });
