import { pickLeastSaid, type Told } from '../wording/pick-unsaid.ts';

type Ways = readonly [string, ...string[]];

const READ_CHARS = 400;
const HOW_TO =
  /^(?:and |but |so |ok(?:ay)?,? )*(?:how (?:do|should|can|could|would|to) (?:i |we |you |one )?(?:even )?(?:start|begin|say|tell|put|phrase|word|open|handle|react|answer|approach|deal|respond|bring|do|make|get|avoid|explain|know)|what (?:should|do|can|could|would) (?:i|we|you) (?:say|do|write|tell|answer|suggest|recommend|advise)|where do i (?:start|begin)|(?:can|could|would) you (?:help|show|give|suggest|advise|tell) me|do you have (?:any )?(?:tips?|advice|ideas?))\b/i;
const WHAT_IF =
  /\bwhat if (?:he|she|they|it|this|the)\b|\bif (?:he|she|they) (?:cr(?:y|ies)|gets?|starts?|shouts?|den(?:y|ies)|says?|refuses?|walks?)\b[^.]*\?\s*$/i;
const VERDICT =
  /^(?:and |but |so )*(?:should i|shall i|must i|can i (?:fire|dismiss)|do you think|is it (?:ok|okay|fair|right|better|wrong|good|legal)|am i (?:right|wrong|too|being)|was i|who is right|which is better)\b/i;

/** What the other will say is told to the coach, and said to nobody. */
const FORESEEN =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Mm]aybe|I (?:think|expect|fear|guess|know|am sure|am afraid)(?: that)?),? )*(?:[Hh]e|[Ss]he|[Tt]hey|(?!I\b|You\b|We\b|It\b)[A-Z][\p{L}’'-]{0,30})(?: (?:will|would|might|may|is going to|are going to)|['’]ll|['’]d)(?: (?:probably|likely|surely|just|only|then|again))* (?:say|tell|answer|claim|argue|deny|blame|reply|object|respond|insist|complain)\b/u;
const OWN_REPLY = /\bI(?: would|['’]d| will|['’]ll| am going to) (?:say|tell|ask|answer|reply|begin|start|open)\b/i;

const BEGIN: Ways = [
  'Begin with the day and what you saw, in one sentence, and leave the judgement out. Then ask how it looked from their side.',
  'The first sentence says what it is about and how long it takes. The second names one thing you saw or heard. After that, wait.',
  'Write it as you would say it to a friend in the kitchen, then cross out every word that judges. What is left is usually a good beginning.',
];
const IF_IT_GOES_WRONG: Ways = [
  'Then stop and leave a silence. You can say that you see it lands hard and offer five minutes; what you came to say stays true and can wait that long.',
  'Say back what you heard before you answer it, even if you see it otherwise. Most people come down a step when they have been heard.',
  'You need not win it in one go. Name the point once more, say when you will both look at it again, and end there.',
];
const IF_THEY_EXPLAIN: Ways = [
  'That may well come. Hear it to its end and say it back; what you saw, and what followed from it, stays true beside it.',
  'Then ask what would have helped. A reason can be a good one, and the next time still has to go otherwise.',
  'Good to have thought of it. Decide beforehand which part of that you can grant, and what you ask for all the same.',
];
const YOURS_TO_JUDGE: Ways = [
  'That I leave to you; I know neither the person nor the place. What I can look at is how you would say it.',
  'I give no verdict on that. It may help to ask what you would regret more in a month, having said it or having left it.',
  'I cannot judge that from here. Somebody in your organisation who knows the case can; I can listen to your words.',
];

/** A plain answer to what a manager asks the coach; null where the question is for the person they talk to, or there is none. */
export function answerManager(content: string, told: Told): string | null {
  const text = content.slice(0, READ_CHARS).trim();
  if (content.length > READ_CHARS) return null;
  if (isForeseen(text)) return pickLeastSaid(IF_THEY_EXPLAIN, told);
  if (WHAT_IF.test(text)) return pickLeastSaid(IF_IT_GOES_WRONG, told);
  if (VERDICT.test(text)) return pickLeastSaid(YOURS_TO_JUDGE, told);
  return HOW_TO.test(text) ? pickLeastSaid(BEGIN, told) : null;
}

/** Only what the other will say, and no word to them. */
function isForeseen(text: string): boolean {
  if (!FORESEEN.test(text) || OWN_REPLY.test(text)) return false;
  return text.split(/(?<=[.!?])\s+/).every((sentence) => FORESEEN.test(sentence) || !/\byou(?:r|['’]re)?\b/i.test(sentence));
}
