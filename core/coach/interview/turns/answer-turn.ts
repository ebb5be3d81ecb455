import type { TurnPlan } from '../../plan/turn-plan.ts';
import { compareAttempts, isAddition } from '../../score/interview/compare-attempts.ts';
import type { Evaluation } from '../../evaluation.ts';
import { BANDS } from '../../bands.ts';
import { scoreInterviewAnswer } from '../../score/interview/score-interview-answer.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { skillOf } from '../feature-skills.ts';
import type { InterviewWords } from '../interview-words.ts';
import { countWords } from '../thread/sentences.ts';
import { HALVABLE_WORDS } from '../thread/spare-words.ts';
import { isScored, kindOf, type Answer, type Command, type Thread } from '../thread/thread.ts';
import { isUnfairQuestion } from '../thread/unfair-question.ts';
import { changeLines, formLines, praiseLines, seenLine, shorterLine } from './answer-lines.ts';
import { planMovingOn, planWrapUp } from './moving-on.ts';
import { nextPoint, type Point } from './next-point.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import { fill } from '../../talks/wording/fill.ts';
import { pickLeastSaid, pickUnsaid, type Told } from '../../talks/wording/pick-unsaid.ts';
import type { FollowUp } from '../words/follow-ups.ts';
import { lineOf, planReply, type Line } from './reply.ts';
import { sameQuestion, type Turn } from './turn.ts';

/** After the last question, fewer are a farewell. */
const WORDS_OF_AN_ANSWER = 20;
/** Works of the library are named in no more than one reply of three. */
const TURNS_BETWEEN_WORKS = 3;

/** What follows on an answer. */
export function planAnswer(turn: Turn): TurnPlan {
  const { thread, words } = turn;
  if (thread.question.id === null && isUnfairQuestion(thread.question.text)) {
    return planMovingOn(
      turn,
      [lineOf(turn, words.unfair_met, 'Say that a reply to such a question is not scored, without a verdict of law.')],
      null,
    );
  }
  if (thread.isOver && countWords(thread.message.content) < WORDS_OF_AN_ANSWER) return planWrapUp(turn, [], null);
  const evaluation = evaluate(thread);
  const { refused } = evaluation;
  if (refused !== null) return planRefused(turn, evaluation, refused === 'safety' ? 'not_an_answer' : refused);
  const first = comparedWith(thread);
  if (first) return planCompared(turn, evaluation, first);
  const answer = { content: thread.message.content, evaluation };
  const point = nextPoint(answer, thread.question, turn.words.plain_ask);
  const form = formLines(turn, evaluation, thread.question);
  if (point === null) return planMovingOn(turn, [...form, seenLine(turn, answer)], evaluation);
  const praise = isWorthKeeping(evaluation) ? praiseLines(turn, answer) : [];
  return planFollowUp(turn, evaluation, [...form, ...praise], point);
}

/** The first answer to the question that was scored; after a request for half the length, the answer that was to be halved. */
function comparedWith({ earlier, versions, isShortening }: Thread): Answer | undefined {
  return isShortening ? earlier.findLast(isScored) : [...earlier, ...versions].find(isScored);
}

function evaluate(thread: Thread): Evaluation {
  const { message, question, asked, earlier, versions, isToldAnew } = thread;
  const scored = comparedWith(thread);
  const evaluation = scoreInterviewAnswer({
    content: message.content,
    question,
    kind: kindOf(question),
    ...(scored && !isToldAnew && { first: scored.content, isReply: asked.isFollowUp }),
  });
  const first = scored ?? earlier[0] ?? versions[0];
  if (!first || evaluation.refused !== null) return evaluation;
  // As long as the new one, it is not taken for something that was added to.
  const before = isToldAnew ? { ...first, content: message.content } : first;
  return { ...evaluation, compare: { firstMessageId: first.id, ...compareAttempts(before, { content: message.content, evaluation }) } };
}

