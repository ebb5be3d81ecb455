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

/** `npm run bench -- --quick` takes these alone, once each and for a second at a time, in less than five minutes, and writes no file. */
const QUICK: readonly Benchmark[] = [start, pageSize, librarySize, searchCost, worstRequest, progressRate, mediaRate];
// `start` comes first: it builds what `page-size` weighs.
const ALL: readonly Benchmark[] = [
  start,
  pageSize,
  importRate,
  importBeside,
  librarySize,
  searchCost,
  worstRequest,
  searchBeside,
  progressRate,
  learningCost,
  mediaRate,
  coach,
  coachScoring,
  assessmentPlan,
  situationMatch,
  iqItems,
  playerQueue,
  playerSound,
  videoDrag,
  reader,
  motion,
];

const results: Result[] = [];
for (const benchmark of IS_QUICK ? QUICK : ALL) {
  const result = await runBenchmark(benchmark).catch((error: unknown): Result => ({
    question: benchmark.question,
    rows: [],
    skipped: `failed: ${error instanceof Error ? error.message : String(error)}`,
  }));
  console.log(formatResult(result));
  results.push(result);
}

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${process.platform}. Medians of ${RUNS} runs, the things compared measured in turn.`;
if (!IS_QUICK) new Figures('npm run bench').write([machine, '', ...results.map(formatResult)].join('\n'));

const failed = results.filter((result) => result.skipped?.startsWith('failed'));
if (failed.length > 0) process.exitCode = 1;
