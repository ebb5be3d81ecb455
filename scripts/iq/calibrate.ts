// Says how hard items have proved to be, by the answers of people who allowed it, as what core/iq/scoring/calibration.ts
// takes: `npm run iq:calibrate`. It reads the database and writes nothing.
import { readEnv } from '#server/env.ts';
import { openStores } from '#server/open-stores.ts';
import { estimateDifficulties, MIN_ANSWERS } from './calibration/estimate.ts';
import { readPaces, readSittings } from './calibration/read-sittings.ts';

const { db } = await openStores(readEnv(process.env)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
try {
  const sittings = await readSittings(db);
  const cells = estimateDifficulties(sittings);
  const enough = cells.filter(({ answers }) => answers >= MIN_ANSWERS);
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
    const difficulties = Object.groupBy(enough, ({ template }) => template);
    const table = Object.fromEntries(
      Object.entries(difficulties).map(([template, of]) => [
        template,
        Object.fromEntries(of.map(({ level, difficulty }) => [level, Number(difficulty.toFixed(2))])),
      ]),
    );
    console.log(`\ndifficulties: ${JSON.stringify(table)}`);
  }
  const paces = await readPaces(db);
  const timed = paces.filter(({ logSec }) => logSec !== null);
  if (timed.length < paces.length)
    console.log(`\nPace is withheld: ${timed.length} of ${paces.length} templates and levels were timed often enough.`);
  else console.log(`\npace: ${JSON.stringify(timed.map(({ template, level, logSec }) => [template, level, logSec]))}`);
} finally {
  await db.destroy();
}
