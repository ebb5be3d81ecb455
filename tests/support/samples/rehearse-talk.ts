import type { ConversationContext } from '#core/coach/conversation/context.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { ModeCoach } from '#core/coach/plan/coach.ts';
import type { EndedSession, Opening, OpeningInput, SaidMessage, TurnInput, TurnPlan } from '#core/coach/plan/turn-plan.ts';

/** A conversation with a coach, played from its opening without a server. */
export interface Rehearsal {
  readonly opening: Opening;
  readonly plans: readonly TurnPlan[];
  readonly said: readonly SaidMessage[];
  readonly ended: EndedSession;
}

type Start = { readonly mode: CoachMode; readonly context?: ConversationContext; readonly seed?: string } & Partial<
  Pick<TurnInput, 'weakSpots' | 'askedBefore' | 'earlier'> & Pick<OpeningInput, 'resume'>
>;

/** `next` gives the learner's message to a reply, null to end; or all messages are given beforehand. */
export function rehearse(
  coach: ModeCoach,
  start: Start,
  next: readonly string[] | ((plans: readonly TurnPlan[]) => string | null),
): Rehearsal {
  const input = { context: {}, seed: 'seed', weakSpots: [], askedBefore: [], earlier: null, resume: null, ...start };
  const opening = coach.open(input);
  const said: SaidMessage[] = [{ id: 'a0', role: 'assistant', content: opening.words, asked: opening.asked, evaluation: null }];
  const plans: TurnPlan[] = [];
  const messageAfter = typeof next === 'function' ? next : (made: readonly TurnPlan[]) => next[made.length] ?? null;
  for (let content = messageAfter(plans); content !== null; content = messageAfter(plans)) {
    const message: SaidMessage = { id: `u${plans.length}`, role: 'user', content, asked: null, evaluation: null };
    const plan = coach.plan({ ...input, said: [...said, message], attempts: [] });
    said.push({ ...message, evaluation: plan.evaluation });
    plans.push(plan);
    said.push({ id: `a${plans.length}`, role: 'assistant', content: plan.words, asked: plan.asked, evaluation: null, goals: plan.goals });
  }
  return { opening, plans, said, ended: coach.end({ id: 'talk', mode: input.mode, context: input.context, said, minutes: 7 }) };
}

const MAX_REPLY_WORDS = 200;
const PROMISES = /\b(?:guarantee\w*|you will (?:get|succeed|be hired|land|find a job)|certainly will|i promise|hireable)\b/i;
const PRAISE = /\b(?:you are (?:great|brilliant|amazing|talented|smart|so good)|well done|great job|good job|excellent|awesome)\b/i;

/** What a reply of the coach must never be, as the names of what is wrong with it. */
export function faultsOfReply(words: string, learnersTexts: readonly string[]): string[] {
  // A draft is set off as Markdown does it.
  const plain = words.replaceAll(/^> ?/gm, '');
  const own = plain.replaceAll(/“[^”]*”/g, '').replaceAll(/\*Weak:\*.*/g, '');
  const quotes = [...words.matchAll(/“([^”]*)”/g)].map(([, quoted]) => quoted as string);
  const found: readonly (readonly [string, boolean])[] = [
    ['empty', words.trim() === ''],
    ['too long', words.split(/\s+/).length >= MAX_REPLY_WORDS],
    // What a draft asks, its reader is asked.
    ['more than one question', words.replaceAll(/^>.*$/gm, '').split('?').length > 2],
    ['exclamation mark', words.includes('!')],
    ['promise', PROMISES.test(own)],
    ['praise', PRAISE.test(own)],
    ['blank left open', /\{\w+\}|undefined|null/.test(own)],
    ['quotation that nobody wrote', quotes.some((quoted) => !learnersTexts.some((text) => text.includes(quoted)))],
    ['link or markup', /[<[\]>]|https?:|www\./.test(plain)],
  ];
  return found.flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}
