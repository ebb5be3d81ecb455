import type { Fill, Mark } from '../../../item/drawing.ts';
import type { ChartPuzzle } from './puzzle.ts';

export const WIDTH = 320;
const LEFT = 48;
const RIGHT = 316;
const TOP = 26;
const BASE = 190;
const LETTER = 15;
const LINES = 7;
const FILLS: readonly Fill[] = ['mid', 'ink'];
const PAIR_FILLS: readonly Fill[] = ['light', 'ink'];
const LEGEND_HEIGHT = 32;

export const plotHeight = ({ kind }: ChartPuzzle): number => BASE + LETTER * 2 + (kind === 'grouped' ? LEGEND_HEIGHT : 0);

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Bars side by side, or dots joined by a line; lines across at every tick, or the amount above each bar. */
export function drawPlot(puzzle: ChartPuzzle): Mark[] {
  const { kind, series, labels, scale } = puzzle;
  const values = series.map((row) => row.values.map((value) => value ?? 0));
  const lines = typeof scale === 'object' ? drawLines(scale.tick) : [];
  const top = typeof scale === 'object' ? scale.tick * LINES : Math.max(...values.flat());
  const heightOf = (value: number): number => round(((BASE - TOP) * value) / top);
  const from = lines.length > 0 ? LEFT : WIDTH - RIGHT;
  const place = (RIGHT - from) / labels.length;
  const middle = (i: number): number => round(from + place * (i + 0.5));
  const names = labels.map(({ short }, i): Mark => ({ text: short, x: middle(i), y: BASE + LETTER, size: LETTER }));
  const base: Mark = { d: `M${from} ${BASE}H${RIGHT}` };
  if (kind === 'line')
    return [...lines, base, ...drawLine((values[0] ?? []).map((value, i) => [middle(i), BASE - heightOf(value)])), ...names];
  const width = round(place * (kind === 'grouped' ? 0.46 : 0.56));
  const fills = kind === 'grouped' ? PAIR_FILLS : FILLS;
  const bars = values.flatMap((row, s) =>
    row.flatMap((value, i): Mark[] => {
      const x = middle(i) - width * (values.length / 2 - s);
      const y = BASE - heightOf(value);
      const bar: Mark = { d: box(round(x), y, width, heightOf(value)), fill: fills[s] ?? 'mid' };
      return scale === 'amounts' ? [bar, { text: String(value), x: round(x + width / 2), y: y - 11, size: LETTER }] : [bar];
    }),
  );
  return [...lines, ...bars, base, ...names, ...(kind === 'grouped' ? drawLegend(series.map(({ name }) => name)) : [])];
}

const round = (number: number): number => Math.round(number * 10) / 10;

const drawLines = (tick: number): Mark[] =>
  Array.from({ length: LINES + 1 }, (_, i) => round(BASE - ((BASE - TOP) * i) / LINES)).flatMap((y, i): Mark[] => [
    { d: `M${LEFT} ${y}H${RIGHT}`, stroke: 'soft', strokeWidth: 1 },
    { text: String(tick * i), x: 22, y, size: LETTER },
  ]);

const drawLine = (points: readonly (readonly [number, number])[]): Mark[] => [
  { d: `M${points.map((point) => point.join(' ')).join('L')}`, strokeWidth: 2.5 },
  ...points.map(([x, y]): Mark => ({ d: `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, fill: 'ink' })),
];

const drawLegend = (names: readonly string[]): Mark[] =>
  names.flatMap((name, i): Mark[] => {
    const x = 8 + i * 160;
    return [
      { d: box(x, BASE + 35, 14, 14), fill: PAIR_FILLS[i] ?? 'mid' },
      { text: name, x: x + 22 + name.length * 3.8, y: BASE + 42, size: LETTER },
    ];
  });
