import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import type { NumberedEvent } from '#core/api/numbered-event.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { startAiService, type AiAnswer, type AiService } from '../outside/ai-service.ts';
import { expectJson } from '../expect-problem.ts';
import { openStudyHouse, type StudyHouse } from './study-library.ts';
import { signUp } from './test-house.ts';

export type CoachedLearner = Awaited<ReturnType<typeof signUp>>;

/** A house whose coach is worded by an AI service on this machine that behaves as it is told. */
export async function openCoachHouse(
  script: readonly AiAnswer[],
  env: Record<string, string> = {},
  open?: AiAnswer,
): Promise<StudyHouse & { service: AiService; tell: (script: readonly AiAnswer[]) => void }> {
  let current = script;
  const service = await startAiService({
    ...(open && { open }),
    script: [(response, request) => current[Math.min(service.requests.length - told, current.length) - 1]?.(response, request)],
  });
  let told = 0;
  const study = await openStudyHouse({ env: { AI_API_KEY: 'sk-secret-of-the-operator', AI_BASE_URL: service.url, ...env } });
  return {
    ...study,
    service,
    tell: (next) => {
      current = next;
      told = service.requests.length;
    },
    close: async () => {
      await study.close();
      await service.close();
    },
  };
}

export async function begin(learner: CoachedLearner, type: CoachMode = 'career', context: object = {}): Promise<Conversation> {
  const response = await learner.call('POST', '/api/coach/conversations', { type, context });
  expect(response.status).toBe(201);
  return (await response.json()) as Conversation;
}

export const send = (learner: CoachedLearner, conversationId: string, content: string, key?: string): Promise<Response> =>
  learner.call(
    'POST',
    `/api/coach/conversations/${conversationId}/messages`,
    { content },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** Says something and answers with the turn that replies to it. */
export async function say(learner: CoachedLearner, conversationId: string, content: string): Promise<string> {
  const response = await send(learner, conversationId, content);
  const body = (await response.json()) as { turnId: string };
  expect(response.status, JSON.stringify(body)).toBe(202);
  return body.turnId;
}

/** All events of a turn after a number, to its end. */
export async function hear(learner: CoachedLearner, turnId: string, afterId = 0): Promise<NumberedEvent[]> {
  const response = await learner.call(
    'GET',
    `/api/coach/turns/${turnId}/events`,
    undefined,
    afterId > 0 ? { 'last-event-id': String(afterId) } : {},
  );
  expect(response.status).toBe(200);
  const events: NumberedEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event = '', data }) => events.push({ id: Number(id), event, data: JSON.parse(data) as unknown }),
  });
  parser.feed(await response.text());
  return events;
}

export const textOf = (events: readonly NumberedEvent[]): string =>
  events.flatMap(({ event, data }) => (event === 'delta' ? (data as { text: string }).text : [])).join('');

export const show = async (learner: CoachedLearner, id: string): Promise<Conversation> =>
  expectJson<Conversation>(await learner.call('GET', `/api/coach/conversations/${id}`));

export const lastOf = ({ messages }: Conversation): CoachMessage => {
  const last = messages.at(-1);
  if (!last) throw new Error('Nothing was said.');
  return last;
};
