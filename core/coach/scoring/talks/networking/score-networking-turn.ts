import type { Evaluation } from '#core/coach/evaluation.ts';
import { compareTurns, type FirstTry } from '../compare-turns.ts';
import { bandOf, overallOf, refusal, scored, type Finding } from '../finding.ts';
import { readText } from '../reading/read-text.ts';
import { refuseTurn, withoutOrders } from '../refuse-turn.ts';
import type { Seen } from '../seen.ts';
import { NETWORKING_ADVICE, NETWORKING_FAULT_ADVICE } from './advice.ts';
import { FAULT_WEIGHTS, type NetworkingFault } from './fault-weights.ts';
import { seeBrusque, seeClosedOnly, seeFlattery, seeJobAskedEarly, seeMonologue, seePressure, seeSelfTalk } from './faults.ts';
import { seeNextStep, seeOffer, seeThanks, seeVagueStep } from './giving.ts';
import { seeFollowUp, seeOpenQuestion, seeReflection } from './listening.ts';
import { CARRYING, readScene, SCENE_WEIGHTS, type NetworkingPart } from './scenes.ts';
import { seeBothNamed, seeClearAsk, seeEasyNo, seeKindClose, seeSharedPast, seeWhyEach } from './scene-parts.ts';
import { readTurn, type Turn } from './turn.ts';

export interface NetworkingTurn {
  readonly content: string;
  /** The other's turns, oldest first. The last two count. */
  readonly previous: readonly string[];
  /** The learner's own earlier turns. */
  readonly history: readonly string[];
  readonly scenario: string | null;
  readonly first?: FirstTry;
}

/** The weight at which a turn is full: about two of the heavy parts. */
const DUE = 0.6;

const PARTS: Readonly<Record<NetworkingPart, (turn: Turn) => Seen>> = {
  'follow-up': seeFollowUp,
  'next-step': seeNextStep,
  reflection: seeReflection,
  offer: seeOffer,
  'open-question': seeOpenQuestion,
  thanks: seeThanks,
  'shared-past': seeSharedPast,
  'clear-ask': seeClearAsk,
  'easy-no': seeEasyNo,
  'both-named': seeBothNamed,
  'why-each': seeWhyEach,
  'kind-close': seeKindClose,
};

const FAULTS: Readonly<Record<NetworkingFault, (turn: Turn) => Seen>> = {
  'asked-job-early': seeJobAskedEarly,
  pressure: seePressure,
  'self-talk': seeSelfTalk,
  brusque: seeBrusque,
  flattery: seeFlattery,
  'vague-step': seeVagueStep,
  'closed-only': seeClosedOnly,
  monologue: seeMonologue,
};

function findingsOf(turn: Turn): Finding[] {
  const parts = Object.entries(SCENE_WEIGHTS[turn.scene]).map(([id, weight]) => {
    const part = id as NetworkingPart;
    return { id, weight, ...PARTS[part](turn), advice: NETWORKING_ADVICE[part](turn) };
  });
  const faults = Object.entries(FAULT_WEIGHTS).map(([id, weight]) => {
    const fault = id as NetworkingFault;
    const seen = FAULTS[fault](turn);
    return { id, weight, ...seen, advice: NETWORKING_FAULT_ADVICE[fault](seen.evidence[0]?.quote ?? '') };
  });
  return [...parts, ...faults];
}

function evaluate({ content, previous, history, scenario }: NetworkingTurn): Evaluation {
  const question = previous.at(-1) ?? null;
  const text = readText(content);
  const refused = refuseTurn(text, previous);
  if (refused !== null) return refusal('networking', question, refused);
  const findings = findingsOf(readTurn(withoutOrders(text), readScene(scenario), previous, history.map(readText)));
  return scored('networking', question, { overall: overallOf(findings, DUE), band: bandOf(findings, CARRYING), findings });
}

/** What was seen in a learner's turn of a networking talk. Deterministic, in time linear in its texts. */
export function scoreNetworkingTurn(turn: NetworkingTurn): Evaluation {
  const evaluation = evaluate(turn);
  const { first } = turn;
  return first === undefined
    ? evaluation
    : { ...evaluation, compare: compareTurns(first, evaluate({ ...turn, content: first.content }), evaluation) };
}
