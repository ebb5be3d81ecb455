import type { GoalIdea } from '#core/goals/goal.ts';
import { quotable } from '../plan/quote.ts';
import { readDay } from './read-day.ts';

const MAX_GOAL_CHARS = 300;
const MIN_ACTION_WORDS = 3;

/** A wish as it can be kept: the learner's words, cut where they hold signs that could be taken for more than words. */
export function toGoal(text: string, by: string | null): GoalIdea | null {
  const words = quotable(withoutLead(text), { maxChars: MAX_GOAL_CHARS });
  return words === null ? null : { text: withoutWish(words), by, measure: null, ifThen: null, skill: null };
}

/** "OK: I will": what is said before one says it. */
const LEAD =
  /^\s*(?:(?:ok(?:ay)?|yes|yeah|alright)\b[,:;.–—-]{0,3}\s+|(?:all right|right|well|so|then|and|sure|fine|good)[,:;.–—-]{1,3}\s+)/i;

/** Three at most: "Well, OK, so: I will". */
const withoutLead = (text: string): string => [1, 2, 3].reduce((rest) => rest.replace(LEAD, ''), text);

const WISH =
  /^(?:(?:I|we)(?: really| also| just| still| now)? (?:want|hope|plan|aim|would(?: really)? like)|(?:I|we)['’]d like|my goal is) to (?=\p{L})/iu;
/** More than a wish: what follows would not stand by itself. */
const GOES_ON = /\b(?:but|because|although|so that|and (?:I|we|my|our))\b/i;
/** What is said beside the wish. */
const BESIDE = /,? (?:but|because|although) (?:I|I['’]m|my|we|he|she|they|it|there|nobody)\b.*$/i;

/** "I want to lead a ward" as it stands on a list: "Lead a ward". As written, where the rest would not be a sentence. */
function withoutWish(text: string): string {
  const rest = text.replace(WISH, '').replace(BESIDE, '');
  return !WISH.test(text) || GOES_ON.test(rest) || rest.startsWith('be able') ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

const ACT = /\bI(?: will| shall|['’]ll| am going to|['’]m going to)\b/i;

/** What comes behind "I will know it when": no act, but a mark. */
const MARK =
  /\b(?:I|we)(?: will| would|['’]ll|['’]d) (?:know|see|notice|tell)\b[^.!?\n]{0,60}?\b(?:when|once|if|because|by) ([^.!?\n]{3,300})/i;

/** Whether somebody says that they will do something. */
export const isAct = (text: string): boolean => ACT.test(text) && !MARK.test(text);

/** Whether somebody notes what they will do about others, as on a list: "Talk to them on Monday". */
export const isNotedDeed = (text: string): boolean => DEED.test(text) && /\b(?:him|her|them|both)\b/i.test(text);

/** "On Monday I ...", or a verb that one can do by oneself, as on a list. */
const DEED =
  /^\s*(?:(?:on|by|next|this|tomorrow|after|before|in|at|then|first|probably|maybe)\b[^.!?]{0,60}?\bI\b|I\b|(?:(?:then|first|just|to) )?(?:talk|speak|tell|ask|write|send|meet|ring|call|say|book|prepare|try|sit|plan|start|begin|give|have|hold|invite|set|arrange|e-?mail|practise|practice|keep|take|go|show|agree|apply|visit|read|finish|move|look|make|put|find|phone|message)\b)/i;

/** What somebody says they will do, as it can be kept: the sentence that says so. A question is no such sentence. */
export function toAction(content: string): GoalIdea | null {
  const sentences = withoutLead(content)
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => !sentence.includes('?'));
  const own = sentences.find(isAct) ?? sentences.find((sentence) => DEED.test(sentence));
  const text = own === undefined ? null : quotable(own, { maxChars: MAX_GOAL_CHARS });
  const isSaid = text !== null && text.split(' ').length >= MIN_ACTION_WORDS;
  return isSaid ? { text, by: readDay(text), measure: null, ifThen: null, skill: null } : null;
}
