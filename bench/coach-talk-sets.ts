import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Evaluation } from '#core/coach/evaluation.ts';
import { scoreManagerialTurn } from '#core/coach/scoring/talks/managerial/score-managerial-turn.ts';
import { scoreNetworkingTurn } from '#core/coach/scoring/talks/networking/score-networking-turn.ts';

/** `node bench/coach-talk-sets.ts FOLDER...`: how often the better of two turns comes first, in sets written apart from the scorers. */
const Pair = z.object({ good: z.string(), poor: z.string(), note: z.string().default('') });
const NetworkingPair = Pair.extend({ scenario: z.string(), other: z.union([z.string(), z.array(z.string())]) });
const ManagerialPair = Pair.extend({ focus: z.string(), prompt: z.string() });

function show(content: string, { overall, band, refused, features }: Evaluation): string {
  const found = features.filter(({ found }) => found).map(({ id, weight }) => (weight > 0 ? id : `-${id}`));
  return `    ${overall.toFixed(2)} ${refused ?? band} [${found.join(' ')}]\n      ${content}`;
}

function judge(
  name: string,
  pairs: readonly { about: string; good: string; poor: string; note: string }[],
  score: (at: number, content: string) => Evaluation,
) {
  let right = 0;
  let refusedGood = 0;
  const misses: string[] = [];
  pairs.forEach(({ about, good, poor, note }, at) => {
    const [better, worse] = [score(at, good), score(at, poor)];
    if (better.refused !== null) refusedGood++;
    if (better.refused === null && (worse.refused !== null || better.overall > worse.overall)) right++;
    else misses.push(`  ${at} ${about} (${note})\n${show(good, better)}\n${show(poor, worse)}`);
  });
  console.log(
    `${name}: ${right} of ${pairs.length} in order (${Math.round((100 * right) / pairs.length)}%), ${refusedGood} good ones refused`,
  );
  console.log(misses.join('\n'));
}

function readSet<T>(folder: string, name: string, shape: z.ZodType<T>): T[] {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? z.array(shape).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

for (const folder of process.argv.slice(2)) {
  const talks = readSet(folder, 'networking', NetworkingPair);
  const turnsOf = (other: string | string[]): string[] => (typeof other === 'string' ? [other] : other);
  judge(
    `${folder} networking`,
    talks.map((pair) => ({ ...pair, about: `${pair.scenario}: ${turnsOf(pair.other).join(' / ')}` })),
    (at, content) => {
      const pair = talks[at];
      return scoreNetworkingTurn({ content, previous: turnsOf(pair?.other ?? []), history: [], scenario: pair?.scenario ?? null });
    },
  );
  const managers = readSet(folder, 'managerial', ManagerialPair);
  judge(
    `${folder} managerial`,
    managers.map((pair) => ({ ...pair, about: `${pair.focus}: ${pair.prompt}` })),
    (at, content) =>
      scoreManagerialTurn({ content, focus: managers[at]?.focus ?? null, topics: [], previous: [managers[at]?.prompt ?? ''], history: [] }),
  );
}
