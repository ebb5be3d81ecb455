import { expect, it } from 'vitest';
import { RecordInput } from '#core/records/record.ts';
import { makeEvaluation } from '../../../tests/support/samples/make-evaluation.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { CoachMessage } from '../conversation/message.ts';
import type { Evaluation } from '../evaluation.ts';
import { endNetworking } from '../talks/networking/end-networking.ts';
import { networkingRecord } from './networking-record.ts';

const said = (id: string, rest: Partial<Evaluation>): CoachMessage => ({
  ...{ id, role: 'user', content: 'What do you plan?', timestamp: '', state: 'complete', failure: null, attempts: [] },
  evaluation: makeEvaluation('What do you plan?', [{ id: 'thanks', advice: 'Say what the thanks are for.' }], rest),
  ...{
    provider: null,
    model: null,
    usage: null,
    costUsd: null,
    asked: null,
    works: [],
    goals: [],
    suggestions: [],
    choices: [],
    inPlaceOf: null,
    heardAs: null,
    sure: true,
  },
});
const talk: Conversation = {
  ...{ id: 'c', userId: 'u', type: 'networking', title: 'T', context: { networkingScenario: 'leaving' }, createdAt: '', updatedAt: '' },
  ...{ isActive: false, endedAt: '', liveTurnId: null, evidence: [], continuedFrom: null, goalId: null },
  messages: [said('a', { overall: 0.4 }), said('b', { overall: 0.6 }), said('c', { overall: 0, refused: 'too_short' })],
  review: {
    ...{ minutes: 4.5, answered: 3, headline: 'H', goals: [], works: [], confidence: null },
    seen: [{ skill: 'asking-questions', text: 'Open question', quote: 'What do you plan?', messageId: 'a' }],
    next: [{ skill: 'building-contacts', text: 'Say what the thanks are for.' }],
  },
};

it('says what the review saw, the mean of what could be scored, and the confidence', () => {
  expect(networkingRecord(talk, 4)).toEqual({
    recordType: 'networking_session',
    category: 'coaching',
    mode: 'manual',
    payload: {
      session_id: 'c',
      scenario_id: 'leaving',
      scenario_title: 'Leaving gracefully',
      overall_score: 50,
      strengths: ['Open question “What do you plan?”'],
      improvements: ['Say what the thanks are for.'],
      specific_tips: ['Say what the thanks are for.'],
      confidence_level: 4,
      duration_minutes: 4.5,
    },
  });
});

it('is a record that the API takes, also with nothing in it and with long words', () => {
  const long = { ...talk, context: { networkingScenario: 'x'.repeat(600) }, messages: [], review: null };
  const record = networkingRecord(long, 1);
  expect(RecordInput.parse(record)).toEqual(record);
  expect(record.payload).toMatchObject({ scenario_id: 'own', overall_score: null, strengths: [], duration_minutes: 0 });
});

it.each([undefined, 'conference', 'At a conference', 'leaving', 'A street party'])(
  'names the scenario as the scene and the record of the server do: %s',
  (networkingScenario) => {
    const context = networkingScenario === undefined ? {} : { networkingScenario };
    const scenarioOf = (record: RecordInput | null | undefined) => {
      const { scenario_id, scenario_title } = (record?.payload ?? {}) as { scenario_id?: string; scenario_title?: string };
      return { scenario_id, scenario_title };
    };
    const own = scenarioOf(networkingRecord({ ...talk, context }, 4));
    expect(own).toEqual(scenarioOf(endNetworking({ id: 'c', mode: 'networking', context, said: [], minutes: 1 }).record));
    if (networkingScenario === undefined) expect(own).toEqual({ scenario_id: 'conference', scenario_title: 'At a conference' });
  },
);
