import type { EvaluatedFeature, Evaluation, Evidence } from '../../evaluation.ts';
import type { ManagementFocus } from '../../conversation/context.ts';
import { findSpans } from '../../reading/find-spans.ts';
import type { Span } from '../../reading/read-words.ts';
import { isOrderToCoach } from '../../reading/leave-out.ts';
import { MANAGERIAL_WORDS, NETWORKING_WORDS } from './rubric-words.ts';
import managerial from '../weights/managerial.json' with { type: 'json' };
import networking from '../weights/networking.json' with { type: 'json' };
import type { Features } from '../features.ts';
import { placeOf, squash, type Model } from '../linear.ts';
import { bandAt, isSure, saidOnce, type Cuts } from '../score-answer.ts';
import { refusal, UNREAD } from '../unread.ts';
import { foundInOne } from './compare-turns.ts';
import { partsOfScene, partsOfTalk } from './looked-for.ts';
import { heardIn, readTurn, type Said } from './read-turn.ts';
import { refuseTurn } from './refuse-turn.ts';
import { SIGNS_OF, turnFeatures, type TurnRubric } from './turn-features.ts';

/** What a turn says, each thing once. A manager's words are read by themselves: nobody has spoken before them but the coach. */
export const readSaid = (rubric: TurnRubric, content: string, previous: readonly string[]): Said[] =>
  saidOnce(readTurn(content, rubric === 'networking' ? heardIn(previous) : NOTHING_HEARD));
const NOTHING_HEARD: ReadonlySet<string> = new Set();

/** Everything that was learned about the turns of one rubric. */
export interface TurnModels {
  /** Tells what is no bad turn from what is one, and what is a good one from the rest. */
  readonly sound: Model;
  readonly full: Model;
  /** Of the sums of both. */
  readonly middle: number;
  readonly spread: number;
  readonly cuts: Cuts;
}

export const LEARNED_TURNS: Readonly<Record<TurnRubric, TurnModels>> = {
  networking: { ...networking, cuts: networking.cuts as unknown as Cuts },
  managerial: { ...managerial, cuts: managerial.cuts as unknown as Cuts },
};

/** What is no bad turn is not for that a better one: what tells bad ones has its limit, and so has what tells good ones. */
export const soundAndFull = (features: Features, { sound, full }: Pick<TurnModels, 'sound' | 'full'>): number =>
  squash(placeOf(features, sound)) + squash(placeOf(features, full));

/** In spreads from the middle of the labelled turns. */
export const placeOfTurn = (features: Features, models: Omit<TurnModels, 'cuts'>): number =>
  (soundAndFull(features, models) - models.middle) / models.spread;

/** The learner's first try at the same turn. */
interface FirstTry {
  readonly messageId: string;
  readonly content: string;
}

interface Turn {
  readonly content: string;
  /** The other's turns, oldest first. The last two count. */
  readonly previous: readonly string[];
  readonly first?: FirstTry;
}
export interface NetworkingTurn extends Turn {
  /** The learner's own earlier turns. */
  readonly history: readonly string[];
  readonly scenario: string | null;
}
export interface ManagerialTurn extends Turn {
  readonly focus: ManagementFocus;
}

/** Questions about the other's matter before a request for work is in place. */
const QUESTIONS_BEFORE_ASKING = 2;

/** What was seen in a learner's turn of a networking talk. Deterministic, in time linear in its texts. */
export function scoreNetworkingTurn({ scenario, history, ...turn }: NetworkingTurn): Evaluation {
  const parts = partsOfScene(scenario);
  const asked = history.filter((said) => readTurn(said, NOTHING_HEARD).some(({ asks }) => asks)).length;
  const mayAsk = parts.includes('clear-ask') || asked >= QUESTIONS_BEFORE_ASKING;
  return score('networking', turn, parts, mayAsk ? ['asked-job-early'] : []);
}

/** What was seen in what a manager says. Deterministic, in time linear in its texts. */
export const scoreManagerialTurn = ({ focus, ...turn }: ManagerialTurn): Evaluation =>
  score('managerial', turn, partsOfTalk(focus, turn.content), []);

