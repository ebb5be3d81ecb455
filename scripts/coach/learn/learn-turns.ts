import type { Features } from '#core/coach/score/features.ts';
import { placeOfTurn, readSaid, soundAndFull, type TurnModels } from '#core/coach/score/turns/score-turn.ts';
import { turnFeatures } from '#core/coach/score/turns/turn-features.ts';
import { chooseCuts } from './choose-cuts.ts';
import { authorsOf, byQuestion, type Grade, type LabelledTurn } from './labelled.ts';
import { learnWeights, spreadOf, toModel, type Pair } from './learn-weights.ts';

type Row = LabelledTurn;
type Order = readonly (readonly [better: Grade, worse: Grade])[];

const SOUND: Order = [
  ['strong', 'weak'],
  ['medium', 'weak'],
];
const FULL: Order = [
  ['strong', 'medium'],
  ['strong', 'weak'],
];
/** Turns of different situations are compared too, so that a band means the same everywhere. */
const ELSEWHERE = { weight: 0.3, others: 12, step: 7 };
const RIDGE = { sign: 30, word: 100 };
const MIN_SITUATIONS = 4;
/** What is padded is worth no more. */
const PADDED = 0.02;

const kept = new WeakMap<Row, Features>();
export function featuresOf(row: Row): Features {
  const found = kept.get(row) ?? turnFeatures(readSaid(row.mode, row.turn, [row.other]), row.mode);
  kept.set(row, found);
  return found;
}

/** Before a turn or behind it these say nothing. */
const PADDING = [
  'It was all really very interesting, and I am sure that it will go well in the end.',
  'Well, you know, these things are as they are.',
  'There is always something new to find out, and one never knows what comes of it.',
  'I think that this is important for everybody, one way or another.',
] as const;
const keptPadded = new WeakMap<Row, Row[]>();
function padded(row: Row): Row[] {
  const made =
    keptPadded.get(row) ?? PADDING.map((words, i) => ({ ...row, turn: i % 2 === 0 ? `${row.turn} ${words}` : `${words} ${row.turn}` }));
  keptPadded.set(row, made);
  return made;
}

function learn(rows: readonly Row[], order: Order) {
  const situations = byQuestion(rows).map((group) => new Map(group.map((row) => [row.grade, row])));
  const pair = (better: Row | undefined, worse: Row | undefined, weight: number): Pair<Row>[] =>
    better && worse ? [{ better, worse, weight }] : [];
  const between = situations.flatMap((situation, i) =>
    order.flatMap(([better, worse]) => [
      ...pair(situation.get(better), situation.get(worse), 1),
      ...Array.from({ length: ELSEWHERE.others }, (_, k) => situations[(i + (k + 1) * ELSEWHERE.step) % situations.length]).flatMap(
        (other) => pair(situation.get(better), other?.get(worse), ELSEWHERE.weight),
      ),
    ]),
  );
  const more = rows.flatMap((row) => padded(row).flatMap((worse) => pair(row, worse, PADDED)));
  const weights = learnWeights({
    rows: [...rows, ...rows.flatMap(padded)],
    featuresOf,
    pairs: [...between, ...more],
    ridge: RIDGE,
    minGroups: MIN_SITUATIONS,
    groupOf: ({ author, n }) => `${author} ${n}`,
  });
  return toModel(weights, { rows, featuresOf });
}

type Unplaced = Omit<TurnModels, 'cuts'>;

function learnTurns(rows: readonly Row[]): Unplaced {
  const both = { sound: learn(rows, SOUND), full: learn(rows, FULL) };
  const { middle, spread } = spreadOf(rows.map((row) => soundAndFull(featuresOf(row), both)));
  return { ...both, middle: Number(middle.toFixed(4)), spread: Number(spread.toFixed(4)) };
}

/** Every turn scored by what the other authors taught. */
export function turnsHeldOut(rows: readonly Row[]): Map<Row, number> {
  const places = new Map<Row, number>();
  for (const author of authorsOf(rows)) {
    const models = learnTurns(rows.filter((row) => row.author !== author));
    for (const row of rows) if (row.author === author) places.set(row, placeOfTurn(featuresOf(row), models));
  }
  return places;
}

/** @param places of the same turns, of one mode, held out */
export const learnAllTurns = (rows: readonly Row[], places: ReadonlyMap<Row, number>): TurnModels => ({
  ...learnTurns(rows),
  cuts: chooseCuts(places),
});
