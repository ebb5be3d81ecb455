import path from 'node:path';
import { Piscina } from 'piscina';
import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import type { Assessed } from '#core/assessment/assess-answers.ts';
import type {
  EndedSession,
  OpenedSession,
  PlannedTurn,
  Pointers,
  SessionInput,
  SessionStart,
  TurnInput,
} from '#core/coach/plan/turn-plan.ts';
import type { Examples } from '#core/examples/examples.ts';
import type { ItemSource, MadeItem } from '#core/iq/generator/make-item.ts';
import type { ItemWish } from '#core/iq/sitting/make-fresh-item.ts';
import type { PlainDate } from '#core/plain-date.ts';
import type { PlannerTask } from './thread.ts';

/** What takes long to work out: what the coach decides, what the answers of an assessment come to, and the items of the IQ test. */
export interface Planner {
  /** Somebody is about to ask: the thread is begun, which takes longer than most answers. */
  warm(): void;
  open(input: SessionStart, pointers: Pointers): Promise<OpenedSession>;
  plan(input: TurnInput, pointers: Pointers): Promise<PlannedTurn>;
  end(input: SessionInput): Promise<EndedSession>;
  assess(answers: readonly AssessmentAnswer[], today: PlainDate, pointers: Pointers): Promise<Assessed>;
  makeItem(wish: ItemWish): Promise<MadeItem>;
  remakeItem(source: ItemSource): Promise<MadeItem>;
  makeExamples(today: PlainDate): Promise<Examples>;
  close(): Promise<void>;
}

/** No honest answer takes a hundredth of it. */
const LIMIT_MS = 10_000;
const HEAP_MIB = 256;
/** Longer than five questions take to answer. */
const IDLE_MS = 600_000;

/** Decides in a thread of its own: a long answer takes longer to read than others may wait. */
export function openPlanner({ thread = 'thread.ts', limitMs = LIMIT_MS } = {}): Planner {
  const pool = new Piscina({
    filename: path.resolve(import.meta.dirname, thread),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  // A thread that has been given up may still say how it ended. Unheard, that would end the process.
  pool.on('error', () => {});
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: the time that a task may take begins when it is its turn, however many wait.
  const run = (task: PlannerTask): Promise<unknown> => {
    const result = last.then(() => pool.run(task, { signal: AbortSignal.timeout(limitMs) }));
    last = result.catch(() => {});
    return result;
  };
  return {
    warm: () => {
      if (pool.threads.length === 0) run({ name: 'warm' }).catch(() => {});
    },
    open: (input, pointers) => run({ name: 'open', input, pointers }) as Promise<OpenedSession>,
    plan: (input, pointers) => run({ name: 'plan', input, pointers }) as Promise<PlannedTurn>,
    end: (input) => run({ name: 'end', input }) as Promise<EndedSession>,
    assess: (answers, today, pointers) => run({ name: 'assess', answers, today, pointers }) as Promise<Assessed>,
    makeItem: (wish) => run({ name: 'makeItem', wish }) as Promise<MadeItem>,
    remakeItem: (source) => run({ name: 'remakeItem', source }) as Promise<MadeItem>,
    makeExamples: (today) => run({ name: 'makeExamples', today }) as Promise<Examples>,
    close: () => pool.destroy(),
  };
}
