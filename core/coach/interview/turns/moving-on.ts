import type { SaidMessage, TurnPlan } from '../../plan/turn-plan.ts';
import type { Evaluation } from '../../evaluation.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { isAnswered, mostOpen, questionsOf } from '../session/session-findings.ts';
import { lineOf, planReply, type Line } from './reply.ts';
import { dealAt, type Turn } from './turn.ts';

/** What is to be said of the answer, and then the next question; after the last one the interview closes. */
export function planMovingOn(turn: Turn, lines: readonly Line[], evaluation: Evaluation | null): TurnPlan {
  const place = turn.thread.place + 1;
  if (place > INTERVIEW_QUESTIONS) return planWrapUp(turn, lines, evaluation);
  const bridge =
    place === INTERVIEW_QUESTIONS
      ? lineOf(turn, turn.words.last_bridge, 'Say that the last question follows.')
      : lineOf(turn, turn.words.bridge, 'Say that you go on.');
  const asked = dealAt(turn, place);
  return planReply(turn, {
    move: 'next_question',
    lines: [...lines, bridge],
    question: asked.text,
    asked,
    offers: ['shape', 'tips', 'another'],
    evaluation,
  });
}

export function planWrapUp(turn: Turn, lines: readonly Line[], evaluation: Evaluation | null): TurnPlan {
  const { input, questions, words } = turn;
  const [open] = mostOpen(questionsOf(questions, withEvaluation(input.said, evaluation)).filter(isAnswered));
  return planReply(turn, {
    move: 'wrap_up',
    lines: [
      ...lines,
      ...(turn.thread.isOver ? [] : [lineOf(turn, words.wrap_up, 'Say that the interview is at its end.')]),
      ...(open === undefined || turn.thread.isOver ? [] : [patternLine(turn, words.part[open])]),
      lineOf(turn, words.end_offer, 'Say that ending the session shows what was found and what to practise next.'),
    ],
    asked: null,
    offers: ['end', 'again'],
    evaluation,
  });
}

const patternLine = (turn: Turn, part: string): Line =>
  lineOf(turn, turn.words.pattern, `Say what was open most often: ${part}.`, { part });

/** The conversation with what was just seen in its last message. */
const withEvaluation = (said: readonly SaidMessage[], evaluation: Evaluation | null): readonly SaidMessage[] =>
  said.map((message, i) => (i === said.length - 1 ? { ...message, evaluation } : message));
