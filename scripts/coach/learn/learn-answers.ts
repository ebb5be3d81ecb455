import { answerFeatures, unitFeatures, type Features } from '#core/coach/score/features.ts';
import { placeOf, type Model } from '#core/coach/score/linear.ts';
import type { AnswerModels, QuestionKind } from '#core/coach/score/score-answer.ts';
import { readUnits, type Unit } from '#core/coach/score/units.ts';
import { authorsOf, byQuestion, type Grade, type LabelledAnswer } from './labelled.ts';
import { chooseCuts } from './choose-cuts.ts';
import { learnWeights, spreadOf, toModel, type Pair } from './learn-weights.ts';

type Row = LabelledAnswer;

/** What must come before what on one question, and how much it counts. */
const ORDER: readonly (readonly [better: Grade, worse: Grade, weight: number])[] = [
  ['strong', 'medium', 1],
  ['strong', 'weak', 1],
  ['medium', 'weak', 1],
  ['revision', 'medium', 1],
  ['revision', 'weak', 0.5],
  ['revision', 'padded', 0.5],
  ['revision', 'paraphrase', 0.4],
  ['strong', 'paraphrase', 0.7],
  ['strong', 'padded', 0.5],
  ['paraphrase', 'weak', 0.7],
  ['padded', 'weak', 0.3],
  ['medium', 'padded', 1.5],
];
/** A paraphrase is worth what it says again. */
const TIE = 0.6;
/** Answers to different questions are compared too, so that a band means the same everywhere. */
const ELSEWHERE = { weight: 0.3, others: 12, step: 7 };
const ANSWER_RIDGE = { sign: 15, word: 30 };
const MIN_QUESTIONS = 4;

const kept = new WeakMap<Row, { units: readonly Unit[]; features: Features }>();
const read = (row: Row) => {
  const known = kept.get(row);
  if (known) return known;
  const units = readUnits(row.answer);
  const found = { units, features: answerFeatures(units, row.question) };
  kept.set(row, found);
  return found;
};
export const featuresOf = (row: Row): Features => read(row).features;

/** What lacks its end, or its best sentence, is worth less. */
const LESSENED = 0.2;
const keptLess = new WeakMap<Row, Row[]>();

/** An answer without its last unit, without its last two, and without what its author called good. */
function lessened(row: Row): Row[] {
  const known = keptLess.get(row);
  if (known) return known;
  const { units } = read(row);
  const ends = units.length > 3 ? [units.at(-1), units.at(-2)].map((unit) => row.answer.slice(0, unit?.start).trim()) : [];
  const good = row.good === undefined ? [] : [row.answer.replace(row.good, ' ').trim()];
  const made = [...ends, ...good].map((answer): Row => {
    const { author, kind, n, question, grade } = row;
    return { author, kind, n, question, grade, answer };
  });
  keptLess.set(row, made);
  return made;
}

const isWhole = ({ grade }: Row): boolean => grade === 'strong' || grade === 'revision';

function pairsOf(rows: readonly Row[]): Pair<Row>[] {
  const questions = byQuestion(rows).map((group) => new Map(group.map((row) => [row.grade, row])));
  const pair = (better: Row | undefined, worse: Row | undefined, weight: number, isTie = false): Pair<Row>[] =>
    better && worse ? [{ better, worse, weight, isTie }] : [];
  const less = rows.filter(isWhole).flatMap((row) => lessened(row).flatMap((worse) => pair(row, worse, LESSENED)));
  const between = questions.flatMap((question, i) => [
    ...ORDER.flatMap(([better, worse, weight]) => pair(question.get(better), question.get(worse), weight)),
    ...pair(question.get('paraphrase'), question.get('medium'), TIE, true),
    ...Array.from({ length: ELSEWHERE.others }, (_, k) => questions[(i + (k + 1) * ELSEWHERE.step) % questions.length]).flatMap((other) =>
      ORDER.slice(0, 3).flatMap(([better, worse]) => pair(question.get(better), other?.get(worse), ELSEWHERE.weight)),
    ),
  ]);
  return [...between, ...less];
}

