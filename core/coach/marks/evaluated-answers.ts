import type { CoachMessage } from '../conversation/message.ts';
import type { Evaluation } from '../evaluation.ts';

/** An answer of the conversation that was looked at. */
export interface EvaluatedAnswer {
  readonly messageId: string;
  readonly content: string;
  readonly evaluation: Evaluation;
}

/** In order, along the attempts that are shown. */
export const evaluatedAnswers = (messages: readonly CoachMessage[]): EvaluatedAnswer[] =>
  messages.flatMap(({ id, role, content, evaluation }) =>
    role === 'user' && evaluation !== null ? [{ messageId: id, content, evaluation }] : [],
  );
