import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssessmentAnswer } from '#core/assessment/answers.ts';
import { ACTION_CATEGORIES, type Assessment } from '#core/assessment/assessment.ts';
import { QUESTION_IDS } from '#core/assessment/questions.ts';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { CoachMessage } from '#core/coach/conversation/message.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import { EMPTY_PLAYER, isActive, isVideo } from '#core/player/player-state.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { defaultFrame } from '#core/player/video/video-frame.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { DIFFICULTIES } from '#core/records/levels.ts';
import { RecordInput } from '#core/records/record.ts';
import { begin, hear, say, show, type CoachedLearner } from '../support/houses/coach-house.ts';
import { expectJson } from '../support/expect-problem.ts';
import { openTaker } from '../support/houses/iq-taker.ts';
import { openStudyHouse, STUDY_FILES, type StudyHouse } from '../support/houses/study-library.ts';
import { signUp } from '../support/houses/test-house.ts';
import { factsOf, ROWS } from './rows.ts';

let study: StudyHouse;
let learner: CoachedLearner;
beforeAll(async () => {
  const brand = 'name: Study\nsettings: { business_hours: 9 to 5 }\n';
  study = await openStudyHouse({ files: { ...STUDY_FILES, 'brand.yaml': brand } });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const namesOf = (group: string): string[] => factsOf(group).map(([name]) => name);
const expectFields = (told: object, group: string) => expect(Object.keys(told)).toEqual(expect.arrayContaining(namesOf(group)));
const get = async <Body>(path: string): Promise<Body> => expectJson<Body>(await learner.call('GET', path));

it.each([
  ['3.conversation.type', COACH_MODES],
  ['3.message.role', CoachMessage.shape.role.options],
  ['3.answer.questionId', QUESTION_IDS],
  ['3.action.category', ACTION_CATEGORIES],
  ['7.interview_practice.difficulty', DIFFICULTIES],
])(
  '%s takes what the specification lists [spec 3.conversation.type 3.message.role 3.answer.questionId 3.action.category 7.interview_practice.difficulty]',
  (row, choices) => expect(ROWS.get(row)).toContain(`(${choices.join(', ')})`),
);

describe('what the coach tells', () => {
  it.each(COACH_MODES)(
    'of a conversation in the mode %s, which is active [spec 1.coach.career .networking .interview .managerial 4.conversation.active]',
    async (type) => expect(await begin(learner, type)).toMatchObject({ type, isActive: true }),
  );

  it('of a conversation and its messages has the fields of the specification [spec 3.conversation.* 3.message.*]', async () => {
    const { id } = await begin(learner, 'interview');
    await hear(learner, await say(learner, id, 'I baked.'));
    const conversation = await show(learner, id);
    expectFields(conversation, '3.conversation');
    for (const message of conversation.messages) expectFields(message, '3.message');
    expect(conversation.messages).toHaveLength(3);
  });

  it('of where a conversation starts from is what it was given [spec 3.context.* 3.profile.*]', async () => {
    const userProfile = { careerLevel: 'mid', interests: ['Bread'], goals: ['Lead'], challenges: ['Time'], timeframe: '6_months' };
    const context = {
      ...{ userProfile, personalityType: 'INTJ', networkingScenario: 'conference', targetRole: 'Baker', interviewType: 'behavioural' },
      ...{ interviewDifficulty: 'mid', managementFocus: 'Feedback', focusAreaTitle: 'Feedback', focusTopics: ['Lateness'], currentStep: 2 },
    };
    expect(Object.keys(context).toSorted()).toEqual(namesOf('3.context').toSorted());
    expect(Object.keys(userProfile).toSorted()).toEqual(namesOf('3.profile').toSorted());
    expect((await begin(learner, 'career', context)).context).toEqual(context);
  });
});

describe('a career assessment', () => {
  it.each([
    { questionId: 'career_level', answer: 'mid' },
    { questionId: 'interests', answer: ['Bread'] },
    { questionId: 'goals', answer: ['Lead'] },
    { questionId: 'challenges', answer: ['Time'] },
    { questionId: 'timeframe', answer: '1_year' },
  ])('takes the answer to $questionId as a text or as a list [spec 3.answer.questionId .answer]', (answer) => {
    expect(AssessmentAnswer.parse(answer)).toEqual(answer);
    const other = Array.isArray(answer.answer) ? 'Bread' : [answer.answer];
    expect(AssessmentAnswer.safeParse({ ...answer, answer: other }).success).toBe(false);
  });

  it('has a result with the fields of the specification [spec 3.assessment.* 3.action.*]', async () => {
    const answers = [{ questionId: 'challenges', answer: ['time'] }];
    const response = await learner.call('POST', '/api/assessments', { answers });
    const made = (await response.json()) as Assessment;
    expectFields(made, '3.assessment');
    expect(made.actionPlan.length).toBeGreaterThan(0);
    for (const action of made.actionPlan) expectFields(action, '3.action');
  });
});

describe('the IQ test', () => {
  let result: IqResult;
  beforeAll(async () => {
    const taker = openTaker(study, learner);
    ({ result } = await taker.finish(await taker.begin()));
  });

  it('has a result of five domains and items of five levels, in the fields of the specification [spec 3.iq-input.* 3.iq-response.* 3.iq-question.* 3.iq-domain.* 3.iq-time.* 9.iq.domains .levels]', () => {
    expectFields(result, '3.iq-input');
    for (const response of result.responses) expectFields(response, '3.iq-response');
    for (const question of result.questions) expectFields(question, '3.iq-question');
    expect(Object.keys(result.domainScores)).toEqual(namesOf('3.iq-domain'));
    expectFields(result.timeAnalysis, '3.iq-time');
    // Every answer was right, so the items went up to the hardest.
    const difficulties = result.questions.map(({ difficulty }) => difficulty);
    expect([Math.min(...difficulties) >= 1, Math.max(...difficulties)]).toEqual([true, 5]);
  });

  it('has an analysis with the fields of the specification [spec 3.iq-analysis.* 3.iq-breakdown.*]', () => {
    expectFields(result.analysis, '3.iq-analysis');
    expect(Object.keys(result.analysis.detailedBreakdown)).toEqual(namesOf('3.iq-breakdown'));
  });

  it('asks for neither age nor education, and takes neither [spec 3.iq-user.info]', async () => {
    const start = { form: 'full', timing: 'standard', userInfo: { age: 40, education: 'none' } };
    expect((await learner.call('POST', '/api/iq/sittings', start)).status).toBe(422);
  });
});

describe('the player', () => {
  it.each(['part-2.a', 'tts-deep-work.why-focus'])(
    'has of the unit %s what the specification names [spec 3.episode.* 3.speech.id]',
    async (id) => {
      const episode = await get<PlayerEpisode>(`/api/episodes/${id}`);
      expectFields(episode, '3.episode');
      expect(episode.id).toBe(id);
      expect(episode.speechUrl !== null).toBe(id.startsWith('tts-'));
    },
  );

  it('begins with each part of the state that the specification names [spec 3.player.*]', () => {
    const { queue, playback } = EMPTY_PLAYER;
    const { left, top, width, height } = defaultFrame({ width: 1440, height: 900, bottom: 68 });
    const state: Record<string, unknown> = {
      ...{ queue: queue.items, currentQueueIndex: queue.currentQueueIndex, shuffle: queue.shuffle, repeatMode: queue.repeatMode },
      ...{ isPlaying: isActive(EMPTY_PLAYER), currentTime: playback.positionSec, volume: playback.volume, isMuted: playback.isMuted },
      ...{ isVideo: isVideo(EMPTY_PLAYER), position: [left, top], size: [width, height] },
    };
    expect(Object.keys(state)).toEqual(namesOf('3.player'));
    expect(state).toEqual({
      ...{ queue: [], currentQueueIndex: -1, shuffle: false, repeatMode: 'off', isPlaying: false, currentTime: 0 },
      ...{ volume: 1, isMuted: false, isVideo: false, position: [820, 362], size: [600, 450] },
    });
  });
});

it('a brand has the fields of the specification, and business hours among its settings [spec 3.brand.* 3.brand-setting.business_hours]', async () => {
  const brand = await get<Brand>('/api/brand');
  expectFields(brand, '3.brand');
  expect(findSetting(brand, 'business_hours')).toBe('9 to 5');
});

it.each(RecordInput.options)(
  'the record $shape.recordType.value has the fields of the specification and no other [spec 7.networking_session.* 7.interview_practice.* 7.managerial_coaching.* 7.career_assessment_result.*]',
  ({ shape }) => {
    const [recordType = ''] = shape.recordType.values;
    const fields = namesOf(`7.${recordType}`);
    expect(Object.keys(shape.payload.shape).toSorted()).toEqual(fields.toSorted());
  },
);
