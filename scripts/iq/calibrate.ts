// Says how hard items have proved to be and how sharply they tell, by the answers of people who allowed it, as what core/iq/scoring/calibration.ts
// takes: `npm run iq:calibrate`. It reads the database and writes nothing.
import { readEnv } from '#server/env.ts';
import { openStores } from '#server/open-stores.ts';
import { toCalibration } from './calibration/calibration-table.ts';
import { findDifferences } from './calibration/differences.ts';
import { estimate, MIN_ANSWERS } from './calibration/estimate.ts';
import { jackknife } from './calibration/jackknife.ts';
import { readPaces, readSittings } from './calibration/read-sittings.ts';

const { db } = await openStores(readEnv(process.env)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
try {
  const sittings = await readSittings(db);
  const found = estimate(sittings);
  const enough = found.cells.filter(({ answers }) => answers >= MIN_ANSWERS);
  console.log(
    `${sittings.length} sittings may be used. ${enough.length} of 150 templates and levels have ${MIN_ANSWERS} answers or more.\n`,
  );
  if (enough.length > 0) {
    console.log('template           level  answers  meant  found   error');
    for (const { template, level, answers, difficulty, error } of enough)
      console.log(
        [
          template.padEnd(18),
          String(level).padStart(5),
          String(answers).padStart(8),
          (level - 3).toFixed(2).padStart(6),
          difficulty.toFixed(2).padStart(6),
          error.toFixed(2).padStart(7),
        ].join(' '),
      );
    const errors = jackknife(sittings, (some) => {
      const { slope, spread, mean } = estimate(some);
      return { slope, spread, mean };
    });
    for (const name of ['slope', 'spread', 'mean'] as const)
      console.log(`${name.padEnd(6)} ${found[name].toFixed(2)}, standard error ${errors[name].toFixed(2)}`);
    console.log('mean: of those who came, in SDs; it moves no score, for they are no sample of adults.\n');
    printDifferences('device', (sitting) => sittings[sitting]?.device ?? null);
    printDifferences('form', (sitting) => sittings[sitting]?.form ?? null);
    printDifferences('first language', (sitting) => sittings[sitting]?.firstLanguage ?? null);
    // Of most languages there are too few people to tell.
    printDifferences('whether it is English', (sitting) => {
      const language = sittings[sitting]?.firstLanguage ?? null;
      return language === null || language === 'en' ? language : 'not en';
    });
    const { difficulties, slope, spread } = toCalibration(found);
    console.log(`difficulties: ${JSON.stringify(difficulties)}, slope: ${slope}, spread: ${spread}`);
  }

  function printDifferences(by: string, groupOf: (sitting: number) => string | null): void {
    const told = findDifferences(found, groupOf);
    console.log(`Harder (+) or easier (-) for some than for others who are as able, by ${by}, in logits:`);
    for (const { template, group, answers, shift, error, isLarge } of told)
      console.log(
        [
          template.padEnd(18),
          group.padEnd(10),
          String(answers).padStart(6),
          shift.toFixed(2).padStart(6),
          error.toFixed(2).padStart(6),
        ].join(' ') + (isLarge ? '  large' : ''),
      );
    console.log(told.length === 0 ? 'too few answers\n' : '');
  }
  const paces = await readPaces(db);
  const timed = paces.filter(({ logSec }) => logSec !== null);
  if (timed.length < paces.length)
    console.log(`\nPace is withheld: ${timed.length} of ${paces.length} templates and levels were timed often enough.`);
  else console.log(`\npace: ${JSON.stringify(timed.map(({ template, level, logSec }) => [template, level, logSec]))}`);
} finally {
  await db.destroy();
}
