import type { SlotId } from '../../interview/question-types.ts';
import { readText } from '../../reading/read-text.ts';
import type { Span } from '../../reading/read-words.ts';
import type { Band, Evaluation } from '../evaluation.ts';
import { readAnswer, type Answer } from './answer.ts';
import { findGenerality, findHypothetical, findQualityNouns, findSelfPraise, findSuccessAdverbs } from './features/negatives.ts';
import { findOutcome } from './features/outcome.ts';
import { distinctActs, findOwnActs, findPlannedActs } from './features/own-acts.ts';
import { findParticulars } from './features/particulars.ts';
import { findReason } from './features/reason.ts';
import { findSlot } from './features/slot.ts';
import { findSpeech } from './features/speech.ts';
import { findTimeOrder } from './features/time-order.ts';
import { findTurn } from './features/turn.ts';
import { findForm } from './form.ts';
import { isOrderToCoach } from './leave-out.ts';
import { readQuestion, type Question } from './read-question.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { RUBRICS_BY_TYPE, type FaultId, type FeatureId } from './rubrics.ts';
import type { Finding } from './finding.ts';

export interface AnswerToScore {
  readonly content: string;
  /** As the bank has it, or the text of a question of the learner's own. */
  readonly question: Question | string;
  /** Instead of the slots of the question. */
  readonly slots?: readonly SlotId[];
  /** The first answer to the same question. A short reply is scored together with it. */
  readonly first?: string;
}

/** So much of a feature is there that it is said to be found. */
const FOUND = 0.4;
const MAX_EVIDENCE = 20;
const BETWEEN = '\n\n';
/** An answer that does not hold what was asked keeps so much of what it would be worth. */
const UNFILLED = 0.8;

/** Whether a message adds to the first answer and does not replace it. */
export const isAddition = (first: string, content: string): boolean => countWords(content) < 0.4 * countWords(first);
const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** What can be seen in an answer to a question of an interview. Pure: the same answer is always scored the same. */
export function scoreInterviewAnswer({ content, question, slots, first }: AnswerToScore): Evaluation {
  const asked = typeof question === 'string' ? readQuestion(question) : question;
  const read: Question = slots ? { ...asked, slots } : asked;
  const isJoint = first !== undefined && isAddition(first, content);
  const before = isJoint ? first + BETWEEN : '';
  const own = readAnswer(readText(content, isOrderToCoach));
  const refused = refuseAnswer(own, read, isJoint);
  const base = { rubric: 'interview', question: read.text, compare: null } as const;
  if (refused) {
    const { weights } = RUBRICS_BY_TYPE[read.type];
    const features = [{ id: 'slot', found: false, weight: weights.slot, evidence: [], advice: refused.advice }];
    return { ...base, refused: refused.refusal, form: null, overall: 0, band: 'not_yet', features };
  }
  const answer = isJoint ? readAnswer(readText(before + content, isOrderToCoach)) : own;
  const scored = scoreFeatures(answer, read);
  const offset = before.length;
  return {
    ...base,
    refused: null,
    form: findForm(answer),
    overall: scored.overall,
    band: scored.band,
    features: scored.features.map(({ evidence, ...feature }) => ({ ...feature, evidence: quoteFrom(content, offset, evidence) })),
  };
}

/** The spans that lie in what the learner wrote now. */
function quoteFrom(content: string, offset: number, spans: readonly Span[]) {
  return spans
    .filter(({ start }) => start >= offset)
    .slice(0, MAX_EVIDENCE)
    .map(({ start, end }) => ({ quote: content.slice(start - offset, end - offset), start: start - offset, end: end - offset }));
}

function scoreFeatures(answer: Answer, question: Question) {
  const { weights, faults, isPlan } = RUBRICS_BY_TYPE[question.type];
  const slot = findSlot(answer, question);
  const findings: Record<FeatureId, Finding> = {
    'own-acts': isPlan ? findPlannedActs(answer) : findOwnActs(answer),
    particulars: findParticulars(answer),
    'time-order': findTimeOrder(answer),
    outcome: findOutcome(answer),
    turn: findTurn(answer),
    speech: findSpeech(answer),
    reason: findReason(answer),
    slot,
  };
  const found: Record<FaultId, Finding> = {
    'quality-nouns': findQualityNouns(answer),
    'success-adverbs': findSuccessAdverbs(answer),
    'self-praise': findSelfPraise(answer),
    generality: findGenerality(answer),
    hypothetical: findHypothetical(answer),
  };
  const rows = [
    ...Object.entries(findings).map(([id, finding]) => ({ id, finding, weight: weights[id as FeatureId] })),
    ...Object.entries(found).map(([id, finding]) => ({ id, finding, weight: faults[id as FaultId] })),
  ].filter(({ weight }) => weight !== 0);
  const sum = rows.reduce((total, { finding, weight }) => total + weight * finding.amount, 0);
  const overall = clamp(sum * (slot.isFilled ? 1 : UNFILLED));
  const features = rows.map(({ id, finding, weight }) => ({
    id,
    found: id === 'slot' ? slot.isFilled : finding.amount >= (weight < 0 ? 0.5 : FOUND),
    weight,
    evidence: finding.evidence,
    advice: finding.advice,
  }));
  const isStrong =
    distinctActs(isPlan ? [...answer.plannedActs, ...answer.acts] : answer.acts).length >= 3 &&
    (isPlan || question.type !== 'behavioural' || findings.outcome.amount >= FOUND) &&
    (['time-order', 'turn', 'speech'] as const).some((id) => findings[id].amount >= FOUND);
  return { overall, features, band: bandOf(overall, slot.isFilled, isStrong) };
}

function bandOf(overall: number, isFilled: boolean, isStrong: boolean): Band {
  if (overall < 0.2) return 'not_yet';
  if (overall < 0.36 || !isFilled) return 'forming';
  return isStrong && overall >= 0.5 ? 'strong' : 'solid';
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
