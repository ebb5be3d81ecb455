import type { CoachStatus } from '../conversation/conversation.ts';
import { COACH_FAILURES } from '../failures.ts';

/** What words a learner's replies, and who receives what they write. Scores are always computed on this server. */
export function describeWriter({
  provider,
  model,
  host,
  isBuiltinOnly,
}: Pick<CoachStatus, 'provider' | 'model' | 'host' | 'isBuiltinOnly'>): string {
  if (provider === 'openai' && !isBuiltinOnly)
    return `Replies come from an AI service and are checked here: what you write in a conversation is sent to ${host ?? 'it'}${model === null ? '' : ` (model ${model})`}.`;
  if (provider === 'unconfigured' && !isBuiltinOnly) return COACH_FAILURES.ai_not_initialized;
  return 'Replies come from the built-in coach. It goes by what it has learned from examples and understands nothing more; nothing leaves this server.';
}
