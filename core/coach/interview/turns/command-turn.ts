import type { TurnPlan } from '../../plan/turn-plan.ts';
import { evidenceQuote } from '../thread/quotes.ts';
import { countWords } from '../thread/sentences.ts';
import { findSpareWords, HALVABLE_WORDS } from '../thread/spare-words.ts';
import { isScored, type Answer, type Command } from '../thread/thread.ts';
import { listed } from '#core/words.ts';
import { pickLeastSaid, pickUnsaid } from '../../talks/wording/pick-unsaid.ts';
import { openFeatures } from '../thread/open-part.ts';
import { praiseLines } from './answer-lines.ts';
import { planMovingOn, planWrapUp } from './moving-on.ts';
import { nextPoint } from './next-point.ts';
import { lineOf, planReply, type Line } from './reply.ts';
import { dealAt, sameQuestion, type Turn } from './turn.ts';

/** What follows on an order to the coach. */
export const COMMAND_PLANS: Readonly<Record<Command, (turn: Turn) => TurnPlan>> = {
  again: (turn) =>
    planReply(turn, {
      move: 'again',
      lines: [lineOf(turn, turn.thread.earlier.some(isScored) ? turn.words.again : turn.words.repeat, 'Invite an attempt.')],
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
    const lines = [lineOf(turn, turn.words.another, 'Say that you ask something else instead.')];
    return planReply(turn, { move: 'another', lines, question: asked.text, asked, offers: ['shape', 'tips', 'another'], isFixed: true });
  },
  why: (turn) => {
    const words = pickUnsaid([reason(turn)], turn.told) ?? pickLeastSaid(turn.words.why_again, turn.told);
    return planStaying(turn, 'why', { words, order: 'Say why it is asked.' });
  },
  shape: (turn) => {
    const { thread, words } = turn;
    const lead = lineOf(turn, words.shape_lead, 'Give an outline with blanks.');
    return planStaying(turn, 'shape', { ...lead, words: `${lead.words}\n\n${words.shape[thread.question.slots[0] ?? 'story']}` });
  },
  tips: (turn) => {
    const tips = turn.words.tips[turn.thread.question.slots[0] ?? 'story'];
    const words = pickUnsaid(tips, turn.told) ?? pickLeastSaid(turn.words.tips_again, turn.told);
    return planStaying(turn, 'tips', { words, order: 'Give tips for this question.' });
  },
  how_did_i_do: planLookBack,
  end: (turn) =>
    planReply(turn, {
      move: 'end',
      lines: [lineOf(turn, turn.words.end, 'Say how the session is ended.')],
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
function reason({ thread: { earlier, question, asked }, words }: Turn): string {
  const answer = asked.isFollowUp ? earlier.findLast(isScored) : undefined;
  const point = answer && nextPoint(answer, question, words.plain_ask);
  return point?.feature && point.feature !== 'slot' ? words.why_part[point.feature] : words.why_slot[question.slots[0] ?? 'story'];
}

function planShorter(turn: Turn): TurnPlan {
  const { thread, words } = turn;
  const answer = thread.earlier.findLast(isScored);
  if (!answer)
    return planStaying(turn, 'half_as_long', lineOf(turn, words.nothing_to_shorten, 'Say that there is no answer to shorten yet.'));
  return planReply(turn, {
    move: 'half_as_long',
    lines: [shorteningLine(turn, answer)],
    asked: sameQuestion(thread),
    offers: ['next', 'why'],
    isFixed: true,
  });
}

function shorteningLine(turn: Turn, answer: Answer): Line {
  const { content, evaluation } = answer;
  const { words } = turn;
  const count = countWords(content);
  if (count < HALVABLE_WORDS) return lineOf(turn, words.already_short, 'Say that it is short already.', { count: String(count) });
  const keep = evidenceQuote(answer, 'outcome') ?? evidenceQuote(answer, 'own-acts') ?? words.keep;
  const spare = findSpareWords(content, evaluation);
  if (spare.quotes.length === 0) return lineOf(turn, words.nothing_to_spare, 'Say how to halve it from within.', { keep });
  return lineOf(turn, words.spare, 'Say which words could go.', { count: String(spare.count), spare: listed(spare.quotes), keep });
}

/** No mark, and one thing that was open. */
function planLookBack(turn: Turn): TurnPlan {
  const { thread, words } = turn;
  const answer = thread.earlier.findLast(isScored);
  if (!answer) return planStaying(turn, 'how_did_i_do', lineOf(turn, words.verdict_later, 'Say that there is no answer to look at yet.'));
  const [open] = openFeatures(answer.evaluation, thread.question);
  return planReply(turn, {
    move: 'how_did_i_do',
    lines: [
      lineOf(turn, words.verdict, 'Say that you give no marks.'),
      ...praiseLines(turn, answer),
      ...(open === undefined ? [] : [lineOf(turn, words.verdict_open, 'Say what is open.', { part: words.part[open] })]),
    ],
    asked: thread.isOver ? null : thread.asked,
    offers: thread.isOver ? ['end', 'again'] : ['again', 'next'],
    isFixed: true,
  });
}