function score(rubric: TurnRubric, { first, ...turn }: Turn, parts: readonly string[], isNoFault: readonly string[]): Evaluation {
  const scoreIt = (content: string): Evaluation => {
    const question = turn.previous.at(-1) ?? null;
    const said = readSaid(rubric, content, turn.previous).filter(({ text }) => !isOrderToCoach(text));
    const refused = refuseTurn(content, said, turn.previous);
    if (refused !== null) return refusal(rubric, question, refused);
    const models = LEARNED_TURNS[rubric];
    const place = placeOfTurn(turnFeatures(said, rubric), models);
    return {
      ...{ ...UNREAD, rubric, question, refused: null },
      ...{ overall: squash(place), band: bandAt(place, models.cuts), sure: isSure(place, models.cuts) },
      features: [...partsIn(rubric, said, parts), ...faultsIn(rubric, content, said, isNoFault)],
    };
  };
  const evaluation = scoreIt(turn.content);
  return first === undefined
    ? evaluation
    : { ...evaluation, compare: { firstMessageId: first.messageId, ...foundInOne(scoreIt(first.content), evaluation) } };
}

/** Quotes of one feature that are worth showing. */
const MAX_EVIDENCE = 5;
const FAULT_WEIGHT = -0.15;

const TIPS: Readonly<Record<TurnRubric, ReadonlyMap<string, string>>> = {
  networking: new Map(NETWORKING_WORDS.map(({ id, tip }) => [id, tip])),
  managerial: new Map(MANAGERIAL_WORDS.map(({ id, tip }) => [id, tip])),
};

function partsIn(rubric: TurnRubric, turn: readonly Said[], parts: readonly string[]): EvaluatedFeature[] {
  return parts.map((id, i) => {
    const sign = SIGNS_OF[rubric].parts[id];
    const evidence = turn.filter((said, at) => sign?.(said, turn[at - 1])).map(({ text, start, end }) => ({ quote: text, start, end }));
    const found = evidence.length > 0;
    // By its place alone: the first of the list weighs most, and all of them 1.
    const weight = Number(((2 * (parts.length - i)) / (parts.length * (parts.length + 1))).toFixed(3));
    return { id, found, weight, evidence: evidence.slice(0, MAX_EVIDENCE), advice: found ? null : (TIPS[rubric].get(id) ?? null) };
  });
}

function faultsIn(rubric: TurnRubric, content: string, turn: readonly Said[], isNoFault: readonly string[]): EvaluatedFeature[] {
  const quoteOf = ({ start, end }: Span): Evidence => ({ quote: content.slice(start, end), start, end });
  const own = turn.filter(({ text }) => !QUOTED.test(text));
  // Whoever asks about the other's matter is not speaking of themself alone.
  const isBalanced = turn.some(({ asksOpenly, takesUp }) => asksOpenly || takesUp > 1);
  const seen = Object.entries(SIGNS_OF[rubric].faults).map(([id, words]): readonly [string, Evidence[]] => [
    id,
    isNoFault.includes(id) || (id === 'self-talk' && isBalanced) ? [] : own.flatMap((said) => spansIn(said, words)).map(quoteOf),
  ]);
  return [...seen, ...LOOKS[rubric](turn).map(([id, spans]): readonly [string, Evidence[]] => [id, spans.map(quoteOf)])].map(
    ([id, evidence]) => {
      const found = evidence.length > 0;
      const advice = found ? (TIPS[rubric].get(id) ?? null) : null;
      return { id, found, weight: FAULT_WEIGHT, evidence: evidence.slice(0, MAX_EVIDENCE), advice };
    },
  );
}

/** What somebody else said is no fault of who tells it. */
const QUOTED = /[“"][^”"]*[”"]/;

const spansIn = ({ text, start: from }: Said, words: RegExp): Span[] =>
  findSpans(lowered(text), words).map(({ start, end }) => ({ start: from + start, end: from + end }));

/** In small letters where that moves no place: a few letters grow when they become small. */
const lowered = (text: string): string => (text.toLowerCase().length === text.length ? text.toLowerCase() : text);

const MAX_WORDS = 60;

/** Faults of a turn as a whole. */
const LOOKS: Readonly<Record<TurnRubric, (turn: readonly Said[]) => readonly (readonly [id: string, spans: readonly Span[]])[]>> = {
  networking: (turn) => {
    const asked = turn.filter(({ asks }) => asks);
    return [
      ['closed-only', asked.some(({ asksOpenly, takesUp }) => asksOpenly || takesUp > 0) ? [] : asked],
      ['monologue', behindWords(turn)],
    ];
  },
  managerial: (turn) => [['lecture', turn.some(({ asks }) => asks) ? [] : behindWords(turn)]],
};

/** What reaches beyond the length of a turn. */
function behindWords(turn: readonly Said[]): Said[] {
  let words = 0;
  return turn.filter((said) => {
    words += said.words.length;
    return words > MAX_WORDS;
  });
}
