import { isPrivate } from '../hear/is-private.ts';
import { onlyWordsToSay } from '../reading/words-to-say.ts';
import type { SaidMessage, SessionSummary } from '../plan/turn-plan.ts';

const MAX_PROPOSALS = 3;
const FEWEST_WORDS = 5;
/** A sentence that is longer shows no one thing. */
const MAX_CHARS = 200;
/** Of a message on either side of what was found: keeps the work bounded. */
const READ_CHARS = 1000;

/** Signs that end a sentence; a point inside a figure or an address does not. */
const ENDS = /[.!?]+(?=\s|$)|\n/g;
/** It needs what was said before it. */
const HANGS_ON =
  /^(?:and|but|or|so|because|which|who|that|this|these|those|it|its|it's|they|them|he|she|him|her|then|also|yes|no|yeah|ok|okay)\b/i;
/** It breaks off. */
const BREAKS_OFF =
  /\b(?:and|but|or|because|so|if|to|the|a|an|of|with|for|from|that|which|at|in|on|by|my|your|our|their|is|are|was|were|am|be|very)$/i;
const GREETS = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you|bye|goodbye|nice to meet you)\b/i;
/** Words to the coach about the talk, not words of it. */
const TO_THE_COACH =
  /\b(?:what do you mean|(?:don['’]?t|do not|didn['’]?t|did not) (?:understand|get it|know what)|no idea|not sure what|next question|skip|repeat|your question|you (?:said|asked) me|i (?:already )?(?:said|told you)|i meant|wrong|stop|this (?:app|coach|chat|bot|question)|help me|makes no sense|confus\w*)\b/i;
/** Somebody does something in it. */
const HAS_SOMEBODY = /\b(?:i|i['’](?:m|d|ll|ve)|we|we['’](?:d|ll|re|ve)|you|you['’](?:d|ll|re|ve)|let['’]s|please)\b/i;

/** Words that may show a skill, until the learner says whether they do. */
export type Proposal = Pick<SessionSummary['seen'][number], 'skill' | 'quote'>;

/**
 * What of a session's findings may be proposed as evidence: whole sentences of drafts that a stranger understands, one
 * for a skill and few in all, the best first. What cannot be told for sure is left out: to be asked about senseless words
 * is worse than to be asked about none.
 */
export function proposeEvidence(seen: SessionSummary['seen'], said: readonly SaidMessage[]): Proposal[] {
  const proposals: Proposal[] = [];
  for (const { skill, quote: found, messageId } of seen) {
    if (proposals.length === MAX_PROPOSALS) break;
    const message = said.find(({ id }) => id === messageId);
    // Only what was scored is a draft.
    if (message?.role !== 'user' || message.evaluation?.refused !== null) continue;
    const isScene = message.evaluation.rubric !== 'interview';
    const quote = sentenceWith(message.evaluation.rubric === 'managerial' ? onlyWordsToSay(message.content) : message.content, found);
    if (quote === null || isPrivate(quote) || !isSense(quote, isScene)) continue;
    if (proposals.every((other) => other.skill !== skill && other.quote !== quote)) proposals.push({ skill, quote });
  }
  return proposals;
}

/** The sentence that holds the words; null where they reach over its end, or where it is cut. */
function sentenceWith(content: string, words: string): string | null {
  const at = words === '' ? -1 : content.indexOf(words);
  if (at < 0) return null;
  const from = Math.max(0, at - READ_CHARS);
  const near = content.slice(from, at + words.length + READ_CHARS);
  let [start, end] = [0, near.length];
  for (const { 0: sign, index } of near.matchAll(ENDS)) {
    const after = index + sign.length;
    if (after <= at - from) start = after;
    else if (index < at - from + words.trimEnd().length && after < at - from + words.length) return null;
    else {
      end = sign.startsWith('?') ? index + 1 : index;
      break;
    }
  }
  const sentence = near.slice(start, end).trim();
  return sentence.length > MAX_CHARS ? null : sentence;
}

/** @param isScene somebody else is talked to, and may be asked */
function isSense(sentence: string, isScene: boolean): boolean {
  const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isQuestion = sentence.endsWith('?');
  return (
    words.length >= FEWEST_WORDS &&
    /^["'“‘]?[\p{L}\p{N}]/u.test(sentence) &&
    HAS_SOMEBODY.test(sentence) &&
    !HANGS_ON.test(sentence) &&
    !BREAKS_OFF.test(sentence.replace(/[\s,;:–—-]+$/, '')) &&
    !/[,;:–—-]$/.test(sentence) &&
    !(GREETS.test(sentence) && words.length < FEWEST_WORDS + 4) &&
    !TO_THE_COACH.test(sentence) &&
    (isScene || !isQuestion)
  );
}
