import type { SaidMessage } from '../../plan/turn-plan.ts';
import { onlyWordsToSay, wordsToSay } from '../../reading/words-to-say.ts';
import { isAct, isNotedDeed } from '../goals.ts';
import { nameIn } from '../name-in.ts';

/** What the last question of the coach was after; it stands in the question's id. */
export const STAGES = ['situation', 'words', 'again', 'action', 'date', 'reply'] as const;
export type Stage = (typeof STAGES)[number];

export const stageId = (stage: Stage): string => `managerial-${stage}`;
export const stageOf = ({ asked }: SaidMessage): Stage | null => STAGES.find((stage) => asked?.id === stageId(stage)) ?? null;

/** Where a practice stands, read from what was asked. */
export interface PracticeCase {
  readonly stage: Stage;
  /** The last thing that was asked. */
  readonly asked: SaidMessage['asked'];
  /** Cases that were begun, this one included. */
  readonly cases: number;
  /** The try before this one, when a second was asked for. */
  readonly firstTry: SaidMessage | null;
}

export function readCase(said: readonly SaidMessage[]): PracticeCase {
  const replies = said.filter(({ role }) => role === 'assistant');
  const last = replies.findLast((reply) => stageOf(reply) !== null);
  const stage = (last && stageOf(last)) ?? 'situation';
  const cases = replies.filter((reply, i) => stageOf(reply) === 'situation' && replies[i - 1]?.asked?.text !== reply.asked?.text).length;
  return { stage, asked: last?.asked ?? null, cases, firstTry: stage === 'again' ? firstTryIn(said) : null };
}

/** What the learner had said when a second version was asked for. */
function firstTryIn(said: readonly SaidMessage[]): SaidMessage | null {
  let first: SaidMessage | null = null;
  for (const [i, message] of said.slice(0, -1).entries()) {
    const answered = said[i + 1];
    if (message.role !== 'user' || !answered) continue;
    if (stageOf(answered) === 'again' && message.evaluation?.refused === null) first = message;
  }
  return first;
}

const READ_CHARS = 4000;
/** "If you can believe it" speaks to nobody in particular, and "you asked me" to the coach. */
const IDIOM = /\b(?:(?:if|as) you (?:can|know|like|ask|see|will|wish)\b|you (?:know|see|asked|told me|wrote)\b|thank you\b)/gi;
const YOU = /\b(?:you|your|yours|u|ur)(?:['’]?(?:re|ve|ll|d))?\b/gi;
/** One person who is spoken of. "They" may be others whom the words to somebody name. */
const THAT_PERSON = /\b(?:he|she|him|her|his|hers)\b/gi;
const THEM = /\b(?:he|she|him|her|his|hers|they|them|their)\b/gi;
/** "I would tell her that ...", "I'd say": words that are planned. */
const PLANNED =
  /\b(?:i|we)(?: would|['’]?d| will|['’]?ll| am going to|['’]?m going to| want to|['’]?m gonna) (?:say|tell|ask|start|begin|open|explain)\b/i;
const ASKS_AT_END = /\?["”’')]*\s*$/;
const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Speaks to somebody more than of somebody. */
function isToThem(text: string): boolean {
  const read = text.slice(0, READ_CHARS).replaceAll(IDIOM, ' ');
  return count(read, YOU) > 0 && count(read, YOU) >= count(read, THEM);
}

/** Whether a message holds words for the other person. Where the case was asked for, it is told unless it plainly speaks to them. */
export function holdsWords(stage: Stage, text: string): boolean {
  const read = text.slice(0, READ_CHARS);
  // What is quoted of a case is what somebody said in it.
  if (stage === 'situation') {
    if (PLANNED.test(text) || vocativeIn(onlyWordsToSay(text)) !== null) return true;
    // A question to the coach does not come here: what asks at its end asks the other.
    return count(read, THAT_PERSON) === 0 && (isToThem(text) || ASKS_AT_END.test(read));
  }
  const isOfThem = count(read, THEM) > 0;
  return wordsToSay(text).length > 0 || isToThem(text) || PLANNED.test(text) || !isOfThem;
}

/** Whether a message says what its writer will do: in answer to that question, or before it was asked. */
export const isActionAt = (stage: Stage, text: string): boolean =>
  (stage === 'action' && wordsToSay(text).length === 0 && !(isToThem(text) && !isAct(text.slice(0, 40)))) ||
  (stage === 'again' && wordsToSay(text).length === 0 && !isToThem(text) && !PLANNED.test(text) && (isAct(text) || isNotedDeed(text)));

/** "Kev, Tuesday's handover ..." and not "Kev, a nurse of mine, ...": whom the words are for; null where nobody is called by name. */
export function calledBy(said: readonly SaidMessage[]): string | null {
  const names = said.flatMap(({ role, content }) => (role === 'user' ? (vocativeIn(onlyWordsToSay(content)) ?? []) : []));
  return names.at(-1) ?? null;
}

const VOCATIVE =
  /^\s*(?:(?:hi|hello|hey|look|listen|ok|okay|so|right),? )?(\p{Lu}[\p{L}’'-]{1,20})(?:,(?! (?:an?|the|who|whose|my|our|one|another)\b)|\s?[–—-]\s)/u;
const vocativeIn = (words: string): string | null => nameIn(VOCATIVE.exec(words)?.[1] ?? '');
