import type { ConversationContext } from '../conversation/context.ts';
import { quote } from './quote.ts';
import type { Opening, SessionGoal } from './turn-plan.ts';

/** What a context may hold of goals. */
const MAX_GOALS = 50;
const MAX_GOAL_CHARS = 300;

/** The goal as the first of those that the learner has: a career talk begins there, and asks for none. */
export function withGoal(context: ConversationContext, { text }: SessionGoal): ConversationContext {
  const first = text.slice(0, MAX_GOAL_CHARS);
  const others = context.userProfile?.goals?.filter((other) => other !== first) ?? [];
  return { ...context, userProfile: { ...context.userProfile, goals: [first, ...others].slice(0, MAX_GOALS) } };
}

/** An opening that says first what the session is for. */
export function nameGoal(opening: Opening, { text, dueOn }: SessionGoal): Opening {
  const quoted = quote(text, { maxChars: 120 });
  if (quoted === null) return opening;
  return { ...opening, words: `This is for your goal ${quoted}${dueOn === null ? '' : `, due on ${dueOn}`}.\n\n${opening.words}` };
}
