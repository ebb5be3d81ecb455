import type { PlannedTurn, TurnInput } from '../plan/turn-plan.ts';
import { rubricRows, weakestRow } from '../marks/rubric-rows.ts';

type Said = Pick<TurnInput, 'mode' | 'said'>;

const listed = (orders: readonly string[]): string => orders.map((order) => `   - ${order}`).join('\n');

/**
 * What would be sensible now, of which a service chooses one: what the built-in coach would do, and two others that answer
 * what lists of phrases cannot hear.
 */
export function candidateMoves({ mode, said }: Said, plan: PlannedTurn): readonly [string, string, string] {
  const planned = `What the built-in coach would do (${plan.move.replaceAll('_', ' ')}):\n${listed(plan.orders)}`;
  if (mode === 'networking')
    return [
      planned,
      'Answer, as the person you play, what was really said or asked in the last message, and tell one small thing that fits it.',
      'Let the talk come to its end in a friendly way, as the person you play, when the last message leads there or nothing more is to be said.',
    ];
  return [planned, answerFirst(said), askForOpenPart(plan)];
}

function answerFirst(said: TurnInput['said']): string {
  const asks = said.at(-1)?.content.includes('?') ?? false;
  return asks
    ? 'Answer the question in the last message, plainly and first, as far as it can be answered without promises; then, if it helps, lead back with one question.'
    : 'Take up what the last message is besides an answer: a doubt, a correction, a feeling, a wish to stop or to skip. Do what it asks for, or say what you understood and ask whether that is right.';
}

function askForOpenPart({ evaluation }: PlannedTurn): string {
  const open = evaluation === null || evaluation.refused !== null ? null : weakestRow(rubricRows(evaluation));
  return open === null
    ? 'Offer a small exercise that takes a minute, such as the same again in half the words, or offer to end here.'
    : `Ask for one part that is open, "${open.name}", about something in the learner's own answer.`;
}
