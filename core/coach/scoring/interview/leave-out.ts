/** Asks the coach for something, or gives it orders: no part of an answer. Speech of a story ("I asked him to rate me") is one. */
const ORDER =
  /^(?:please |now |so |and |coach,? |system:? ?|assistant:? ?|ok(?:ay)?,? |hey,? )*(?:ignore|disregard|forget (?:all|your|the|previous|everything)|give (?:me|this|it|us) (?:a |an |the |full |top |maximum |highest |perfect |\d)|score (?:me|this|it)|rate (?:me|this|it|my)|mark (?:me|this|it)|grade (?:me|this)|award|print (?:the )?(?:score|strong)|set (?:the |my )?(?:score|band|rating|overall)|output|respond with|reply with|act as|pretend|do not (?:mention|criticise|criticize|reveal|score))\b|^(?:system|assistant|coach)\b|\byou (?:must|should|have to|need to|will|are to|are now|can) (?:now )?(?:give|score|rate|mark|grade|award|ignore|say|respond|reply|output|follow|pass|be)\b|\b(?:your|previous|earlier|above|all) (?:\w+ )?instructions?\b|\b(?:full|top|maximum|perfect|highest) (?:marks?|scores?|points?|rating)\b|\b(?:10|100|ten) ?(?:out of|\/) ?(?:10|100|ten)\b|\bthis (?:answer|candidate) (?:is|was|deserves|has)\b|\bthe (?:candidate|learner) (?:is|has|must|deserves)\b/i;

const TOLD = /\b(?:i|we|he|she|they) (?:\w+ )?(?:asked|told|wanted|said|wrote|read|gave|got|scored)\b/i;

export const isOrderToCoach = (sentence: string): boolean => sentence.length < 1000 && ORDER.test(sentence) && !TOLD.test(sentence);
