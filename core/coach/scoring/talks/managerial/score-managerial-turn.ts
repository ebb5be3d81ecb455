import type { Evaluation } from '#core/coach/evaluation.ts';
import { growStrength, type GrowSlot } from '../career/grow-slots.ts';
import { compareTurns, type FirstTry } from '../compare-turns.ts';
import { bandOf, isFound, overallOf, refusal, scored, type Finding } from '../finding.ts';
import { readText, type ReadText } from '../reading/read-text.ts';
import { refuseTurn, withoutOrders } from '../refuse-turn.ts';
import { best, seenSentence, type Seen } from '../seen.ts';
import { MANAGERIAL_ADVICE, MANAGERIAL_FAULT_ADVICE } from './advice.ts';
import { FAULT_WEIGHTS, type ManagerialFault } from './fault-weights.ts';
import {
  seeAlways,
  seeCorporate,
  seeLabel,
  seeLecture,
  seeMinimises,
  seeOrder,
  seePrivate,
  seeSandwich,
  seeSolves,
  seeThreat,
  seeVague,
} from './faults.ts';
import { seeAuthority, seeByWhen, seeCheckIn, seeRequest, seeWhat, seeWhy } from './agreeing.ts';
import { seeCriteria, seePastExample, seeWhatStays } from './hiring-and-change.ts';
import { seeBothSides, seeHandingOver, seeListening, seeOwnView, seeSupport } from './listening.ts';
import { seeBehaviour, seeEffect, seeSituation } from './observed.ts';
import { MANAGERIAL_RUBRICS, OWN_SLOTS, readRubrics, RUBRIC_WEIGHTS, type ManagerialPart, type ManagerialRubric } from './rubrics.ts';
import { ownSpeech } from './own-speech.ts';

export interface ManagerialTurn {
  readonly content: string;
  readonly focus: string | null;
  readonly topics: readonly string[];
  /** What was said to the manager before, oldest first. */
  readonly previous: readonly string[];
  /** The manager's own earlier turns. */
  readonly history: readonly string[];
  readonly first?: FirstTry;
}

/** The weight at which a turn is full: three to four slots. */
const DUE = 0.75;

const seeGrow =
  (slot: GrowSlot) =>
  (text: ReadText): Seen =>
    best(text.sentences.map((sentence, at) => seenSentence(text, sentence, growStrength(slot, sentence, text.sentences[at + 1]))));

const PARTS: Readonly<Record<ManagerialPart, (text: ReadText) => Seen>> = {
  situation: seeSituation,
  behaviour: seeBehaviour,
  effect: seeEffect,
  'open-question': seeHandingOver,
  listening: seeListening,
  request: seeRequest,
  'own-view': seeOwnView,
  why: seeWhy,
  what: seeWhat,
  authority: seeAuthority,
  'by-when': seeByWhen,
  'check-in': seeCheckIn,
  support: seeSupport,
  'both-sides': seeBothSides,
  criteria: seeCriteria,
  'past-example': seePastExample,
  'what-stays': seeWhatStays,
  goal: seeGrow('goal'),
  reality: seeGrow('reality'),
  options: seeGrow('options'),
  will: seeGrow('will'),
};

const FAULTS: Readonly<Record<ManagerialFault, (text: ReadText) => Seen>> = {
  label: seeLabel,
  always: seeAlways,
  threat: seeThreat,
  order: seeOrder,
  vague: seeVague,
  'corporate-words': seeCorporate,
  'solves-it': seeSolves,
  'plays-down': seeMinimises,
  'private-question': seePrivate,
  'praise-sandwich': seeSandwich,
  lecture: seeLecture,
};

const partsOf = (rubric: ManagerialRubric, text: ReadText): Finding[] =>
  Object.entries(RUBRIC_WEIGHTS[rubric]).map(([id, weight]) => {
    const part = id as ManagerialPart;
    return { id, weight, ...PARTS[part](text), advice: MANAGERIAL_ADVICE[part] };
  });

function faultsOf(text: ReadText): Finding[] {
  const said = ownSpeech(text);
  return Object.entries(FAULT_WEIGHTS).map(([id, weight]) => {
    const fault = id as ManagerialFault;
    const seen = FAULTS[fault](said);
    return { id, weight, ...seen, advice: MANAGERIAL_FAULT_ADVICE[fault](seen.evidence[0]?.quote ?? '') };
  });
}

/** Of the rubrics that may apply, the one whose own slots the text fills most; the first of equals. */
function bestRubric(candidates: readonly ManagerialRubric[], text: ReadText): ManagerialRubric {
  const share = (rubric: ManagerialRubric): number => {
    const own = partsOf(rubric, text).filter(({ id }) => OWN_SLOTS[rubric].includes(id as ManagerialPart));
    return own.filter(isFound).length / own.length;
  };
  return candidates.reduce((top, one) => (share(one) > share(top) ? one : top), candidates[0] ?? 'feedback');
}

function evaluate({ content, focus, topics, previous }: ManagerialTurn): Evaluation {
  const question = previous.at(-1) ?? null;
  const read = readText(content);
  const refused = refuseTurn(read, previous);
  if (refused !== null) return refusal('managerial', question, refused);
  const text = withoutOrders(read);
  const said = readRubrics(focus, topics);
  const rubric = bestRubric(said.length > 0 ? said : MANAGERIAL_RUBRICS, text);
  const findings = [...partsOf(rubric, text), ...faultsOf(text)];
  return scored('managerial', question, { overall: overallOf(findings, DUE), band: bandOf(findings, OWN_SLOTS[rubric]), findings });
}

/** What was seen in what a manager says, to the person or as a plan. Deterministic, in time linear in its texts. */
export function scoreManagerialTurn(turn: ManagerialTurn): Evaluation {
  const evaluation = evaluate(turn);
  const { first } = turn;
  return first === undefined
    ? evaluation
    : { ...evaluation, compare: compareTurns(first, evaluate({ ...turn, content: first.content }), evaluation) };
}
