import { isPastForm } from '../../reading/verb-forms.ts';
import type { QuestionTopic } from '../words/asked-words.ts';

/** Whatever is longer is an answer. */
const MAX_CHARS = 300;
const LEAD = /^(?:(?:sorry|but|and|so|ok|okay|well|hm|coach|please|hello|hi)[, ]+)*/;
const ASKS = /^(?:how|what|which|when|where|why|who|should|shall|can|could|may|must|do|does|is|are|will|would|any advice|any tips)\b/;
/** Whoever asks for advice speaks of what they might do, or to the coach. */
const TO_COACH =
  /\b(?:(?:should|do|can|could|shall|may|must|would) (?:i|one|you|my)|i (?:should|could|ought|have to|need to|must)|if they|any (?:advice|tips))\b/;

/** The first that fits decides. */
const TOPICS: readonly (readonly [Exclude<QuestionTopic, 'other'>, RegExp])[] = [
  ['illness', /\b(?:ill|illness|sick|sickness|health|disabled|disability|depression|burn-?out|diagnosis|pregnant)\b/],
  ['salary', /\b(?:salary|salaries|pay|paid|wages?|money|earn)\b/],
  ['gaps', /\b(?:gaps?|out of work|unemployed|unemployment|career break|time off|years off)\b/],
  ['leaving', /\b(?:leaving|leave|left|quit|fired|sacked|dismissed|redundant|redundancy|laid off|let go)\b/],
  ['weaknesses', /\b(?:weakness(?:es)?|weak (?:point|spot|side)s?)\b/],
  ['notes', /\b(?:notes|cue cards?|notebook|crib)\b/],
  ['nerves', /\b(?:nervous|nerves|anxious|anxiety|panic|stressed|calm|shaking|blank|sweat)\b/],
  ['asking-them', /\b(?:ask (?:them|him|her|the interviewer|at the end)|questions (?:for them|at the end|of my own))\b/],
  ['length', /\b(?:how (?:long|short)|too long|how many (?:words|sentences|minutes)|how much (?:detail|should i (?:say|write|tell)))\b/],
];

/** What the learner asks the coach; null for an answer, and for what asks after the coach's own question. */
export function readLearnersQuestion(content: string): QuestionTopic | null {
  if (content.length > MAX_CHARS) return null;
  const sentences = content
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim().replace(LEAD, ''));
  const last = sentences.at(-1) ?? '';
  if (!ASKS.test(last) || !TO_COACH.test(last) || sentences.slice(0, -1).some(tellsOfAct)) return null;
  const text = sentences.join(' ');
  const topic = TOPICS.find(([, pattern]) => pattern.test(text))?.[0];
  if (topic !== undefined) return topic;
  return last.endsWith('?') && !ABOUT_THE_QUESTION.test(last) ? 'other' : null;
}

const ABOUT_THE_QUESTION = /\b(?:mean|question|example|answer|story|case|job|work|place|project|talk about|tell)\b/;

/** "I rang her", and a plan: "I would ask". */
function tellsOfAct(sentence: string): boolean {
  const [first, second = ''] = sentence.split(/\s+/).slice(sentence.split(/\s+/).indexOf('i'));
  return first === 'i' && (second === 'would' || second === 'will' || isPastForm(second));
}