export function learnAnswers(rows: readonly Row[]): Model {
  const weights = learnWeights({
    rows: [...rows, ...rows.filter(isWhole).flatMap(lessened)],
    featuresOf,
    pairs: pairsOf(rows),
    ridge: ANSWER_RIDGE,
    minGroups: MIN_QUESTIONS,
    groupOf: ({ author, n }) => `${author} ${n}`,
  });
  return toModel(weights, { rows, featuresOf });
}

/** A unit was meant when it and the labelled stretch share more than half of the shorter. */
export function isHit(unit: { start: number; end: number }, answer: string, label: string): boolean {
  const start = answer.indexOf(label);
  const end = start + label.length;
  return Math.min(unit.end, end) - Math.max(unit.start, start) > 0.5 * Math.min(unit.end - unit.start, label.length);
}

/** How much the stretches of strong answers tell beside those of medium ones: what is vague in a good answer is hardly vague. */
const SPANS = {
  vague: { ridge: { sign: 3, word: 6 }, strong: 0.4 },
  good: { ridge: { sign: 20, word: 60 }, strong: 1 },
} as const;
const MIN_ANSWERS = 4;

/** Which sentence of an answer its author labelled, learned against the others of the same answer. */
export function learnSpans(rows: readonly Row[], label: 'vague' | 'good'): Model['weights'] {
  const { ridge, strong } = SPANS[label];
  interface Place {
    readonly row: Row;
    readonly at: number;
  }
  const places: Place[] = [];
  const pairs: Pair<Place>[] = [];
  for (const row of rows) {
    const span = row[label];
    if (span === undefined || (row.grade !== 'strong' && row.grade !== 'medium')) continue;
    const all = read(row).units.map((unit, at) => ({ place: { row, at }, hit: isHit(unit, row.answer, span) }));
    for (const { place } of all) places.push(place);
    const [meant, others] = [all.filter(({ hit }) => hit), all.filter(({ hit }) => !hit)];
    const weight = (4 * (row.grade === 'medium' ? 1 : strong)) / Math.max(1, meant.length * others.length);
    for (const better of meant) for (const worse of others) pairs.push({ better: better.place, worse: worse.place, weight });
  }
  return learnWeights({
    rows: places,
    featuresOf: ({ row, at }) => unitFeatures(read(row).units[at] as Unit, at, read(row).units),
    pairs,
    ridge,
    minGroups: MIN_ANSWERS,
    groupOf: ({ row: { author, n } }) => `${author} ${n}`,
  });
}

/** Every answer scored by what the other authors taught. */
export function placesHeldOut(rows: readonly Row[]): Map<Row, number> {
  const places = new Map<Row, number>();
  for (const author of authorsOf(rows)) {
    const model = learnAnswers(rows.filter((row) => row.author !== author));
    for (const row of rows) if (row.author === author) places.set(row, placeOf(featuresOf(row), model));
  }
  return places;
}

/** How far the middle between strong and medium answers to questions of a kind lies below that of cases. */
export function learnKinds(places: ReadonlyMap<Row, number>): AnswerModels['kinds'] {
  const meanOf = (kind: Row['kind'], grade: Grade): number =>
    spreadOf([...places].filter(([row]) => row.kind === kind && row.grade === grade).map(([, place]) => place)).middle;
  const middleOf = (kind: Row['kind']): number => (meanOf(kind, 'strong') + meanOf(kind, 'medium')) / 2;
  const below = (kind: QuestionKind): number => Number((middleOf('behavioural') - middleOf(kind)).toFixed(2));
  return { situational: below('situational'), motive: below('motive'), intro: below('intro') };
}

/** @param places of the same answers, held out */
export function learnAll(rows: readonly Row[], places: ReadonlyMap<Row, number>): AnswerModels {
  return {
    answer: learnAnswers(rows),
    cuts: chooseCuts(places),
    kinds: learnKinds(places),
    probe: learnSpans(rows, 'vague'),
    praise: learnSpans(rows, 'good'),
  };
}
