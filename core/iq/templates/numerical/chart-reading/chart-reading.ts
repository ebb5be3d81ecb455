import { defineTemplate } from '../../template.ts';
import { composeChart } from './compose.ts';
import { describeChart } from './describe.ts';
import { drawPlot, plotHeight, WIDTH } from './draw-plot.ts';
import { drawRing, RING_HEIGHT } from './draw-ring.ts';
import { explainChart } from './explain.ts';
import type { ChartPuzzle } from './puzzle.ts';
import { askChart } from './say.ts';
import { solveChart } from './solve.ts';

/** A chart that is read: its amounts, then what follows from them. */
export const chartReading = defineTemplate<ChartPuzzle>({
  id: 'chart-reading',
  compose: composeChart,
  solve: solveChart,
  present: (puzzle) => ({
    prompt: askChart(puzzle),
    blocks: [{ type: 'figure', drawing: { width: WIDTH, ...draw(puzzle), description: describeChart(puzzle) } }],
    format: { type: 'number', ...(asksPercent(puzzle) ? { unit: '%' } : {}) },
  }),
  sign: ({ kind, series, scale, question }) => JSON.stringify([kind, series.map(({ values }) => values), scale, signQuestion(question)]),
  explain: explainChart,
});

const draw = (puzzle: ChartPuzzle) =>
  puzzle.kind === 'ring' ? { height: RING_HEIGHT, marks: drawRing(puzzle) } : { height: plotHeight(puzzle), marks: drawPlot(puzzle) };

const asksPercent = ({ question }: ChartPuzzle): boolean => ['share', 'rise', 'fall'].includes(question.ask);

/** What things are called is left out. */
const signQuestion = (question: ChartPuzzle['question']) => (question.ask === 'again' ? { ...question, next: null } : question);
