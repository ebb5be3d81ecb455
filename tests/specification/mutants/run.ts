import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNames, spellOut } from '../read-names.ts';
import { ROWS } from '../rows.ts';
import { MUTANTS } from './all.ts';
import { escapePattern } from './escape-pattern.ts';
import { placeOf, type Mutant } from './mutant.ts';
import { readNoticed, writeNoticed } from './noticed.ts';
import { dealBatches, dealRounds } from './rounds.ts';
import { makeScratchCopy } from './scratch-copy.ts';
import { runBrowserTests } from './browser-tests.ts';
import { openUnitTests } from './unit-tests.ts';

/** `noticed`: a test that names the row does not pass any more. */
type Verdict = 'noticed' | 'missed' | 'no green test' | 'no mutant';

interface Tried {
  readonly row: string;
  readonly mutant: Mutant;
  readonly tests: readonly string[];
  readonly files: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const asked = process.argv.slice(2);
const isAsked = (row: string): boolean => asked.length === 0 || asked.some((name) => row === name || row.startsWith(`${name}.`));
const rows = [...ROWS.keys()].filter(isAsked);
if (rows.length === 0) throw new Error(`No row of the specification begins with ${asked.join(' or ')}.`);

process.chdir(root);
const filesOf = readNames('{core,server,web,scripts,tests}/**/*.{test,spec}.{ts,tsx}');
const unitFilesOf = (row: string): string[] => [...(filesOf.get(row) ?? [])].filter((file) => file.includes('.test.'));
const verdicts = new Map<string, Verdict>();
const say = (row: string, verdict: Verdict): void => {
  verdicts.set(row, verdict);
  console.log(`${verdict.padEnd(10)}  ${row}`);
};

const copy = makeScratchCopy(root);
const unit = await openUnitTests(copy.folder);
try {
  const tried = await listTried();
  for (const batch of dealBatches(tried, areApart)) for (const [row, verdict] of await tryBatch(batch)) say(row, verdict);
  await unit.close();
  for (const row of rows.filter((name) => !verdicts.has(name))) {
    const mutant = MUTANTS[row];
    if (!mutant) say(row, 'no mutant');
    else {
      const journeys = [...(filesOf.get(row) ?? [])];
      copy.breakBy([]);
      if (!runBrowserTests(copy.folder, journeys, row)) say(row, 'no green test');
      else {
        copy.breakBy([mutant]);
        say(row, runBrowserTests(copy.folder, journeys, row) ? 'missed' : 'noticed');
      }
    }
  }
} finally {
  copy.remove();
}

process.chdir(root);
writeNoticed(new Map([...readNoticed(), ...[...verdicts].map(([row, verdict]) => [row, verdict === 'noticed'] as const)]));
const counts = Map.groupBy(verdicts, ([, verdict]) => verdict);
console.log([...counts].map(([verdict, { length }]) => `${length} ${verdict}`).join(', '));
if (counts.size > 1 || !counts.has('noticed')) process.exitCode = 1;

/** Rows with tests that are not the browser's, each of them green as long as nothing is broken. */
async function listTried(): Promise<Tried[]> {
  const inUnits = rows.filter((row) => MUTANTS[row] && unitFilesOf(row).length > 0);
  const testsOf = new Map<string, string[]>();
  const results = await unit.run(new Set(inUnits.flatMap(unitFilesOf)), /\[spec /, []);
  for (const [name] of [...results].filter(([, isPassed]) => isPassed))
    for (const row of spellOut(/\[spec ([^\]]+)\]$/.exec(name)?.[1] ?? '')) testsOf.set(row, [...(testsOf.get(row) ?? []), name]);
  return inUnits.flatMap((row) => {
    const mutant = MUTANTS[row];
    const tests = testsOf.get(row);
    if (mutant && tests) return [{ row, mutant, tests, files: unitFilesOf(row) }];
    say(row, 'no green test');
    return [];
  });
}

function areApart(one: Tried, other: Tried): boolean {
  if (one.tests.some((test) => other.tests.includes(test))) return false;
  if (one.mutant[0] !== other.mutant[0]) return true;
  const source = readFileSync(path.join(root, one.mutant[0]), 'utf8');
  const [a, b] = [placeOf(one.mutant, source), placeOf(other.mutant, source)];
  return a !== null && b !== null && (a[1] <= b[0] || b[1] <= a[0]);
}

/** What fails in the rounds of its row and in no other is noticed. Where others interfere, the row is tried alone. */
async function tryBatch(batch: readonly Tried[]): Promise<[string, Verdict][]> {
  const roundsOf = dealRounds(batch.length);
  const count = Math.max(...roundsOf.flat()) + 1;
  const failed: ReadonlySet<string>[] = [];
  for (let round = 0; round < count; round += 1)
    failed.push(
      await failWith(
        batch.filter((_, i) => roundsOf[i]?.includes(round)),
        batch,
      ),
    );
  const judged: [string, Verdict][] = [];
  for (const [i, { row, mutant, tests, files }] of batch.entries()) {
    const isNoticed = failed.every((names, round) => tests.some((test) => names.has(test)) === roundsOf[i]?.includes(round));
    const alone = { row, mutant, tests, files };
    judged.push([row, isNoticed || (batch.length > 1 && (await failWith([alone], [alone])).size > 0) ? 'noticed' : 'missed']);
  }
  return judged;
}

async function failWith(broken: readonly Tried[], watched: readonly Tried[]): Promise<ReadonlySet<string>> {
  const changed = copy.breakBy(broken.map(({ mutant }) => mutant));
  const tests = new Set(watched.flatMap((one) => one.tests));
  const results = await unit.run(new Set(watched.flatMap(({ files }) => files)), namesIn(tests), changed);
  return new Set([...tests].filter((name) => results.get(name) === false));
}

/** Tests whose titles end in the same tag run together: a file of many costs little more than one of them. */
function namesIn(tests: ReadonlySet<string>): RegExp {
  const tags = new Set([...tests].map((name) => /\[spec [^\]]+\]$/.exec(name)?.[0] ?? name));
  return new RegExp([...tags].map(escapePattern).join('|'));
}
