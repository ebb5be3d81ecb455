import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directionOf, middleOf, openMatcher, tellingLines, type Matcher, type Meaning } from '#core/assessment/situations/match.ts';
import type { Situation } from '#core/assessment/situations/situation.ts';
import { openSentenceEncoder, type SentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { readSituations } from '#server/planner/read-situations.ts';
import { ROOT, printBenchmark, type Benchmark, type Row } from './support/measure.ts';

const SHOWN = 3;
const BUDGET = 0.85;

/** Ninety-eight, written before its author had looked at how the situations put it, but for one; the author is that of the code. */
const OWN = path.join(ROOT, 'bench/situations/own-sentences.tsv');

interface Encoded {
  readonly situation: Situation;
  /** Of the telling lines, by line. */
  readonly telling: ReadonlyMap<string, Meaning>;
  readonly near: readonly Meaning[];
}

/** How often the situation that a sentence belongs to is found. */
export const situationMatch: Benchmark = {
  question: 'How often is the situation found that somebody’s words belong to?',
  measure: async () => {
    const [situations, encoder] = await Promise.all([readSituations(), openSentenceEncoder()]);
    const encoded: Encoded[] = [];
    for (const situation of situations) encoded.push(await encodeSituation(situation, encoder));
    const middle = middleOf(encoded.flatMap(({ telling }) => [...telling.values()]));
    const places = encoded.map((one) => findRank(one, encoded, middle)).flat();
    const all = openWith(encoded, middle);
    const own: number[] = [];
    for (const line of readFileSync(OWN, 'utf8').trim().split('\n')) {
      const [id = '', text = ''] = line.split('\t');
      own.push(rankOf(all, id, text, await encoder.encode(text)));
    }
    return [
      ...tell(`lines of how people put it, each left out in turn (${places.length})`, places),
      ...tell(`sentences that the author of the code wrote (${own.length})`, own),
    ];
  },
};

function tell(what: string, ranks: readonly number[]): Row[] {
  const share = (most: number): number => ranks.filter((rank) => rank < most).length / ranks.length;
  const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;
  return [
    { what: `${what}: first`, value: percent(share(1)) },
    { what: `${what}: among three`, value: percent(share(SHOWN)), budget: `>= ${BUDGET * 100}%`, isMet: share(SHOWN) >= BUDGET },
  ];
}

async function encodeSituation(situation: Situation, encoder: SentenceEncoder): Promise<Encoded> {
  const telling = new Map<string, Meaning>();
  for (const line of tellingLines(situation)) telling.set(line, await encoder.encode(line));
  const near: Meaning[] = [];
  for (const line of situation.near) near.push(await encoder.encode(line));
  return { situation, telling, near };
}

function openWith(encoded: readonly Encoded[], middle: Meaning): Matcher {
  return openMatcher(
    encoded.map(({ situation, telling, near }) => ({
      situation,
      direction: directionOf(
        tellingLines(situation).flatMap((line) => telling.get(line) ?? []),
        near,
        middle,
      ),
    })),
    middle,
  );
}

const rankOf = (matcher: Matcher, id: string, text: string, meaning: Meaning): number =>
  matcher.rankWords({ text, meaning }).findIndex(({ situation }) => situation.id === id);

/** Of each line of a situation, where it comes when it does not know of that line. */
function findRank(one: Encoded, encoded: readonly Encoded[], middle: Meaning): number[] {
  return one.situation.said.map((line) => {
    const without = { ...one.situation, said: one.situation.said.filter((other) => other !== line) };
    const others = encoded.map((each) => (each === one ? { ...one, situation: without } : each));
    return rankOf(openWith(others, middle), one.situation.id, line, one.telling.get(line) ?? new Float32Array());
  });
}

if (import.meta.main) await printBenchmark(situationMatch);
