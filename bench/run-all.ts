import { cpus } from 'node:os';
import { assessmentPlan } from './assessment-plan.ts';
import { coachScoring } from './coach-scoring.ts';
import { coach } from './coach.ts';
import { Figures } from './support/figures.ts';
import { importBeside } from './import-beside.ts';
import { importRate } from './import-rate.ts';
import { iqItems } from './iq-items.ts';
import { learningCost } from './learning-cost.ts';
import { librarySize } from './library-size.ts';
import { formatResult, IS_QUICK, RUNS, runBenchmark, type Benchmark, type Result } from './support/measure.ts';
import { mediaRate } from './media-rate.ts';
import { motion } from './motion.ts';
import { pageSize } from './page-size.ts';
import { playerQueue } from './player-queue.ts';
import { playerSound } from './player-sound.ts';
import { progressRate } from './progress-rate.ts';
import { reader } from './reader.ts';
import { searchBeside } from './search-beside.ts';
import { searchCost } from './search-cost.ts';
import { situationMatch } from './situation-match.ts';
import { start } from './start.ts';
import { videoDrag } from './video-drag.ts';
import { worstRequest } from './worst-request.ts';

// `start` comes first: it builds what `page-size` weighs.
const ALL = {
  start,
  'page-size': pageSize,
  'import-rate': importRate,
  'import-beside': importBeside,
  'library-size': librarySize,
  'search-cost': searchCost,
  'worst-request': worstRequest,
  'search-beside': searchBeside,
  'progress-rate': progressRate,
  'learning-cost': learningCost,
  'media-rate': mediaRate,
  coach,
  'coach-scoring': coachScoring,
  'assessment-plan': assessmentPlan,
  'situation-match': situationMatch,
  'iq-items': iqItems,
  'player-queue': playerQueue,
  'player-sound': playerSound,
  'video-drag': videoDrag,
  reader,
  motion,
} satisfies Readonly<Record<string, Benchmark>>;
type Name = keyof typeof ALL;
const NAMES = Object.keys(ALL) as Name[];

/** `--quick` takes these alone, once each and for a second at a time, in less than five minutes, and writes no file. */
const QUICK: readonly Name[] = ['start', 'page-size', 'library-size', 'search-cost', 'worst-request', 'progress-rate', 'media-rate'];

/** Those that are named, else all. */
function chooseNames(): readonly Name[] {
  const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !Object.hasOwn(ALL, name));
  if (unknown !== undefined) throw new Error(`There is no benchmark ${unknown}. There are: ${NAMES.join(', ')}.`);
  if (named.length > 0) return NAMES.filter((name) => named.includes(name));
  return IS_QUICK ? QUICK : NAMES;
}

const results: Result[] = [];
for (const benchmark of chooseNames().map((name) => ALL[name])) {
  const result = await runBenchmark(benchmark).catch((error: unknown): Result => ({
    question: benchmark.question,
    rows: [],
    skipped: `failed: ${error instanceof Error ? error.message : String(error)}`,
  }));
  console.log(formatResult(result));
  results.push(result);
}
if (!IS_QUICK) writeFigures(new Figures('npm run bench'));
if (results.some(({ skipped }) => skipped?.startsWith('failed'))) process.exitCode = 1;

/** What was not measured this time keeps the figures of its last run. */
function writeFigures(figures: Figures): void {
  const measured = new Map(results.map((result) => [result.question, formatResult(result)]));
  const before = new Map(
    figures
      .read()
      .split(/^(?=### )/m)
      .map((section) => [/^### (.*)$/m.exec(section)?.[1] ?? '', section]),
  );
  const sections = NAMES.map((name) => ALL[name].question).flatMap((question) => measured.get(question) ?? before.get(question) ?? []);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${process.platform}. Medians of ${RUNS} runs, the things compared measured in turn.`;
  figures.write([machine, '', ...sections].join('\n'));
}
