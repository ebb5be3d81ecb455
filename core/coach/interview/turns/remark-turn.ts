import type { TurnPlan } from '../../plan/turn-plan.ts';
import type { Command } from '../thread/commands.ts';
import { openFeatures } from '../thread/open-part.ts';
import { readLearnersQuestion } from '../thread/learners-question.ts';
import type { Remark } from '../thread/remarks.ts';
import { isScored } from '../thread/thread.ts';
import { ASKED_AGAIN, ASKED_WORDS, BACK_TO_QUESTION, NOT_KNOWN } from '../words/asked-words.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import {
  COMPLAINT_WORDS,
  GREETING_WORDS,
  PLAIN_AGAIN,
  PLAIN_ASK,
  PLAIN_FOLLOW_UP,
  READY_WORDS,
  REPEAT_WORDS,
  THANKS_WORDS,
  UNSURE_WORDS,
  VERDICT_LATER,
  VERDICT_OPEN,
  VERDICT_WORDS,
  WHO_WORDS,
} from '../words/remark-words.ts';
import { LEFT_THERE } from '../words/turn-words.ts';
import { seenLine } from './answer-lines.ts';
import { planMovingOn, planWrapUp } from './moving-on.ts';
import { nextPoint } from './next-point.ts';
import { lineOf, planReply, type Line } from './reply.ts';
import { unsaid, type Turn } from './turn.ts';

/** What is said before the question, which waits, and as an order to a model. */
const WAITING_WORDS: Readonly<
  Record<Exclude<Remark, 'verdict' | 'unclear' | 'assent' | 'question'>, readonly [words: readonly string[], order: string]>
> = {
  greeting: [GREETING_WORDS, 'Greet them.'],
  thanks: [THANKS_WORDS, 'Say that they are welcome.'],
  unsure: [UNSURE_WORDS, 'Say kindly how one could begin.'],
  repeat: [REPEAT_WORDS, 'Ask it again.'],
  who: [WHO_WORDS, 'Say that you are a program with rules.'],
  complaint: [COMPLAINT_WORDS, 'Take it calmly and say how to change the subject.'],
};

/** What follows on words that are no answer. Nothing is scored. */
export function planRemark(turn: Turn, remark: Remark): TurnPlan {
  const { thread, choose } = turn;
  if (remark === 'question') return planAsked(turn);
  if (thread.isOver && remark !== 'verdict')
    return planWrapUp(turn, remark === 'thanks' ? [lineOf(choose, THANKS_WORDS, 'Say that they are welcome.')] : [], null);
  if (isLeaving(turn, remark)) return planMovingOn(turn, leavingLines(turn, remark), null);
  return remark === 'verdict' ? planVerdict(turn) : planWaiting(turn, remark, waitingLines(turn, remark));
}

const LEAVING: readonly Remark[] = ['assent', 'thanks'];

/** Who has answered, and has nothing more to say, is asked the next question; “ok” to another attempt waits for it. */
function isLeaving({ thread }: Turn, remark: Remark): boolean {
  if (!thread.earlier.some(isScored)) return false;
  return remark === 'unsure' || (LEAVING.includes(remark) && !thread.isToldAnew);
}

function leavingLines({ thread, choose }: Turn, remark: Remark): Line[] {
  if (remark === 'thanks') return [lineOf(choose, THANKS_WORDS, 'Say that they are welcome.')];
  return thread.asked.isFollowUp ? [lineOf(choose, LEFT_THERE, 'Say that the point may stay open.')] : [];
}

function waitingLines(turn: Turn, remark: Exclude<Remark, 'verdict' | 'question'>): Line[] {
  if (remark === 'unclear') return [plainLine(turn)];
  const ready = lineOf(turn.choose, READY_WORDS, 'Say that you are listening.');
  if (remark === 'assent') return [ready];
  const line = lineOf(turn.choose, ...WAITING_WORDS[remark]);
  return remark === 'thanks' ? [line, ready] : [line];
}

/** What is meant by the question, or by the follow-up to an answer. */
function plainLine(turn: Turn): Line {
  const { asked, earlier, question } = turn.thread;
  const answer = asked.isFollowUp ? earlier.findLast(isScored) : undefined;
  const feature = answer && nextPoint(answer, question)?.feature;
  if (!answer || feature === 'slot') {
    const ways = unsaid(turn, PLAIN_ASK[question.slots[0] ?? 'story'], PLAIN_AGAIN);
    return lineOf(turn.choose, ways, 'Say plainly what the question asks for.');
  }
  const name = feature ? IN_A_SENTENCE[feature] : 'what came of it';
  return lineOf(turn.choose, PLAIN_FOLLOW_UP, 'Say plainly what you would like to hear.', { name });
}

function planWaiting({ thread }: Turn, move: string, lines: readonly Line[]): TurnPlan {
  const offers: Command[] = thread.earlier.some(isScored) ? ['again', 'next'] : ['shape', 'tips', 'another'];
  return planReply({ move, lines, question: thread.asked.text, asked: thread.asked, offers, isFixed: true });
}

/** What the learner wants to know is told first; the question waits. */
function planAsked(turn: Turn): TurnPlan {
  const { thread, choose } = turn;
  const topic = readLearnersQuestion(thread.message.content) ?? 'other';
  const ways = topic === 'other' ? NOT_KNOWN : unsaid(turn, [ASKED_WORDS[topic]], ASKED_AGAIN);
  const line = lineOf(choose, ways, 'Answer what they asked, or say that you do not know.');
  if (thread.isOver) return planWrapUp(turn, [line], null);
  return planWaiting(turn, 'question', [line, lineOf(choose, BACK_TO_QUESTION, 'Go back to the question.')]);
}

function planVerdict(turn: Turn): TurnPlan {
  const { thread, choose } = turn;
  const answer = thread.earlier.findLast(isScored);
  if (!answer) return planWaiting(turn, 'verdict', [lineOf(choose, VERDICT_LATER, 'Say that there is no answer to look at yet.')]);
  const [open] = openFeatures(answer.evaluation, thread.question);
  return planReply({
    move: 'verdict',
    lines: [
      lineOf(choose, VERDICT_WORDS, 'Say that you give no marks.'),
      seenLine(choose, answer),
      ...(open === undefined ? [] : [lineOf(choose, VERDICT_OPEN, 'Say what is open.', { name: IN_A_SENTENCE[open] })]),
    ],
    asked: thread.isOver ? null : thread.asked,
    offers: thread.isOver ? ['end', 'again'] : ['again', 'next'],
    isFixed: true,
  });
}
