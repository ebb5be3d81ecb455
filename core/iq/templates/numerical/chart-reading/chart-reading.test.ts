import { makeItem } from '../../../generator/make-item.ts';
import { expect, it } from 'vitest';
import { drawPlot } from './draw-plot.ts';
import type { ChartPuzzle } from './puzzle.ts';
import { solveChart } from './solve.ts';
import { PERIODS } from './topics.ts';

const BARS: ChartPuzzle = {
  ...{ kind: 'bars', noun: 'visitors', did: 'came', period: 'day', labels: PERIODS.day.slice(0, 4) },
  series: [{ name: 'visitors', values: [40, 25, 70, 65] }],
  scale: { tick: 10 },
  question: { ask: 'amount', of: { places: ['most'] } },
};
const RING: ChartPuzzle = {
  ...{ ...BARS, kind: 'ring', period: null, scale: 'percent', series: [{ name: 'visitors', values: [30, null, 20, 35] }] },
  question: { ask: 'from-shares', of: { places: [1] }, amount: 60, asked: { places: [] } },
};
const place = (...places: number[]) => ({ places });

it('is read, compared and shared out', () => {
  expect(solveChart(BARS)).toEqual(['70']);
  expect(solveChart({ ...BARS, question: { ask: 'more', of: place(0, 3), than: place(1, 2) } })).toEqual(['10']);
  expect(solveChart({ ...BARS, question: { ask: 'share', part: place(0), whole: place() } })).toEqual(['20']);
  expect(solveChart({ ...BARS, question: { ask: 'below-average', of: place(0) } })).toEqual(['10']);
  expect(solveChart({ ...BARS, question: { ask: 'rise', from: place(0), to: place(2) } })).toEqual(['75']);
});

it('leads back from a share to the whole, and to another part', () => {
  expect(solveChart(RING)).toEqual(['400']);
  expect(solveChart({ ...RING, question: { ask: 'from-shares', of: place(1), amount: 60, asked: place(3) } })).toEqual(['140']);
  expect(solveChart({ ...RING, question: { ask: 'from-shares', of: place(1), amount: 60, asked: place(3), over: place(2) } })).toEqual([
    '60',
  ]);
  expect(solveChart({ ...BARS, question: { ask: 'rest', percent: 40 } })).toEqual(['300']);
  expect(solveChart({ ...BARS, question: { ask: 'since-earlier', of: place(0), percent: -20 } })).toEqual(['10']);
});

it('is refused when two days have the most, a bar ends between the readings, or a percentage is not whole', () => {
  const withValues = (...values: number[]): ChartPuzzle => ({ ...BARS, series: [{ name: 'visitors', values }] });
  expect(solveChart(withValues(70, 25, 70, 65))).toEqual([]);
  expect(solveChart(withValues(40, 27, 70, 65))).toEqual([]);
  expect(solveChart({ ...BARS, question: { ask: 'share', part: place(1), whole: place(2) } })).toEqual([]);
});

it('is refused when more than one share is left open, or the shares do not make a whole', () => {
  const withShares = (...values: (number | null)[]): ChartPuzzle => ({ ...RING, series: [{ name: 'visitors', values }] });
  expect(solveChart(withShares(30, null, null, 35))).toEqual([]);
  expect(solveChart(withShares(30, 20, 20, 35))).toEqual([]);
});

it('has bars that end where its lines say', () => {
  const marks = drawPlot(BARS);
  const lineOf = (text: string): number => marks.flatMap((mark) => ('text' in mark && mark.text === text ? [mark.y] : []))[0] ?? 0;
  const tops = marks.flatMap((mark) => ('d' in mark && mark.fill ? [Number(/^M\S+ (\S+?)h/.exec(mark.d)?.[1])] : []));
  expect(tops[0]).toBeCloseTo(lineOf('40'), 0);
  expect(tops[1]).toBeCloseTo((lineOf('20') + lineOf('30')) / 2, 0);
  expect(tops[2]).toBeCloseTo(lineOf('70'), 0);
});

it('names the day or month that has the most or the fewest', () => {
  for (let n = 0; n < 60; n++) {
    const { explanation } = makeItem({ template: 'chart-reading', level: 1, seed: `named ${n}` });
    if (/with the (?:most|fewest)/.test(explanation)) expect(explanation).toMatch(/^(?:On|In) [A-Z][a-z]+, the (?:day|month) with /);
  }
});

it('asks at level 5 for what a share leads to only by one more step', () => {
  for (let n = 0; n < 200; n++) {
    const { presentation, explanation, rules } = makeItem({ template: 'chart-reading', level: 5, seed: `steps ${n}` });
    if (rules.startsWith('ring')) expect(explanation.match(/% − /g)?.length).toBeGreaterThan(0);
    else expect(explanation.match(/ \+ /g)?.length).toBeGreaterThan(0);
    expect(presentation.prompt).toMatch(/more .+ than|together|in all|does it not show/);
  }
});

it('asks at the first levels for the most and the fewest only by these words', () => {
  for (let n = 0; n < 200; n++) {
    for (const level of [1, 2] as const) {
      const { presentation, key } = makeItem({ template: 'chart-reading', level, seed: `words ${n}` });
      const [figure] = presentation.blocks;
      const amounts = figure?.type === 'figure' ? (figure.drawing.description.match(/\d+/g) ?? []).map(Number) : [];
      const [most, fewest] = [Math.max(...amounts), Math.min(...amounts)];
      const isSaid = /with the (?:most|fewest)/.test(presentation.prompt);
      if (level === 1 && !isSaid && amounts.length === 5) expect([most, fewest]).not.toContain(Number(key));
      if (level === 2 && !/most .+fewest/.test(presentation.prompt)) expect(Number(key)).not.toBe(most - fewest);
    }
  }
});
