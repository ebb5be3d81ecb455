import { z } from 'zod';
import { ConversationContext } from '#core/coach/conversation/context.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';
import { scoreInterviewAnswer } from '#core/coach/score/interview/score-interview-answer.ts';
import { scoreManagerialTurn, scoreNetworkingTurn } from '#core/coach/score/turns/score-turn.ts';
import { readFocus } from '#core/coach/talks/managerial/focuses.ts';
import { isGrave } from '#core/coach/safety/read-safety.ts';

/** `question` is what was asked or said last. With a mode the answer is a turn of a talk, and `scene` says where. */
const Line = z.object({
  question: z.string(),
  answer: z.string(),
  context: ConversationContext.extend({ mode: z.enum(['interview', 'networking', 'managerial']), scene: z.string(), first: z.string() })
    .partial()
    .nullish(),
});

/** What is seen in one answer, as the coach sees it. */
export function score(line: unknown): Evaluation {
  const { question, answer, context } = Line.parse(line);
  const said = { content: answer, previous: [question] };
  const { mode, scene, first, ...given } = context ?? {};
  const scored =
    mode === 'networking'
      ? scoreNetworkingTurn({ ...said, history: [], scenario: scene ?? given.networkingScenario ?? null })
      : mode === 'managerial'
        ? scoreManagerialTurn({ ...said, focus: readFocus({ ...(scene !== undefined && { managementFocus: scene }), ...given }) })
        : scoreInterviewAnswer({ content: answer, question, ...(first !== undefined && { first }) });
  return isGrave(answer)
    ? { ...scored, refused: 'safety', form: null, overall: 0, band: 'not_yet', probe: null, praise: null, features: [] }
    : scored;
}
