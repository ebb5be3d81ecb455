// Works out where the situations of library/coach/situations lie among what is said: node scripts/coach/place-situations.ts
// A situation that was changed since is placed when the server first needs it, which takes a second.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directionOf, middleOf, tellingLines, type Meaning } from '#core/assessment/situations/match.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { readSituations } from '#server/planner/read-situations.ts';
import { DIRECTIONS, hashSituation, writeDirections } from '#server/planner/situation-directions.ts';

const [situations, encoder] = await Promise.all([readSituations(), openSentenceEncoder()]);
const encodeAll = async (lines: readonly string[]): Promise<Meaning[]> => {
  const meanings: Meaning[] = [];
  for (const line of lines) meanings.push(await encoder.encode(line));
  return meanings;
};
const read = [];
for (const situation of situations)
  read.push({ situation, telling: await encodeAll(tellingLines(situation)), near: await encodeAll(situation.near) });
const middle = middleOf(read.flatMap(({ telling }) => telling));
const byHash = new Map(read.map(({ situation, telling, near }) => [hashSituation(situation), directionOf(telling, near, middle)]));
mkdirSync(path.dirname(DIRECTIONS), { recursive: true });
writeFileSync(DIRECTIONS, writeDirections({ middle, byHash }));
console.log(`${byHash.size} situations placed.`);
