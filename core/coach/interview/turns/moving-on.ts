import type { SaidMessage, TurnPlan } from '../../plan/turn-plan.ts';
import type { Evaluation } from '../../evaluation.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { isAnswered, mostOpen, questionsOf } from '../session/session-findings.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import { BRIDGES, END_OFFERS, LAST_BRIDGES, PATTERN_WORDS, WRAP_UP_WORDS } from '../words/turn-words.ts';
import { lineOf, planReply, type Line } from './reply.ts';
import { dealAt, type Turn } from './turn.ts';

/** What is to be said of the answer, and then the next question; after the last one the interview closes. */
export function planMovingOn(turn: Turn, lines: readonly Line[], evaluation: Evaluation | null): TurnPlan {
  const place = turn.thread.place + 1;
  if (place > INTERVIEW_QUESTIONS) return planWrapUp(turn, lines, evaluation);
  const bridge = lineOf(
    turn.choose,
    place === INTERVIEW_QUESTIONS ? LAST_BRIDGES : BRIDGES,
    place === INTERVIEW_QUESTIONS ? 'Say that the last question follows.' : 'Say that you go on.',
  );
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
  const { input, choose } = turn;
  const [open] = mostOpen(questionsOf(withEvaluation(input.said, evaluation)).filter(isAnswered));
  return planReply(turn, {
    move: 'wrap_up',
    lines: [
      ...lines,
      ...(turn.thread.isOver ? [] : [lineOf(choose, WRAP_UP_WORDS, 'Say that the interview is at its end.')]),
      ...(open === undefined || turn.thread.isOver ? [] : [patternLine(turn, IN_A_SENTENCE[open])]),
      lineOf(choose, END_OFFERS, 'Say that ending the session shows what was found and what to practise next.'),
    ],
    asked: null,
    offers: ['end', 'again'],
    evaluation,
  });
}

const patternLine = ({ choose }: Turn, name: string): Line =>
  lineOf(choose, PATTERN_WORDS, `Say what was open most often: ${name}.`, { name });

/** The conversation with what was just seen in its last message. */
const withEvaluation = (said: readonly SaidMessage[], evaluation: Evaluation | null): readonly SaidMessage[] =>
  said.map((message, i) => (i === said.length - 1 ? { ...message, evaluation } : message));
