import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { Draft } from './plan.ts';
import { PLANS } from './plans.ts';
import type { ChartPuzzle } from './puzzle.ts';
import { COUNTED, PERIODS, SORTED } from './topics.ts';

const MAX_TRIES = 400;
const MAX_ANSWER = 2000;

/** 1: read; 2: a difference; 3: a share; 4: two steps; 5: from a share back. One plan comes as often as another. */
export function composeChart(random: Random, level: Level): Composed<ChartPuzzle> | null {
  const plan = pickOne(random, PLANS[level]);
  for (let n = 0; n < MAX_TRIES; n++) {
    const draft = plan.throwDraft(random);
    if (draft && isFit(draft)) return { puzzle: nameDraft(random, draft), key: String(draft.answer), rules: plan.name };
  }
  return null;
}

/** The answer is no number that stands on the chart, where it is to be worked out. */
function isFit({ answer, rows, question, scale }: Draft): boolean {
  if (answer < 1 || answer > MAX_ANSWER || !Number.isInteger(answer)) return false;
  return question.ask === 'amount' || typeof scale === 'object' || !rows.flat().includes(answer);
}

function nameDraft(random: Random, { kind, rows, scale, question }: Draft): ChartPuzzle {
  const count = rows[0]?.length ?? 0;
  const name = (names: readonly string[]) => rows.map((values, i) => ({ name: names[i] ?? '', values }));
  if (kind === 'ring') {
    const { noun, did, labels } = pickOne(random, SORTED);
    return { kind, noun, did, period: null, labels: pickMany(random, labels, count), series: name([noun]), scale, question };
  }
  const { noun, did, pair } = pickOne(random, COUNTED);
  const period = pickOne(random, ['day', 'month'] as const);
  const first = intBetween(random, 0, PERIODS[period].length - count - 1);
  const labels = PERIODS[period].slice(first, first + count);
  const next = PERIODS[period][first + count];
  const asked = question.ask === 'again' && next ? { ...question, next } : question;
  return { kind, noun, did, period, labels, series: name(kind === 'grouped' ? pair : [noun]), scale, question: asked };
}
