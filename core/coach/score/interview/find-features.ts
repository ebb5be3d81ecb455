import type { EvaluatedFeature } from '../../evaluation.ts';
import type { Span } from '../../reading/read-words.ts';
import { findFaults } from './faults.ts';
import {
  findContingency,
  findOutcome,
  findOwnActs,
  findParticulars,
  findReason,
  findSpeech,
  findSteps,
  findTimeOrder,
  findTurn,
  type Seen,
} from './parts.ts';
import type { Question } from './read-question.ts';
import { RUBRICS_BY_TYPE, type FeatureId } from './rubrics.ts';
import { findSlot, isAboutSelf } from './slots.ts';
import { has, sign, type Told } from './told.ts';

export type FoundFeature = Omit<EvaluatedFeature, 'evidence'> & { readonly evidence: readonly Span[] };

/** What a page shows of an answer, with the words that show it. None of it decides what the answer is worth. */
export function findFeatures(told: Told, { type, slots }: Question): readonly FoundFeature[] {
  const { weights, faults, isPlan } = RUBRICS_BY_TYPE[type];
  const slot = findSlot(told, slots);
  const outcome = findOutcome(told);
  const found: Record<FeatureId, Seen> = {
    'own-acts': isPlan ? findSteps(told) : findOwnActs(told, isAboutSelf(slots) ? 1 : 2),
    particulars: findParticulars(told),
    'time-order': findTimeOrder(told),
    outcome,
    turn: isPlan ? findContingency(told) : findTurn(told),
    speech: findSpeech(told, isPlan),
    reason: findReason(told),
    slot,
  };
  const wrong = findFaults(told, outcome, isAboutSelf(slots) ? slot.pieces : new Set());
  // A story of a machine at night has nobody in it who could have spoken.
  const looked = isAmongPeople(told) ? weights : { ...weights, speech: 0 };
  return [...weigh(found, looked), ...weigh(wrong, faults)];
}

/** What a rubric gives no weight is not looked for, and nothing is found that cannot be shown. */
function weigh<Id extends string>(all: Record<Id, Seen>, weights: Readonly<Record<Id, number>>): FoundFeature[] {
  const ids = (Object.keys(all) as Id[]).filter((id) => weights[id] !== 0);
  return ids.map((id) => {
    const { found, evidence, advice } = all[id];
    return { id, found: found && evidence.length > 0, weight: weights[id], evidence: distinct(evidence), advice };
  });
}

/** In the order of the text, and no words twice. */
function distinct(evidence: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  for (const { start, end } of evidence.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (end > start && start >= (kept.at(-1)?.end ?? 0)) kept.push({ start, end });
  return kept;
}

const PEOPLE =
  /\b(?:we|us|who|someone|somebody|m[ae]n|wom[ae]n|lady|boss|chef|team|family|child(?:ren)?|mother|father|mum|dad|(?:boy|girl|friend|guest|parent|patient|tenant|neighbour|customer|manager|driver|teacher|owner|nurse|doctor|pupil|student|visitor)s?)\b/;
const isAmongPeople = ({ lower, things, words }: Told): boolean =>
  has(lower, sign('others')) ||
  has(lower, sign('general')) ||
  PEOPLE.test(lower) ||
  things.some(({ start }) => words.some((word) => word.start === start && word.isName));
