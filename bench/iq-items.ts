import { LEVELS } from '#core/iq/domains.ts';
import { makeItem } from '#core/iq/generator/make-item.ts';
import type { NextItem, OpenSitting } from '#core/iq/sitting/sitting.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { inTurns, median, ms, printBenchmark, times, type Benchmark, type Row } from './support/measure.ts';
import { register } from './support/register.ts';

/** Of each template and level. */
const ITEMS = 200;
const ITEM_BUDGET_MS = 50;
const ANSWER_BUDGET_MS = 30;

interface Made {
  readonly what: string;
  readonly p50: number;
  readonly p99: number;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

function timeItems(): Made[] {
  return TEMPLATE_IDS.flatMap((template) =>
    LEVELS.map((level) => {
      const tooks = Array.from({ length: ITEMS }, (_, n) => took(() => makeItem({ template, level, seed: `bench ${n}` })));
      return { what: `${template}, level ${level}`, p50: percentile(tooks, 0.5), p99: percentile(tooks, 0.99) };
    }),
  );
}

function took(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

async function tookAsync(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Of a whole sitting: how long each answer takes to be kept and answered with the next item. */
async function timeAnswers(origin: string, cookie: string): Promise<number> {
  const ask = async <Body>(path: string, body: object): Promise<Body> => {
    const response = await fetch(`${origin}/api/iq/sittings${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Body;
  };
  const { id, item } = await ask<OpenSitting>('', { form: 'full', timing: 'untimed' });
  const tooks: number[] = [];
  for (let next: NextItem['item'] = item; next;) {
    const { id: itemId } = next;
    tooks.push(
      await tookAsync(async () => {
        ({ item: next } = await ask<NextItem>(`/${id}/responses`, { itemId, answer: null, timeSpentMs: 1 }));
      }),
    );
  }
  return median(tooks);
}

async function timeHealth(origin: string): Promise<number> {
  const tooks: number[] = [];
  for (let n = 0; n < 40; n++) tooks.push(await tookAsync(async () => (await fetch(`${origin}/api/health`)).text()));
  return median(tooks);
}

export const iqItems: Benchmark = {
  question: 'How long does an item of the IQ test take to make, and an answer to be followed by the next one?',
  measure: async (folder) => {
    const rows: Row[] = timeItems().map(({ what, p50, p99 }) => ({
      what,
      value: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
      budget: `p99 < ${ITEM_BUDGET_MS} ms`,
      isMet: p99 < ITEM_BUDGET_MS,
    }));
    const server = await spawnServer({ DATA_DIR: folder, LIBRARY_DIR: 'docs/examples/first-course' });
    try {
      const cookie = await register(server.origin, 0);
      const tooks = await inTurns({
        health: () => timeHealth(server.origin),
        answer: () => timeAnswers(server.origin, cookie),
      });
      const [health, answer] = [median(tooks.health), median(tooks.answer)];
      const next = {
        what: 'an answer, followed by the next item',
        value: ms(answer),
        comparedWith: `${times(answer / health)} GET /api/health`,
        budget: `<= ${ANSWER_BUDGET_MS} ms`,
        isMet: answer <= ANSWER_BUDGET_MS,
      };
      return [next, ...rows];
    } finally {
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(iqItems);
