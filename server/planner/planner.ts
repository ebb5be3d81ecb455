import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import type { Assessed, Proposed } from '#core/assessment/assess-answers.ts';
import type { Confirmed } from '#core/assessment/confirmed.ts';
import type {
  LookedBack,
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
import { openFairLine, type Caller } from '../fair-line.ts';
import { entryFile } from '../files.ts';
import { openPool, runTask } from '../thread-pool.ts';
import type { PlannerTask } from './thread.ts';

/** What takes long to work out: what the coach decides, what the answers of an assessment come to, and the items of the IQ test. */
export interface Planner {
  /** Somebody is about to ask: the thread is begun, which takes longer than most answers. */
  warm(lane: Lane): void;
  open(caller: Caller, input: SessionStart, pointers: Pointers): Promise<OpenedSession>;
  plan(caller: Caller, input: TurnInput, pointers: Pointers): Promise<PlannedTurn>;
  end(caller: Caller, input: SessionInput): Promise<LookedBack>;
  propose(caller: Caller, answers: readonly AssessmentAnswer[], pointers: Pointers): Promise<Proposed>;
  assess(caller: Caller, sent: SentAnswers, today: PlainDate, pointers: Pointers): Promise<Assessed>;
  makeItem(caller: Caller, wish: ItemWish): Promise<MadeItem>;
  remakeItem(caller: Caller, source: ItemSource): Promise<MadeItem>;
  makeExamples(today: PlainDate): Promise<Examples>;
  close(): Promise<void>;
}

export interface SentAnswers {
  readonly answers: readonly AssessmentAnswer[];
  readonly confirmed: Confirmed;
}

/** Each has a thread of its own: an answer of the IQ test, which has its time, never waits for a talk. */
export type Lane = 'coach' | 'iq';

/** No task takes a tenth of it, and no plain one a hundredth. */
const LIMIT_MS = 10_000;
/** To begin a thread takes a second or two, on a machine that is busy with other things many times as long. */
const START_LIMIT_MS = 60_000;
const HEAP_MIB = 256;
/** Longer than five questions take to answer. */
const IDLE_MS = 600_000;
/** Of one learner: more than their tabs have under way. */
const MOST_OF_ONE = 8;
/** Of all: a minute's work at worst, some seconds' of plain messages. */
const MOST_WAITING = 200;

/** Who asks for what is the same for everybody. */
const EVERYBODY: Caller = { id: 'everybody' };

/**
 * Decides in threads of their own: a long answer takes longer to read than others may wait.
 * @throws {LineFull} where a call would wait for too many others
 */
export function openPlanner({
  thread = entryFile('planner/thread.ts'),
  limitMs = LIMIT_MS,
  startLimitMs = START_LIMIT_MS,
  mostOfOne = MOST_OF_ONE,
} = {}): Planner {
  const open = () => openLane(thread, { limitMs, startLimitMs, mostOfOne });
  const lanes = { coach: open(), iq: open() };
  const { coach, iq } = lanes;
  return {
    warm: (lane) => lanes[lane].warm(),
    open: (caller, input, pointers) => coach.run(caller, { name: 'open', input, pointers }) as Promise<OpenedSession>,
    plan: (caller, input, pointers) => coach.run(caller, { name: 'plan', input, pointers }) as Promise<PlannedTurn>,
    end: (caller, input) => coach.run(caller, { name: 'end', input }) as Promise<LookedBack>,
    propose: (caller, answers, pointers) => coach.run(caller, { name: 'propose', answers, pointers }) as Promise<Proposed>,
    assess: (caller, { answers, confirmed }, today, pointers) =>
      coach.run(caller, { name: 'assess', answers, confirmed, today, pointers }) as Promise<Assessed>,
    makeItem: (caller, wish) => iq.run(caller, { name: 'makeItem', wish }) as Promise<MadeItem>,
    remakeItem: (caller, source) => iq.run(caller, { name: 'remakeItem', source }) as Promise<MadeItem>,
    makeExamples: (today) => coach.run(EVERYBODY, { name: 'makeExamples', today }) as Promise<Examples>,
    close: async () => void (await Promise.all([coach.close(), iq.close()])),
  };
}

interface LaneLimits {
  /** For a task, in a thread that is there. */
  readonly limitMs: number;
  /** For the beginning of the thread. */
  readonly startLimitMs: number;
  readonly mostOfOne: number;
}

function openLane(entry: string, { limitMs, startLimitMs, mostOfOne }: LaneLimits) {
  const pool = openPool<PlannerTask, unknown>({ entry, idleMs: IDLE_MS, heapMib: HEAP_MIB });
  // Piscina has queues and a limit as well, but work that can be given up goes past both of them.
  // Some tasks take ten times as long as others: a turn each would leave most of the thread to whoever asks for the longest.
  const clock = () => performance.now();
  const line = openFairLine({ atOnce: 1, atOnceOfOne: 1, waiting: MOST_WAITING, waitingOfOne: mostOfOne, clock });
  const perform = (task: PlannerTask, ms: number): Promise<unknown> => runTask(pool, task, AbortSignal.timeout(ms));
  /** The thread that has answered once; another one takes its place when it was given up, or had nothing to do for long. */
  let begun: (typeof pool.threads)[number] | undefined;
  const begin = async (): Promise<void> => {
    if (begun !== undefined && pool.threads.includes(begun)) return;
    await perform({ name: 'warm' }, startLimitMs);
    begun = pool.threads[0];
  };
  // The time that a task may take begins when it is its turn and the thread is there, however many wait.
  const run = async (caller: Caller, task: PlannerTask): Promise<unknown> =>
    line(caller, async () => {
      await begin();
      return perform(task, limitMs);
    });
  return {
    run,
    warm: () => {
      if (pool.threads.length === 0) line(EVERYBODY, begin).catch(() => {});
    },
    close: () => pool.destroy(),
  };
}
