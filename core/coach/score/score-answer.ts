import type { Band } from '../bands.ts';
import { isPrivate } from '../hear/is-private.ts';
import type { Span } from '../reading/read-words.ts';
import answer from './weights/answer.json' with { type: 'json' };
import praise from './weights/praise.json' with { type: 'json' };
import probe from './weights/probe.json' with { type: 'json' };
import { answerFeatures, plain, unitFeatures } from './features.ts';
import { placeOf, squash, sumOf, type Model } from './linear.ts';
import { readUnits, type Unit } from './units.ts';

/** Where one band ends and the next begins, in spreads. */
export type Cuts = readonly [forming: number, solid: number, strong: number];

/** Asked for something else than a case that happened. */
export type QuestionKind = 'situational' | 'motive' | 'intro';

/** Everything that was learned about answers. */
export interface AnswerModels {
  readonly answer: Model;
  readonly cuts: Cuts;
  /** By how much answers to questions of a kind lie below those that tell a case. */
  readonly kinds: Readonly<Record<QuestionKind, number>>;
  readonly probe: Model['weights'];
  readonly praise: Model['weights'];
}

export interface ScoredText {
  /** In spreads from the middle of the labelled answers. */
  readonly place: number;
  readonly overall: number;
  readonly band: Band;
  /** False so near to the next band that the same answer in other words might stand in it. */
  readonly sure: boolean;
  /** What an interviewer would ask about next. */
  readonly probe: Span | null;
  /** The best of it; never what the probe is about. */
  readonly praise: Span | null;
}

export const LEARNED: AnswerModels = {
  answer,
  cuts: answer.cuts as unknown as Cuts,
  kinds: answer.kinds,
  probe: probe.weights,
  praise: praise.weights,
};

/** Half of what a paraphrase moves a score by, in spreads (`docs/coach-figures.md`). */
const UNSURE = 0.15;

export function bandAt(place: number, [forming, solid, strong]: Cuts): Band {
  if (place < forming) return 'not_yet';
  if (place < solid) return 'forming';
  return place < strong ? 'solid' : 'strong';
}

export const isSure = (place: number, cuts: Cuts): boolean => cuts.every((cut) => Math.abs(place - cut) >= UNSURE);

interface Options {
  /** Where the newest words begin, which alone are probed and praised. */
  readonly from?: number;
  /** Sentences that are no part of the answer. */
  readonly leaveOut?: (sentence: string) => boolean;
  /** Where it is known for certain; nothing is guessed from the words of a question. */
  readonly kind?: QuestionKind | undefined;
  readonly models?: AnswerModels;
}

/** What an answer is worth among answers, by what was learned. The same text always gives the same, in time linear in its length. */
export function scoreText(content: string, question: string, { from = 0, leaveOut, kind, models = LEARNED }: Options = {}): ScoredText {
  const units = saidOnce(readUnits(content).filter(({ text }) => !leaveOut?.(text)));
  const place = placeOf(answerFeatures(units, question), models.answer) + (kind ? models.kinds[kind] : 0);
  const band = bandAt(place, models.cuts);
  const meant = new Set(units.filter(({ start, text }) => start >= from && !isPrivate(text)));
  const probed = bestUnit(units, models.probe, (unit) => meant.has(unit));
  const praised = band === 'not_yet' ? null : bestUnit(units, models.praise, (unit) => meant.has(unit) && unit !== probed);
  return { place, overall: squash(place), band, sure: isSure(place, models.cuts), probe: probed, praise: praised };
}

/** What is said again adds nothing. */
export function saidOnce<One extends Unit>(units: readonly One[]): One[] {
  return [...new Map(units.toReversed().map((unit) => [plain(unit.text), unit])).values()].toReversed();
}

export function bestUnit(units: readonly Unit[], weights: Model['weights'], isMeant: (unit: Unit) => boolean = () => true): Unit | null {
  let [best, worth]: [Unit | null, number] = [null, -Infinity];
  units.forEach((unit, at) => {
    const sum = isMeant(unit) ? sumOf(unitFeatures(unit, at, units), weights) : -Infinity;
    if (sum > worth) [best, worth] = [unit, sum];
  });
  return best;
}
