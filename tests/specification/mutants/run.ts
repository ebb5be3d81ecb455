import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNames, spellOut } from '../read-names.ts';
import { ROWS } from '../rows.ts';
import { MUTANTS } from './all.ts';
import { openBrowserTests } from './browser-tests.ts';
import { escapePattern } from './escape-pattern.ts';
import { placeOf, type Mutant } from './mutant.ts';
import { readNoticed, signTrial, writeNoticed } from './noticed.ts';
import { dealBatches, dealRounds } from './rounds.ts';
import { makeScratchCopy } from './scratch-copy.ts';
import type { Suite } from './suite.ts';
import { openUnitTests } from './unit-tests.ts';

/** `noticed`: a test that names the row does not pass any more. */
type Verdict = 'noticed' | 'missed' | 'no green test' | 'no mutant' | 'unchanged since it was noticed';

interface Trial {
  readonly row: string;
  readonly mutant: Mutant;
  readonly files: readonly string[];
  readonly sign: string;
}

/** With tests that are green as long as nothing is broken. */
interface Tried extends Trial {
  readonly tests: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const args = process.argv.slice(2);
const asked = args.filter((arg) => !arg.startsWith('--'));
const isAsked = (row: string): boolean => asked.length === 0 || asked.some((name) => row === name || row.startsWith(`${name}.`));
const rows = [...ROWS.keys()].filter(isAsked);
if (rows.length === 0) throw new Error(`No row of the specification begins with ${asked.join(' or ')}.`);

process.chdir(root);
const noticed = new Map(readNoticed());
const verdicts = new Map<string, Verdict>();
const trials = listTrials();
console.log(`${rows.length} rows, ${verdicts.size} of them settled, ${trials.length} to try`);

const copy = makeScratchCopy(root);
try {
  const [inUnits, inBrowsers] = [trials.filter(isOfUnits), trials.filter((trial) => !isOfUnits(trial))];
  if (inUnits.length > 0) await tryAll(inUnits, await openUnitTests(copy.folder));
  if (inBrowsers.length > 0 && !args.includes('--units')) await tryAll(inBrowsers, openBrowserTests(copy.folder));
} finally {
  copy.remove();
}

const counts = [...Map.groupBy(verdicts.values(), (verdict) => verdict)].map(([verdict, { length }]) => `${length} ${verdict}`);
console.log(`${verdicts.size} of ${rows.length} rows: ${counts.join(', ')}`);
if (rows.some((row) => !verdicts.get(row)?.endsWith('noticed'))) process.exitCode = 1;

/** What has a mutant, and was not noticed before as it is now. A row is tried in a browser where no other test names it. */
function listTrials(): Trial[] {
  const filesOf = readNames('{core,server,web,scripts,tests}/**/*.{test,spec}.{ts,tsx}');
  return rows.flatMap((row) => {
    const mutant = MUTANTS[row];
    const all = [...(filesOf.get(row) ?? [])];
    const units = all.filter((file) => file.includes('.test.'));
    const files = units.length > 0 ? units : all;
    const sign = mutant && signTrial(mutant, files);
    if (sign && noticed.get(row) !== sign) return [{ row, mutant, files, sign }];
    verdicts.set(row, mutant ? 'unchanged since it was noticed' : 'no mutant');
    if (!mutant) console.log(`no mutant  ${row}`);
    return [];
  });
}

function isOfUnits({ files }: Trial): boolean {
  return files.some((file) => file.includes('.test.'));
}

/** What is settled is kept at once: a run that is stopped goes on there. */
function settle(settled: readonly (readonly [Trial, Verdict])[]): void {
  for (const [{ row, sign }, verdict] of settled) {
    verdicts.set(row, verdict);
    noticed.set(row, verdict === 'noticed' ? sign : null);
    console.log(`${verdicts.size}/${rows.length}  ${verdict.padEnd(13)}  ${row}`);
  }
  const cwd = process.cwd();
  process.chdir(root);
  writeNoticed(noticed);
  process.chdir(cwd);
}

async function tryAll(all: readonly Trial[], suite: Suite): Promise<void> {
  const tried = await findGreen(all, suite);
  settle(all.filter((trial) => !tried.some(({ row }) => row === trial.row)).map((trial) => [trial, 'no green test']));
  for (const batch of dealBatches(tried, areApart)) await tryBatch(batch, suite);
  await suite.close();
}

async function findGreen(all: readonly Trial[], suite: Suite): Promise<Tried[]> {
  const testsOf = new Map<string, string[]>();
  const results = await suite.run(new Set(all.flatMap(({ files }) => files)), /\[spec /, copy.breakBy([]));
  for (const [name] of [...results].filter(([, isPassed]) => isPassed))
    for (const row of spellOut(tagOf(name).slice('[spec '.length, -1))) testsOf.set(row, [...(testsOf.get(row) ?? []), name]);
  return all.flatMap((trial) => {
    const tests = testsOf.get(trial.row);
    return tests ? [{ ...trial, tests }] : [];
  });
}

function areApart(one: Tried, other: Tried): boolean {
  if (one.tests.some((test) => other.tests.includes(test))) return false;
  if (one.mutant[0] !== other.mutant[0]) return true;
  const source = readFileSync(path.join(root, one.mutant[0]), 'utf8');
  const [a, b] = [placeOf(one.mutant, source), placeOf(other.mutant, source)];
  return a !== null && b !== null && (a[1] <= b[0] || b[1] <= a[0]);
}

/** What fails in the rounds of its row and in no other is noticed. Where others interfere, or rounds save nothing, a row is tried alone. */
async function tryBatch(batch: readonly Tried[], suite: Suite): Promise<void> {
  const roundsOf = dealRounds(batch.length);
  const count = Math.max(...roundsOf.flat()) + 1;
  const failed: ReadonlySet<string>[] = [];
  for (let round = 0; round < count && count < batch.length; round += 1) {
    const broken = batch.filter((_, i) => roundsOf[i]?.includes(round));
    failed.push(await failWith(broken, batch, suite));
    console.log(`round ${round + 1} of ${count} of ${batch.length} rows`);
  }
  const isClear = ({ tests }: Tried, i: number): boolean =>
    failed.length > 0 && failed.every((names, round) => tests.some((test) => names.has(test)) === roundsOf[i]?.includes(round));
  settle(batch.filter(isClear).map((one) => [one, 'noticed']));
  for (const one of batch.filter((each, i) => !isClear(each, i)))
    settle([[one, (await failWith([one], [one], suite)).size > 0 ? 'noticed' : 'missed']]);
}

async function failWith(broken: readonly Tried[], watched: readonly Tried[], suite: Suite): Promise<ReadonlySet<string>> {
  const changed = copy.breakBy(broken.map(({ mutant }) => mutant));
  const tests = new Set(watched.flatMap((one) => one.tests));
  const results = await suite.run(new Set(watched.flatMap(({ files }) => files)), namesIn(tests), changed);
  return new Set([...tests].filter((name) => results.get(name) === false));
}

/** Tests whose titles end in the same tag run together: a file of many costs little more than one of them. */
function namesIn(tests: ReadonlySet<string>): RegExp {
  return new RegExp([...new Set([...tests].map(tagOf))].map(escapePattern).join('|'));
}

function tagOf(name: string): string {
  return /\[spec [^\]]+\]$/.exec(name)?.[0] ?? '';
}
