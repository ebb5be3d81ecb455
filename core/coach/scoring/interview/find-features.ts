import type { EvaluatedFeature } from '../../evaluation.ts';
import type { Span } from '../../reading/read-words.ts';
import type { Answer } from './answer.ts';
import { findGenerality, findHypothetical, findQualityNouns, findSelfPraise, findSuccessAdverbs } from './features/faults.ts';
import { findOutcome, findVagueEnd } from './features/outcome.ts';
import { findOneAct, findOwnActs, findPlannedActs } from './features/own-acts.ts';
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

export type FoundFeature = Omit<EvaluatedFeature, 'evidence'> & { readonly evidence: readonly Span[] };

/** So much of a feature has to be there before it is said to be found. */
const FOUND = 0.4;
const FAULT_FOUND = 0.5;

/** What a page shows of an answer, with the words that show it. None of it decides what the answer is worth. */
export function findFeatures(answer: Answer, question: Question): readonly FoundFeature[] {
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
  return [...weigh(found, looked), ...weigh(wrong, faults)].map(({ id, weight, finding }) => ({
    id,
    found: id === 'slot' ? slot.isFilled : weight < 0 ? isFaultFound(finding) : finding.amount >= FOUND,
    weight,
    evidence: underline(answer, finding.evidence),
    advice: finding.advice,
  }));
}

/** A fault that cannot be shown to its reader is not said to be there. */
const isFaultFound = ({ amount, evidence }: Finding): boolean => amount >= FAULT_FOUND && evidence.length > 0;

/** What a rubric gives no weight is not looked for. */
function weigh<Id extends string>(findings: Record<Id, Finding>, weights: Readonly<Record<Id, number>>) {
  const ids = Object.keys(findings) as Id[];
  return ids.filter((id) => weights[id] !== 0).map((id) => ({ id, weight: weights[id], finding: findings[id] }));
}
