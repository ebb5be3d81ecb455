import type { TurnPlan } from '../../plan/turn-plan.ts';
import { evidenceQuote } from '../thread/quotes.ts';
import { countWords } from '../thread/sentences.ts';
import { findSpareWords, HALVABLE_WORDS } from '../thread/spare-words.ts';
import { isScored, type Answer, type Command } from '../thread/thread.ts';
import { SHAPE_LEADS, SHAPES, TIPS, TIPS_AGAIN, WHY_AGAIN, WHY_FEATURE, WHY_SLOT } from '../words/help-words.ts';
import {
  AGAIN_WORDS,
  ALREADY_SHORT,
  ANOTHER_WORDS,
  END_WORDS,
  NOTHING_TO_SHORTEN,
  NOTHING_TO_SPARE,
  SPARE_WORDS,
} from '../words/turn-words.ts';
import { REPEAT_WORDS, VERDICT_LATER, VERDICT_OPEN, VERDICT_WORDS } from '../words/remark-words.ts';
import { openFeatures } from '../thread/open-part.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import { seenLine } from './answer-lines.ts';
import { listed } from '../words/phrase.ts';
import { planMovingOn, planWrapUp } from './moving-on.ts';
import { nextPoint } from './next-point.ts';
import { lineOf, planReply, type Line } from './reply.ts';
import { dealAt, sameQuestion, unsaid, type Turn } from './turn.ts';

/** What follows on an order to the coach. */
export const COMMAND_PLANS: Readonly<Record<Command, (turn: Turn) => TurnPlan>> = {
  again: (turn) =>
    planReply(turn, {
      move: 'again',
      lines: [lineOf(turn.choose, turn.thread.earlier.some(isScored) ? AGAIN_WORDS : REPEAT_WORDS, 'Invite an attempt.')],
      question: turn.thread.question.text,
      asked: sameQuestion(turn.thread),
      offers: ['shape', 'tips', 'next'],
      isFixed: true,
    }),
  shorter: planShorter,
  next: (turn) => (turn.thread.isOver ? planWrapUp(turn, [], null) : planMovingOn(turn, [], null)),
  another: (turn) => {
    if (turn.thread.isOver) return planWrapUp(turn, [], null);
    const asked = dealAt(turn, turn.thread.place);
    const lines = [lineOf(turn.choose, ANOTHER_WORDS, 'Say that you ask something else instead.')];
    return planReply(turn, { move: 'another', lines, question: asked.text, asked, offers: ['shape', 'tips', 'another'], isFixed: true });
  },
  why: (turn) => {
    const ways = unsaid(turn, reasons(turn), WHY_AGAIN);
    return planStaying(turn, 'why', lineOf(turn.choose, ways, 'Say why it is asked.'));
  },
  shape: (turn) => {
    const { thread, choose } = turn;
    const lead = lineOf(choose, SHAPE_LEADS, 'Give an outline with blanks.');
    return planStaying(turn, 'shape', { ...lead, words: `${lead.words}\n\n${SHAPES[thread.question.slots[0] ?? 'story']}` });
  },
  tips: (turn) => {
    const ways = unsaid(turn, TIPS[turn.thread.question.slots[0] ?? 'story'], TIPS_AGAIN);
    return planStaying(turn, 'tips', lineOf(turn.choose, ways, 'Give tips for this question.'));
  },
  how_did_i_do: planLookBack,
  end: (turn) =>
    planReply(turn, {
      move: 'end',
      lines: [lineOf(turn.choose, END_WORDS, 'Say how the session is ended.')],
      asked: turn.thread.asked,
      offers: ['next'],
      isFixed: true,
    }),
};

/** Help that leaves the question as it stands. */
function planStaying(turn: Turn, move: string, line: Line): TurnPlan {
  const { thread } = turn;
  const offers: Command[] = thread.earlier.length > 0 ? ['again', 'next'] : ['shape', 'tips', 'another'];
  return planReply(turn, { move, lines: [line], asked: thread.asked, offers: offers.filter((offer) => offer !== move), isFixed: true });
}

/** Of what was asked about last: a part of the answer, or the question. */
function reasons({ thread: { earlier, question, asked } }: Turn): readonly string[] {
  const answer = asked.isFollowUp ? earlier.findLast(isScored) : undefined;
  const point = answer && nextPoint(answer, question);
  return point?.feature && point.feature !== 'slot' ? [WHY_FEATURE[point.feature]] : [WHY_SLOT[question.slots[0] ?? 'story']];
}

function planShorter(turn: Turn): TurnPlan {
  const { thread, choose } = turn;
  const answer = thread.earlier.findLast(isScored);
  if (!answer) return planStaying(turn, 'half_as_long', lineOf(choose, NOTHING_TO_SHORTEN, 'Say that there is no answer to shorten yet.'));
  return planReply(turn, {
    move: 'half_as_long',
    lines: [shorteningLine(turn, answer)],
    asked: sameQuestion(thread),
    offers: ['next', 'why'],
    isFixed: true,
  });
}

function shorteningLine({ choose }: Turn, answer: Answer): Line {
  const { content, evaluation } = answer;
  const words = countWords(content);
  if (words < HALVABLE_WORDS) return lineOf(choose, ALREADY_SHORT, 'Say that it is short already.', { count: String(words) });
  const keep = evidenceQuote(answer, 'outcome') ?? evidenceQuote(answer, 'own-acts') ?? 'what you did';
  const spare = findSpareWords(content, evaluation);
  if (spare.quotes.length === 0) return lineOf(choose, NOTHING_TO_SPARE, 'Say how to halve it from within.', { keep });
  return lineOf(choose, SPARE_WORDS, 'Say which words could go.', { count: String(spare.count), spare: listed(spare.quotes), keep });
}

/** No mark, and one thing that was open. */
function planLookBack(turn: Turn): TurnPlan {
  const { thread, choose } = turn;
  const answer = thread.earlier.findLast(isScored);
  if (!answer) return planStaying(turn, 'how_did_i_do', lineOf(choose, VERDICT_LATER, 'Say that there is no answer to look at yet.'));
  const [open] = openFeatures(answer.evaluation, thread.question);
  return planReply(turn, {
    move: 'how_did_i_do',
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
