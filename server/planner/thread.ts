import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import { assessAnswers, proposeFor, type Assessed, type Finder, type Proposed } from '#core/assessment/assess-answers.ts';
import type { Confirmed } from '#core/assessment/confirmed.ts';
import { endSession, openSession, planTurn } from '#core/coach/plan-turn.ts';
import type {
  LookedBack,
  OpenedSession,
  PlannedTurn,
  Pointers,
  SessionInput,
  SessionStart,
  TurnInput,
} from '#core/coach/plan/turn-plan.ts';
import { makeExamples, type Examples } from '#core/examples/examples.ts';
import { remakeItem, type ItemSource, type MadeItem } from '#core/iq/generator/make-item.ts';
import { makeFreshItem, type ItemWish } from '#core/iq/sitting/make-fresh-item.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { keepLog } from '../log.ts';
import { openListener } from '../hearing/listener.ts';
import { openEars } from './open-ears.ts';
import { openFinder } from './open-finder.ts';
import { readSpokenWords } from './read-coach-words.ts';

export type PlannerTask =
  | { name: 'warm' }
  | { name: 'open'; input: SessionStart; pointers: Pointers }
  | { name: 'plan'; input: TurnInput; pointers: Pointers }
  | { name: 'end'; input: SessionInput }
  | { name: 'propose'; answers: readonly AssessmentAnswer[]; pointers: Pointers }
  | { name: 'assess'; answers: readonly AssessmentAnswer[]; confirmed: Confirmed; today: PlainDate; pointers: Pointers }
  | { name: 'makeItem'; wish: ItemWish }
  | { name: 'remakeItem'; source: ItemSource }
  | { name: 'makeExamples'; today: PlainDate };

keepLog();

type Done = OpenedSession | PlannedTurn | LookedBack | Proposed | Assessed | MadeItem | Examples | null;

/** What hearing takes is read when somebody first speaks: the IQ test's thread never needs it. */
let ears: ReturnType<typeof openEars> | undefined;
const listen = () => (ears ??= openEars());

let spoken: ReturnType<typeof readSpokenWords> | undefined;
const wordsToSay = () => (spoken ??= readSpokenWords());

/** The situations are read when somebody first asks for a plan. */
let finder: ReturnType<typeof openFinder> | undefined;
const findWith = () => (finder ??= openFinder());
const findAndHear = async (): Promise<Finder> => {
  const { encodeAll, ...listener } = openListener();
  return {
    ...(await findWith()),
    safety: (await wordsToSay()).safety,
    encodeAll,
    // Choices alone need no ear.
    hearGrave: async (texts) => (texts.length === 0 ? new Map() : (await listen()).hearTexts(texts, { ...listener, encodeAll })),
  };
};

/** The entry of the planner's thread. */
export default async function runTask(task: PlannerTask): Promise<Done> {
  if (task.name === 'warm') return null;
  if (task.name === 'open') return openSession(task.input, task.pointers, await wordsToSay(), await (await listen()).hearStart(task.input));
  if (task.name === 'propose') return proposeFor(task.answers, task.pointers, await findAndHear());
  if (task.name === 'assess') return assessAnswers(task.answers, task.confirmed, task.today, task.pointers, await findAndHear());
  if (task.name === 'end') return endSession(task.input, await wordsToSay());
  if (task.name === 'makeItem') return makeFreshItem(task.wish);
  if (task.name === 'remakeItem') return remakeItem(task.source);
  if (task.name === 'makeExamples') return makeExamples(task.today, (await findWith()).matcher, await wordsToSay());
  return planTurn(task.input, task.pointers, await wordsToSay(), await (await listen()).hearTurn(task.input));
}
