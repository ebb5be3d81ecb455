import type { Band, EvaluatedFeature } from '../../evaluation.ts';
import type { Span } from '../../reading/read-words.ts';
import type { Answer } from './answer.ts';
import { findGenerality, findHypothetical, findQualityNouns, findSelfPraise, findSuccessAdverbs } from './features/faults.ts';
import { findOutcome, findVagueEnd } from './features/outcome.ts';
import { distinctActs, findOneAct, findOwnActs, findPlannedActs } from './features/own-acts.ts';
import { findParticulars } from './features/particulars.ts';
import { findReason } from './features/reason.ts';
import { findSlot } from './features/slot.ts';
import { findSpeech, isAmongPeople } from './features/speech.ts';
import { findTimeOrder } from './features/time-order.ts';
import { findContingency, findTurn } from './features/turn.ts';
import type { Finding } from './finding.ts';
import type { Question } from './read-question.ts';
import { RUBRICS_BY_TYPE, type FaultId, type FeatureId } from './rubrics.ts';
import { underline } from './underline.ts';

export interface ScoredAnswer {
  readonly overall: number;
  readonly band: Band;
  readonly features: readonly (Omit<EvaluatedFeature, 'evidence'> & { evidence: readonly Span[] })[];
}

/** So much of a feature has to be there before it is said to be found. */
const FOUND = 0.4;
const FAULT_FOUND = 0.5;
/** An answer that does not hold what was asked keeps so much of what it would be worth. */
const UNFILLED = 0.8;
const ELSEWHERE = 0.9;

export function scoreFeatures(answer: Answer, question: Question): ScoredAnswer {
  const { weights, faults, isPlan } = RUBRICS_BY_TYPE[question.type];
  const slot = findSlot(answer, question);
  const reason = findReason(answer);
  const found: Record<FeatureId, Finding> = {
    'own-acts': (isPlan ? findPlannedActs : slot.isAboutSelf ? findOneAct : findOwnActs)(answer),
    particulars: findParticulars(answer),
    'time-order': findTimeOrder(answer),
    outcome: findOutcome(answer),
    turn: isPlan ? findContingency(answer) : findTurn(answer),
    speech: findSpeech(answer),
    reason,
    slot,
  };
  const wrong: Record<FaultId, Finding> = {
    'quality-nouns': findQualityNouns(answer),
    'success-adverbs': findSuccessAdverbs(answer),
    'self-praise': findSelfPraise(answer),
    generality: findGenerality(answer, slot.isAboutSelf ? [...slot.evidence, ...reason.evidence] : []),
    hypothetical: findHypothetical(answer),
    'vague-end': findVagueEnd(answer),
  };
  const looked = isAmongPeople(answer) ? weights : { ...weights, speech: 0 };
  const rows = [...weigh(found, looked), ...weigh(wrong, faults)];
  const sum = rows.reduce((total, { weight, finding }) => total + weight * finding.amount, 0);
  const overall = Math.min(1, Math.max(0, sum * (slot.isFilled ? 1 : UNFILLED) * (slot.isElsewhere ? ELSEWHERE : 1)));
  const acts = distinctActs(isPlan ? [...answer.plannedActs, ...answer.acts] : answer.acts);
  const isPlaced = slot.isAboutSelf && acts.length > 0 && (slot.amount === 1 || found.particulars.amount >= FOUND);
  const isEnded = question.type !== 'behavioural' || found.outcome.amount >= FOUND;
  const isLived = [found['time-order'], found.turn, found.speech].some(({ amount }) => amount >= FOUND);
  return {
    overall,
    band: bandOf(overall, slot.isFilled, (isPlaced || (acts.length >= 3 && isEnded && isLived)) && !slot.isElsewhere),
    features: rows.map(({ id, weight, finding }) => ({
      id,
      found: id === 'slot' ? slot.isFilled && !slot.isElsewhere : weight < 0 ? isFaultFound(finding) : finding.amount >= FOUND,
      weight,
      evidence: underline(answer, finding.evidence),
      advice: finding.advice,
    })),
  };
}

/** A fault that cannot be shown to its reader is not said to be there. */
const isFaultFound = ({ amount, evidence }: Finding): boolean => amount >= FAULT_FOUND && evidence.length > 0;

/** What a rubric gives no weight is not looked for. */
function weigh<Id extends string>(findings: Record<Id, Finding>, weights: Readonly<Record<Id, number>>) {
  const ids = Object.keys(findings) as Id[];
  return ids.filter((id) => weights[id] !== 0).map((id) => ({ id, weight: weights[id], finding: findings[id] }));
}

/** What stands in an answer makes it strong; the sum only keeps out one that is mostly padding. */
const STRONG = 0.45;

function bandOf(overall: number, isFilled: boolean, hasAnchors: boolean): Band {
  if (overall < 0.2) return 'not_yet';
  if (overall < 0.36 || !isFilled) return 'forming';
  return hasAnchors && overall >= STRONG ? 'strong' : 'solid';
}