function planRefused(turn: Turn, evaluation: Evaluation, refusal: keyof InterviewWords['refused']): TurnPlan {
  const { thread, words } = turn;
  if (thread.asked.isFollowUp) {
    const ways = refusal === 'too_short' ? words.added_nothing : words.left_there;
    return planMovingOn(turn, [lineOf(turn, ways, 'Say that you have heard it, and that the point may stay open.')], evaluation);
  }
  const lines = [
    lineOf(
      turn,
      words.refused[refusal],
      `Say kindly that you could not score this (${refusal.replaceAll('_', ' ')}), and what would make it an answer.`,
    ),
    ...(refusal === 'too_short' ? plainLines(turn) : []),
    ...(thread.earlier.length === 0 ? [] : [lineOf(turn, words.or_another, 'Say how to get another question.')]),
    lineOf(turn, words.ask_same, 'Say that the question stays the same.'),
  ];
  return planReply(turn, {
    move: 'refused',
    lines,
    question: thread.question.text,
    asked: sameQuestion(thread),
    offers: ['shape', 'tips', 'another'],
    evaluation,
  });
}

/** What the question asks for in plain words, while there are some that were not said. */
function plainLines({ thread, words, told }: Turn): Line[] {
  const way = pickUnsaid(words.plain_ask[thread.question.slots[0] ?? 'story'], told);
  return way === null ? [] : [{ words: way, order: 'Say plainly what the question asks for.' }];
}

/** After a follow-up the interview goes on; an attempt that the learner chose to make stays with its question. */
function planCompared(turn: Turn, evaluation: Evaluation, first: Answer): TurnPlan {
  const { thread, words } = turn;
  const { content } = thread.message;
  // Whoever answers a narrow question leaves nothing out.
  const isAdded = !thread.isToldAnew && (thread.asked.isFollowUp || isAddition(first.content, content));
  const step = BANDS.indexOf(evaluation.band) - BANDS.indexOf(first.evaluation.band);
  const changes = changeLines(turn, { content, evaluation }, thread.question, isAdded, step !== 0);
  if (thread.asked.isFollowUp) return planMovingOn(turn, changes, evaluation);
  const lines: Line[] = [
    ...(thread.isShortening ? [shorterLine(turn, first, content)] : []),
    ...stepLines(turn, step),
    ...changes,
    lineOf(turn, words.when_ready, 'Say that the next question comes when they ask for it.'),
  ];
  const offers: Command[] = thread.place >= INTERVIEW_QUESTIONS ? ['again', 'end'] : ['next', 'again', ...halving(content)];
  return planReply(turn, { move: 'compare', lines, asked: sameQuestion(thread), offers, evaluation });
}

/** Whether the new version stands higher than the first, where it stands elsewhere at all. */
function stepLines(turn: Turn, step: number): Line[] {
  if (step === 0) return [];
  const [ways, order] = step > 0 ? [turn.words.stronger, 'this version'] : [turn.words.weaker, 'the first'];
  return [lineOf(turn, ways, `Say that of the two you would keep ${order}, without a grade.`)];
}

/** Praise of a part of an answer that hardly stands would be taken for praise of the answer. */
const isWorthKeeping = ({ band }: Evaluation): boolean => band === 'solid' || band === 'strong';

function planFollowUp(turn: Turn, evaluation: Evaluation, before: readonly Line[], { feature, followUps, quote }: Point): TurnPlan {
  const { input, thread, words, told } = turn;
  const [point, text] = chooseFollowUp(followUps, told);
  const lines = [
    ...before,
    {
      words: fill(point, { quote }),
      order: `${feature === null ? 'Take up these words and blame nothing in them' : `Make one point: what is open is ${words.part[feature]}`}. Quote exactly: ${delimitAsData('quotation', quote)}`,
    },
  ];
  const turns = input.said.filter(({ role }) => role === 'user').length;
  return planReply(turn, {
    move: 'follow_up',
    lines,
    question: text,
    asked: { id: thread.question.id, text, isFollowUp: true, number: thread.place },
    offers: ['again', ...halving(thread.message.content), 'why', 'next'],
    evaluation,
    skill: turns % TURNS_BETWEEN_WORKS === 0 && feature !== null ? skillOf(feature, thread.question.slots) : null,
  });
}

/** One whose question was not put before, while there are such. */
function chooseFollowUp(followUps: readonly FollowUp[], told: Told): FollowUp {
  const open = followUps.filter(([, text]) => pickUnsaid([text], told) !== null);
  const ways = open.length > 0 ? open : followUps;
  const point = pickLeastSaid(ways.map(([way]) => way) as [string, ...string[]], told);
  return ways.find(([way]) => way === point) as FollowUp;
}

const halving = (content: string): Command[] => (countWords(content) >= HALVABLE_WORDS ? ['shorter'] : []);
