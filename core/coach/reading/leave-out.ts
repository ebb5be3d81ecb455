import { isPastForm } from './verb-forms.ts';

/** Asks for a mark, or gives orders, as one would to a program. */
const ORDER =
  /^(?:please |now |so |and |coach,? |ok(?:ay)?,? |hey,? )*(?:ignore|disregard|forget (?:all|your|the|previous|everything)|give (?:me|this|it|us) (?:a |an |the |full |top |maximum |highest |perfect |\d)|(?:score|rate|mark|grade|award) (?:me|this|it|my)|print (?:the )?(?:score|strong)|set (?:the |my )?(?:score|band|rating|overall)|output|respond with|reply with|act as|pretend|do not (?:mention|criticise|criticize|reveal|score))\b|^(?:system|assistant|coach)\b|\byou (?:must|should|have to|need to|will|are to|are now) (?:now )?(?:give|score|rate|mark|grade|award|ignore|respond|reply|output|pass)\b/i;
/** What only a story could say without asking for it, and then it says who did what. */
const CLAIM =
  /\b(?:your|previous|earlier|above|all) (?:\w+ )?instructions?\b|\b(?:full|top|maximum|perfect|highest) (?:marks?|scores?|points?|rating)\b|\b(?:10|100|ten) ?(?:out of|\/) ?(?:10|100|ten)\b|\bthis (?:answer|candidate) (?:is|deserves|has)\b|\bthe (?:candidate|learner) (?:is|has|must|deserves)\b/i;
const TOLD = /\b(?:i|we|he|she|they) (?:\w+ )?(?:asked|told|wanted|said|wrote|read|gave|got|scored)\b/i;

/** A longer sentence is no order. */
const MAX_LENGTH = 1000;

/** Whether a sentence speaks to the coach and is no part of an answer. "I asked the customer to rate me" is one. */
export function isOrderToCoach(sentence: string): boolean {
  if (sentence.length > MAX_LENGTH || TOLD.test(sentence)) return false;
  return ORDER.test(sentence) || (CLAIM.test(sentence) && !sentence.toLowerCase().split(/\W+/).some(isPastForm));
}
