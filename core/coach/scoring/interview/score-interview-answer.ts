import type { SlotId } from './question-types.ts';
import { readText } from '../../reading/read-text.ts';
import type { Span } from '../../reading/read-words.ts';
import { isAddition } from '../compare-attempts.ts';
import type { Evaluation, Evidence } from '../../evaluation.ts';
import { readAnswer, type Answer } from './answer.ts';
import { findForm } from './form.ts';
import { isOrderToCoach } from './leave-out.ts';
import { readQuestion, type Question } from './read-question.ts';
import { refuseAddition, refuseAnswer, type Refused } from './refuse-answer.ts';
import { RUBRICS_BY_TYPE } from './rubrics.ts';
import { scoreFeatures, type ScoredAnswer } from './score-features.ts';

interface AnswerToScore {
  readonly content: string;
  /** As the bank has it, or the text of a question of the learner's own. */
  readonly question: Question | string;
  /** Instead of the slots of the question. */
  readonly slots?: readonly SlotId[];
  /** The first answer to the same question. A short reply is scored together with it. */
  readonly first?: string;
}

/** The most quotes of one feature that are shown. */
const MAX_EVIDENCE = 20;
const BETWEEN = '\n\n';

/** What can be seen in an answer to a question of an interview. The same answer is always scored the same. */
export function scoreInterviewAnswer({ content, question, slots, first }: AnswerToScore): Evaluation {
  const asked = typeof question === 'string' ? readQuestion(question) : question;
  const read: Question = slots ? { ...asked, slots } : asked;
  const readIt = (text: string, addedFrom?: number) => readAnswer(readText(text, isOrderToCoach), read.type === 'behavioural', addedFrom);
  const own = readIt(content);
  const before = first !== undefined && isAddition(first, content) ? first + BETWEEN : '';
  const answer = before === '' ? own : readIt(before + content, before.length);
  const refused = (before === '' ? null : refuseAddition(own)) ?? refuseAnswer(answer, read);
  if (refused) return refuse(read, refused);
  const scored = scoreFeatures(answer, read);
  const isBeside = before !== '' && isBesideFirst(own, readIt(before), scored.features, before.length);
  const { overall, band } = isBeside ? least(scored, scoreFeatures(readIt(before), read)) : scored;
  return {
    rubric: 'interview',
    question: read.text,
    refused: null,
    form: findForm(isBeside ? own : answer),
    overall,
    band,
    features: scored.features.map((feature) => ({ ...feature, evidence: quoteFrom(content, before.length, feature.evidence) })),
    compare: null,
  };
}

const least = (one: ScoredAnswer, other: ScoredAnswer): ScoredAnswer => (other.overall < one.overall ? other : one);

/** By these an addition says something of its own; a name or a day alone adds nothing. */
const SHOWING = new Set(['own-acts', 'outcome', 'turn', 'speech', 'reason']);

/** A sentence of its own that takes up nothing of the first answer and shows nothing: an addition in form alone. */
function isBesideFirst(own: Answer, first: Answer, features: ScoredAnswer['features'], from: number): boolean {
  const said = new Set(first.particulars.map(({ stem }) => stem));
  const showsSomething = features.some(({ id, evidence }) => SHOWING.has(id) && evidence.some(({ start }) => start >= from));
  return own.clauses.some(({ verb }) => verb !== null) && !showsSomething && !own.particulars.some(({ stem }) => said.has(stem));
}

/** What to do instead is said where the answer itself is looked for. */
function refuse({ text, type }: Question, { refusal, advice }: Refused): Evaluation {
  const slot = { id: 'slot', found: false, weight: RUBRICS_BY_TYPE[type].weights.slot, evidence: [], advice };
  return {
    rubric: 'interview',
    question: text,
    refused: refusal,
    form: null,
    overall: 0,
    band: 'not_yet',
    features: [slot],
    compare: null,
  };
}

/** Quotes from what the learner wrote now, which begins at `offset` of what was read. */
function quoteFrom(content: string, offset: number, spans: readonly Span[]): Evidence[] {
  return spans
    .map(({ start, end }) => ({ start: start - offset, end: end - offset }))
    .filter(({ start }) => start >= 0)
    .slice(0, MAX_EVIDENCE)
    .map(({ start, end }) => ({ quote: content.slice(start, end), start, end }));
}
