import { pickLeastSaid, type Told } from '../wording/pick-unsaid.ts';

type Ways = readonly [string, ...string[]];

const READ_CHARS = 4000;
const VERDICT =
  /\b(?:will i (?:get|be|ever|find|make)|am i (?:good|too|right|smart|able|qualified)|do you think (?:i|that i|it)|what (?:would|do) you (?:do|think|recommend|suggest|advise)|what should i do(?! (?:first|next|now))|is (?:he|she|it|this|that) (?:right|wrong|fair|normal)|(?:is|would) (?:it|this|that) (?:be )?(?:a )?(?:good|bad|right|wrong|smart|better|worth) ?(?:idea|choice|move|it)?|what are my chances|tell me what to do|should i(?! do (?:first|next|now))|which (?:one )?(?:is|would be) better|which (?:one )?would you)\b/i;
const HOW_TO =
  /\b(?:how (?:do|can|could|should|would|to) (?:i\b|we\b|you\b|one\b)?|where (?:do|can|should|could) i|what (?:do|can|should|could) i (?:say|write|ask|tell)|what should i do (?:first|next|now)|(?:tips?|advice|ideas?)\b)/i;
const WHAT_IF = /\bwhat if\b|\bwhat happens if\b/i;
const ASKED = /\?|^\s*(?:how|what|where|which|who|when|do you|can you|could you|are there|is there)\b[^.]{0,120}$/i;

/** What a learner asks the coach for: a judgement, a way to do something, or something that the coach does not know. */
export type Question = 'verdict' | 'how_to' | 'what_if' | 'fact';

/** Null where a message asks nothing, or ends with something other than its question. */
export function readQuestion(content: string): Question | null {
  const text = content.slice(0, READ_CHARS);
  if (!ASKED.test(text)) return null;
  if (WHAT_IF.test(text)) return 'what_if';
  if (VERDICT.test(text)) return 'verdict';
  if (HOW_TO.test(text)) return 'how_to';
  return /\?\s*$/.test(text) ? 'fact' : null;
}

const TO_SAY: Ways = [
  'Three sentences usually do: what you would like, why it makes sense for both sides, and by when you hope for an answer. Write the first one down and say it as it stands; then wait.',
  'Ask for a quarter of an hour beforehand, so that nobody is taken by surprise. Then say the one thing you want, and only after it the reasons.',
  'Say it early and plainly. One sentence for the wish, one example for why, and one question at the end, such as what they would need to see first.',
];
const TO_START: Ways = [
  'Begin with something that takes less than an hour and can be undone: a call, a visit, half a page. It tells you more than another evening of thinking.',
  'Start where you already know somebody. One person who does it, asked what they would do first, saves weeks.',
  'Take the part that you could finish by Friday and leave the rest alone until then.',
];
const TO_FIND: Ways = [
  'Through people, more often than through adverts. Write down five who do something near to it, and ask the first for twenty minutes about their work, not for a place.',
  'Look at ten adverts or course pages side by side and mark what comes up in most of them. What is left over you can ask somebody who does the work.',
  'Ask one person who has done it lately what they would look for now. Then ask them who else you should talk to.',
];
const TO_DO: Ways = [
  'I know no way that fits everybody. What tends to help: cut it down to the next step that you could do alone, do it small, and look at what came of it.',
  'Somebody who has done it in your field will know better than I. A good question for them is what they would leave out if they did it again.',
  'What usually works is to say what the end should look like, and then to ask what has to be true the day before that, and the day before.',
];
const TO_FACE: Ways = [
  'Then you know something that you do not know now, and you can decide again. It helps to settle today what you would do on the day after.',
  'That can happen. Ask what it would cost, how long that would last, and who could help; most of it turns out smaller once it is written down.',
  'It may. A plan for that day makes it easier to try; without one, the fear of it does the deciding.',
];
const NOT_KNOWN: Ways = [
  'That I do not know, and a guess would not help you. Who could tell you is worth a line on your list.',
  'I have no facts about that, only questions. Somebody who works there, or an advice centre, will know.',
  'I cannot look that up. It may be worth noting it down as the first thing to find out.',
];

/** A plain answer to a question of how to do something. */
export function adviseOn(content: string, told: Told): string {
  const ways = /\b(?:ask|tell|say|talk|write|explain|bring (?:it )?up|negotiat)/i.test(content)
    ? TO_SAY
    : /\b(?:start|begin|first|get into)\b/i.test(content)
      ? TO_START
      : /\b(?:find|look for|meet|search)\b/i.test(content)
        ? TO_FIND
        : TO_DO;
  return pickLeastSaid(ways, told);
}

export const faceWhatIf = (told: Told): string => pickLeastSaid(TO_FACE, told);
export const adviseOnFact = (told: Told): string => pickLeastSaid(NOT_KNOWN, told);
