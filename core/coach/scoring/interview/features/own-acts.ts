import type { Answer } from '../answer.ts';
import type { Act } from '../read-acts.ts';
import { fill, quote, type Finding } from '../finding.ts';

const FULL = 5;
const FULL_OF_ONE = 2;
/** "We" is no fault; an act that the speaker owns alone says a little more about the speaker. */
const SHARED = 0.7;

/** Different things that the speaker did, and that somebody could have seen. */
export const findOwnActs = (answer: Answer): Finding =>
  weighActs(answer, answer.acts, 'Name three things you did yourself, as you did them.');

/** Where no story is asked for, one thing shows the speaker. */
export const findOneAct = (answer: Answer): Finding => weighActs(answer, answer.acts, 'Name one thing you did yourself, as you did it.', 1);

/** Different steps of a plan. What was done once also counts: it shows the step. */
export const findPlannedActs = (answer: Answer): Finding =>
  weighActs(answer, [...answer.plannedActs, ...answer.acts], 'Name the steps you would take, one by one.');

function weighActs({ content }: Answer, acts: readonly Act[], advice: string, enough = 3): Finding {
  const alone = acts.filter(({ isAlone }) => isAlone);
  const distinct = distinctActs([...alone, ...acts]);
  const count = distinct.reduce((sum, act) => sum + (act.isAlone ? 1 : SHARED), 0);
  const shared = distinct.find((act) => !act.isAlone);
  const isUnclear = shared !== undefined && distinct.every((act) => !act.isAlone);
  return {
    amount: fill(count, enough === 1 ? FULL_OF_ONE : FULL),
    // Beside what "I" did, what "we" did is not the own part.
    evidence: alone.length > 0 ? distinctActs(alone) : distinct,
    advice: isUnclear ? `You said "${quote(content, shared)}". What was your own part?` : count < enough ? advice : null,
  };
}

export function distinctActs(acts: readonly Act[]): Act[] {
  const seen = new Map<string, Act>();
  for (const act of acts) if (!seen.has(act.stem)) seen.set(act.stem, act);
  return [...seen.values()].toSorted((a, b) => a.start - b.start);
}
