import { scoreText, type QuestionKind } from '../score-answer.ts';
import type { Evaluation, Evidence } from '../../evaluation.ts';
import type { Span } from '../../reading/read-words.ts';
import { UNREAD } from '../unread.ts';
import { isAddition } from './compare-attempts.ts';
import { readTold } from './told.ts';
import { findForm } from './form.ts';
import { isOrderToCoach } from '../../reading/leave-out.ts';
import type { SlotId } from './question-types.ts';
import { readQuestion, type Question } from './read-question.ts';
import { refuseAddition, refuseAnswer, type Refused } from './refuse-answer.ts';
import { RUBRICS_BY_TYPE } from './rubrics.ts';
import { findFeatures } from './find-features.ts';

interface AnswerToScore {
  readonly content: string;
  /** As the bank has it, or the text of a question of the learner's own. */
  readonly question: Question | string;
  /** Known for certain to ask for no case. */
  readonly kind?: QuestionKind | undefined;
  /** Instead of the slots of the question. */
  readonly slots?: readonly SlotId[];
  /** The first answer to the same question. A short reply is scored together with it. */
  readonly first?: string;
  /** A reply to a question about the first answer, however long it is. */
  readonly isReply?: boolean;
}

/** The most quotes of one feature that are shown. */
const MAX_EVIDENCE = 20;
const BETWEEN = '\n\n';
/** A reply of fewer words in which nothing is found ("I do not know.") adds nothing, and is no answer as good as the first. */
const FEW_WORDS = 8;
const ADDS_NOTHING: Refused = { refusal: 'too_short', advice: 'A name, a number or what somebody did is enough.' };

/**
 * What can be seen in an answer to a question of an interview. The same answer is always scored the same: how much it is
 * worth was learned from labelled answers, and no rule for the question's words changes it.
 */
export function scoreInterviewAnswer({ content, question, kind, slots, first, isReply = false }: AnswerToScore): Evaluation {
  const asked = typeof question === 'string' ? readQuestion(question) : question;
  const read: Question = slots ? { ...asked, slots } : asked;
  const readIt = (text: string, addedFrom?: number) => readTold(text, isOrderToCoach, addedFrom);
  const own = readIt(content);
  const before = first !== undefined && (isReply || isAddition(first, content)) ? first + BETWEEN : '';
  const answer = before === '' ? own : readIt(before + content, before.length);
  const refused = (before === '' ? null : refuseAddition(own, content)) ?? refuseAnswer(answer, read);
  if (refused) return refuse(read, refused);
  const quotes = (spans: readonly Span[]) => quoteFrom(content, before.length, spans);
  const quoteOf = (span: Span | null): Evidence | null => (span === null ? null : (quotes([span])[0] ?? null));
  const scoreIt = (text: string) => scoreText(text, read.text, { from: before.length, leaveOut: isOrderToCoach, kind });
  const scored = scoreIt(before + content);
  // What is added takes nothing away from what was said.
  const kept = before === '' ? scored : scoreIt(before);
  const features = findFeatures(answer, read).map((feature) => ({ ...feature, evidence: quotes(feature.evidence) }));
  const isBrief = own.words.length < FEW_WORDS && !own.words.some(({ isNumber, isName }) => isNumber || isName);
  if (before !== '' && isBrief && features.every(({ evidence }) => evidence.length === 0)) return refuse(read, ADDS_NOTHING);
  const { overall, band, sure } = kept.overall > scored.overall ? kept : scored;
  return {
    ...UNREAD,
    rubric: 'interview',
    question: read.text,
    refused: null,
    form: findForm(answer, band),
    overall,
    band,
    sure,
    probe: quoteOf(scored.probe),
    praise: quoteOf(scored.praise),
    features,
  };
}

/** What to do instead is said where the answer itself is looked for. */
function refuse({ text, type }: Question, { refusal, advice }: Refused): Evaluation {
  const slot = { id: 'slot', found: false, weight: RUBRICS_BY_TYPE[type].weights.slot, evidence: [], advice };
  return { ...UNREAD, rubric: 'interview', question: text, refused: refusal, features: [slot] };
}

/** Quotes from what the learner wrote now, which begins at `offset` of what was read. */
function quoteFrom(content: string, offset: number, spans: readonly Span[]): Evidence[] {
  return spans
    .map(({ start, end }) => ({ start: start - offset, end: end - offset }))
    .filter(({ start }) => start >= 0)
    .slice(0, MAX_EVIDENCE)
    .map(({ start, end }) => ({ quote: content.slice(start, end), start, end }));
}
