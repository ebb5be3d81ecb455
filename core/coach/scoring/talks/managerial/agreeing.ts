import { findFutureTimes } from '../reading/find-times.ts';
import { hasPhrase, phrases } from '../reading/phrases.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { isContent, isPast } from '../reading/word-forms.ts';
import { seenPhrases, seenPlaces, seenSentences, type Seen } from '../seen.ts';

const REQUEST = phrases([
  'could|can|would you',
  'could|can|would|shall|might we',
  'i would like|love|appreciate|prefer|ask',
  'i|we would like|love|appreciate|prefer|ask',
  'i am asking',
  'next time',
  'from now|tomorrow|monday|today|next',
  "let's",
  'i want us|you to',
  'please',
]);

const WHY = phrases([
  'because',
  'so that',
  'so we|they|you|the|it|nobody|no-one|that|people|patients|customers ~ can|could|will|are|is|get|know|stop|has|have|see',
  'so we|they|you|the|it|nobody|no-one|that|people|patients|customers ~ do|does|will not',
  'the|one|main|my reason|reasons|point|purpose|aim',
  'this|it|that ~ matters|helps|lets|gives|frees|means|stops|saves|shows|counts',
  'since you|we|the|they',
  'in order to',
  'why ~ matters|you|it|we|this|i|now',
  'you ~ handled|shown|done|asked|know|knows|wanted|told|ran|said|mentioned',
  'good|useful|right practice|step|chance|person|preparation',
  'would ~ stretch|give you|help you',
  'that way',
  'otherwise',
  'to avoid|make sure|stop|free|cut|reduce|keep|give|help|save',
]);

const WHAT = phrases(
  [
    'i would ~ like you|him|her|them|@name to',
    'i would like|love you',
    'could|can|would|will you ~ take|run|lead|own|organise|prepare|handle|plan|look|draft|write|be|manage|set|chair',
    'i want|need you|him|her|them to',
    'take|taking over|on|charge|the',
    'ask|asking him|her|them|you|@name to',
    'hand|handing|give|giving ~ you|him|her|them|@name|over',
    'the ~ task|job|outcome|result|goal|project|role ~ is|looks|means|would',
    'what ~ good|done|finished ~ looks|like|means|is',
    'yours to',
    'i am asking|handing|giving|passing',
    'are you ~ up|willing',
    'responsible for',
    'needs|has|have to ~ done|ready|finished|include|show|cover|fit',
  ],
  { name: (word) => word.named },
);

const AUTHORITY = phrases(
  [
    'you|he|she|they|@name ~ can|could|may|are|decide|decides|choose|chooses ~ decide|choose|spend|sign|approve|order|change|swap|agree|without|free|approves',
    'up to you|him|her|them|#|a|the',
    'your|his|her|their call|decision|choice|budget|say|own',
    'without ~ asking|checking|me|my|sign-off|approval|permission',
    'decide ~ yourself|how|which|who|what|alone',
    'how you ~ do|get|is|organise|run|approach|handle ~ is|yours|up',
    'how ~ is yours|up',
    'only ~ come|check|ask|need|bring|call|involve|if|me',
    'check|come|ring|ask|call|speak|talk|bring ~ me|back|it ~ before|if|first|only|when|over|above|anything|on',
    'authority|sign-off|final say|free hand|have the',
    'over|above|under|below|beyond #',
    'you own',
    'you do not need',
    'i trust you',
    'leave ~ to you',
    'anything over|above|bigger|else|under|that|beyond',
    'you have ~ budget|hours|#|days|access',
    'decisions|calls about|on|up',
  ],
  { name: (word) => word.named },
);

const REVIEW = phrases([
  'check|look|touch|sit|talk|speak|meet|catch|come|get|go|meeting|looking|talking ~ in|base|back|down|again|up|together|at|over|how|and|with',
  "let's|we|shall|i|could|can|will ~ review|meet|check|talk|look|sit|speak|compare|revisit|come",
  'show|send|bring|update|tell|ring|call me|us',
  'follow up',
  'follow-up',
  'see how',
  'first draft',
  'ask you|him|her|them ~ how',
]);

const REPEATED = phrases(['again|together|halfway|draft|weekly|daily|fortnightly|every|each']);

const AHEAD = phrases(["will|can|could|would|shall|should|let's|need|want|by|until|tomorrow|tonight|next|please|agree|due|deadline"]);

const looksAhead = ({ words }: Sentence): boolean => hasPhrase(words, AHEAD) || !words.some(({ form }) => isPast(form));

export const seeByWhen = (text: ReadText): Seen => seenPlaces(text, text.sentences.filter(looksAhead), findFutureTimes);

export function seeWhat(text: ReadText): Seen {
  return seenSentences(
    text,
    text.sentences.filter(({ words }) => hasPhrase(words, WHAT) && words.filter(({ form }) => isContent(form)).length >= 2),
  );
}

export const seeCheckIn = (text: ReadText): Seen =>
  seenSentences(
    text,
    text.sentences.filter(({ words }) => hasPhrase(words, REVIEW) && (hasPhrase(words, REPEATED) || findFutureTimes(words).length > 0)),
  );

export const seeRequest = (text: ReadText): Seen => seenPhrases(text, REQUEST);

export const seeWhy = (text: ReadText): Seen => seenPhrases(text, WHY);

export const seeAuthority = (text: ReadText): Seen => seenPhrases(text, AUTHORITY);
