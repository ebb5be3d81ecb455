import { ConversationContext } from '#core/coach/conversation/context.ts';
import { SessionReview, type Conversation, type ProposedEvidence } from '#core/coach/conversation/conversation.ts';
import type { CoachMessage, ReplyParts } from '#core/coach/conversation/message.ts';
import { attemptsAt, evaluationOf, partsOf, pathTo, type MessageRow, type MessageTree } from './messages.ts';
import type { ConversationRow } from './queries.ts';

const NO_PARTS: ReplyParts = { asked: null, works: [], goals: [], suggestions: [], choices: [], inPlaceOf: null };
const toIso = (ms: number): string => new Date(ms).toISOString();

export function presentMessage(message: MessageRow, messages: MessageTree): CoachMessage {
  const { id, role, content, state, failure, provider, model, inputTokens, outputTokens, costUsd, createdAt } = message;
  const attempts = attemptsAt(message, messages);
  return {
    id,
    role,
    content,
    timestamp: toIso(createdAt),
    state,
    failure: failure === null ? null : (JSON.parse(failure) as CoachMessage['failure']),
    evaluation: evaluationOf(message),
    heardAs: message.heardAs,
    sure: message.sure !== 0,
    attempts:
      attempts.length < 2
        ? []
        : attempts.map((attempt) => ({
            id: attempt.id,
            content: attempt.content,
            timestamp: toIso(attempt.createdAt),
            evaluation: evaluationOf(attempt),
          })),
    provider,
    model,
    usage: inputTokens === null || outputTokens === null ? null : { inputTokens, outputTokens },
    costUsd,
    ...(partsOf(message) ?? NO_PARTS),
  };
}

export function presentHead({ id, userId, type, title, context, createdAt, updatedAt, isActive, goalId, continuedFrom }: ConversationRow) {
  return {
    id,
    userId,
    type,
    title,
    context: ConversationContext.parse(JSON.parse(context)),
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
    isActive: isActive === 1,
    goalId,
    continuedFrom,
  };
}

/** @param confidence what the learner said of themself when the session had ended */
export function presentConversation(
  row: ConversationRow,
  messages: MessageTree,
  liveTurnId: string | null,
  confidence: number | null,
  evidence: ProposedEvidence[],
): Conversation {
  return {
    ...presentHead(row),
    messages: pathTo(row.currentMessageId, messages).map((message) => presentMessage(message, messages)),
    endedAt: row.endedAt === null ? null : toIso(row.endedAt),
    liveTurnId,
    review: row.review === null ? null : { ...SessionReview.parse(JSON.parse(row.review)), confidence },
    evidence,
  };
}
