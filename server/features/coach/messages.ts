import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { keepRecent } from '#core/coach/conversation/keep-recent.ts';
import type { SaidMessage } from '#core/coach/plan/turn-plan.ts';
import { ReplyParts } from '#core/coach/conversation/message.ts';
import { Evaluation } from '#core/coach/evaluation.ts';
import { SaidToCoach } from '#core/coach/hear/said-to-coach.ts';
import type { CoachMessageTable } from '../../db/tables/coach.ts';
import type { House } from '../../house.ts';

export type MessageRow = Selectable<CoachMessageTable>;

/** A reply before its first word. */
export const EMPTY_REPLY = {
  parentId: null,
  role: 'assistant',
  content: '',
  state: 'live',
  failure: null,
  evaluation: null,
  heardAs: null,
  sure: null,
  isGrave: null,
  toCoach: null,
  parts: null,
  provider: null,
  model: null,
  inputTokens: null,
  outputTokens: null,
  costUsd: null,
} as const satisfies Omit<MessageRow, 'id' | 'conversationId' | 'createdAt'>;

/** All messages of a conversation by their ids, in the order in which they were written. */
export type MessageTree = ReadonlyMap<string, MessageRow>;

export async function readMessages(house: House, conversationId: string): Promise<MessageTree> {
  const rows = await house.db
    .selectFrom('coachMessage')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The last messages of the way from the opening to this one, the oldest first; no more of the conversation is read. */
export function readEnd({ db }: House, messageId: string | null, most: number): Promise<MessageRow[]> {
  return db
    .withRecursive('way', (qb) =>
      qb
        .selectFrom('coachMessage')
        .selectAll()
        .select(sql<number>`1`.as('back'))
        .where('id', '=', messageId ?? '')
        .unionAll((of) =>
          of
            .selectFrom('way')
            .innerJoin('coachMessage as before', 'before.id', 'way.parentId')
            .where('way.back', '<', most)
            .selectAll('before')
            .select(sql<number>`back + 1`.as('back')),
        ),
    )
    .selectFrom('way')
    .selectAll()
    .orderBy('back', 'desc')
    .execute();
}

/** From the opening to this message. */
export function pathTo(messageId: string | null, messages: MessageTree): MessageRow[] {
  const path: MessageRow[] = [];
  for (let at = messages.get(messageId ?? ''); at; at = messages.get(at.parentId ?? '')) path.push(at);
  return path.toReversed();
}

/** All versions of a message, itself among them, the oldest first. */
export const attemptsAt = ({ parentId, role }: MessageRow, messages: MessageTree): MessageRow[] =>
  [...messages.values()].filter((other) => other.parentId === parentId && other.role === role);

/** The last message of the way that goes on from this one by its newest continuations. */
export function latestAfter(message: MessageRow, messages: MessageTree): MessageRow {
  const next = [...messages.values()].findLast(({ parentId }) => parentId === message.id);
  return next ? latestAfter(next, messages) : message;
}

export const partsOf = ({ parts }: MessageRow): ReplyParts | null => (parts === null ? null : ReplyParts.parse(JSON.parse(parts)));

export const evaluationOf = ({ evaluation }: MessageRow): Evaluation | null =>
  evaluation === null ? null : Evaluation.parse(JSON.parse(evaluation));

const toCoachOf = ({ toCoach }: MessageRow): SaidToCoach[] => (toCoach === null ? [] : z.array(SaidToCoach).parse(JSON.parse(toCoach)));

/** As planning reads them. */
export const toTalk = (messages: readonly MessageRow[]): SaidMessage[] => keepRecent(messages).map(toSaid);

function toSaid(message: MessageRow): SaidMessage {
  const { id, role, content } = message;
  const parts = partsOf(message);
  return {
    ...{ id, role, content, asked: parts?.asked ?? null, evaluation: evaluationOf(message) },
    ...{
      heardAs: message.heardAs,
      isGrave: message.isGrave === 1,
      toCoach: toCoachOf(message),
      choices: parts?.choices ?? [],
      goals: parts?.goals ?? [],
    },
  };
}
