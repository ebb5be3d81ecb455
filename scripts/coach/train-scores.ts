import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswers, readTurns } from './learn/labelled.ts';
import { learnAll, placesHeldOut } from './learn/learn-answers.ts';
import { learnAllTurns, turnsHeldOut } from './learn/learn-turns.ts';

/* Learns what the coach scores by from the labelled sets in `bench/labelled` and writes it to `core/coach/score/weights`. The same sets always give the same weights. */

const FOLDER = path.join(import.meta.dirname, '../../core/coach/score/weights');
const write = (name: string, value: unknown) => writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);

const answers = readAnswers();
const { answer, cuts, kinds, probe, praise } = learnAll(answers, placesHeldOut(answers));
write('answer', { cuts, kinds, ...answer });
write('probe', { weights: probe });
write('praise', { weights: praise });

for (const mode of ['networking', 'managerial'] as const) {
  const turns = readTurns().filter((turn) => turn.mode === mode);
  write(mode, learnAllTurns(turns, turnsHeldOut(turns)));
}
