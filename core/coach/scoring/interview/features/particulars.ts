import type { Answer, Particular } from '../answer.ts';
import { fill, quote, type Finding } from '../finding.ts';

const FULL_PER_100 = 16;
/** A short answer is measured as if it were this long, so that two names do not fill it. */
const MIN_WORDS = 50;

const VAGUE =
  /\b(?:things?|stuff|a lot|some (?:issues?|problems?|tasks?|people)|various|several (?:issues?|tasks?)|etc|and so on|many different|a (?:challenging|difficult) (?:situation|project|task))\b/i;

/** Things, places, people and tools that are named; a number counts where something was done or came of it. */
export function findParticulars(answer: Answer): Finding {
  const told = new Set([...answer.acts, ...answer.plannedActs].map(({ clause }) => clause));
  const last = Math.max(...told, -1);
  const counted = answer.particulars.filter(
    ({ isNumber, clause }) => !answer.asides.has(clause) && (!isNumber || told.has(clause) || clause > last),
  );
  const distinct = distinctParticulars(counted);
  const per100 = (distinct.length * 100) / Math.max(answer.words.length, MIN_WORDS);
  const vague = VAGUE.exec(answer.content);
  const advice = vague
    ? `You said "${quote(answer.content, { start: vague.index, end: vague.index + vague[0].length })}". Which, exactly?`
    : 'Name the people, places, tools or things that were there.';
  const amount = fill(per100, FULL_PER_100);
  return { amount, evidence: distinct, advice: amount < 0.6 ? advice : null };
}

export function distinctParticulars(particulars: readonly Particular[]): Particular[] {
  const seen = new Map<string, Particular>();
  for (const particular of particulars) if (!seen.has(particular.stem)) seen.set(particular.stem, particular);
  return [...seen.values()];
}
