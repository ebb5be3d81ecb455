import { findFutureTimes } from '../reading/find-times.ts';
import { findPhrases, hasPhrase, phrases } from '../reading/phrases.ts';
import { isOpen, questionsOf } from '../reading/questions.ts';
import { quoteWords, type ReadText } from '../reading/read-text.ts';
import { isContent } from '../reading/word-forms.ts';
import { NOTHING, seenPhrases, seenSentences, type Seen } from './speech.ts';

/** Asked for form: the answer is known, or is not wanted. */
const RHETORICAL = phrases([
  'why do|did|are|is you',
  'why did|can|do|will not you',
  'why|what ~ always|never|keep',
  'what is ~ wrong|problem|matter|excuse',
  'what were you thinking',
  'how many times',
  'how hard|difficult',
  'how could you',
  'who do you think',
  'do you understand|hear|know|want|realise|realize',
  'is that|this|everything|it clear|understood|ok|okay',
  'does that|it make sense',
  'understood|right|okay|ok|agreed|clear',
  'any questions',
  'do|can|will|is|are|would|should not you|we|that|it|they',
  'are you ~ serious|kidding|with us|on board|even',
  'is everything|it|all ok|okay|fine|alright',
  'hows it|everything|things going',
  'how is it|everything|things going',
  'how are you|things',
]);
const LISTENING = phrases([
  'i|would|will|and|we|like|love to? listen|hear|understand',
  'i would ~ listen|hear|understand',
  'i will ~ listen|hear|understand',
  'it|that|this sounds|seems|must',
  'sounds|seems like|as|hard|tough',
  'so|if ~ i ~ heard|understood|right|correctly|hear|hearing',
  'so|if ~ i have ~ heard|understood|right|correctly|hear|hearing',
  'you have? mentioned|raised|described',
  'you have? said|told me|that|last|it',
  'what i hear|heard',
  'i can|could see|hear|imagine|tell|understand',
  'i understand|appreciate|realise|realize|know|noticed|see ~ that|how|why|you|it|this',
  'your view|side|take|thoughts|agenda|perspective|idea|ideas|words|concerns|worries|questions',
  'how ~ you see|saw|feel|find|found|view',
  'take|took your|all time',
  'before i',
  'what is|are ~ mind|worrying|hardest|missing|bothering|concern|concerns|worry|worries',
  'tell me more|about',
  'in your own',
  'i ~ write|note ~ down',
  'i will ~ write|note ~ down',
  'i would ~ write|note ~ down',
  'what did|have i|you miss|missed|notice|hear',
  'correct me',
]);
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
const OWN_VIEW = phrases([
  'i ~ feel|felt|worried|concerned|uneasy|frustrated|surprised|uncomfortable|lost|noticed|saw|think|believe|see|find|found|care|want',
  'i was|am|get ~ worried|concerned|frustrated|torn|uneasy|unsure|surprised|disappointed|uncomfortable|stuck|sorry|responsible',
  'my part|mistake|concern|worry|fault|view|side',
  'for me',
  'from my|where',
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
  'you have ~ handled|shown|done|asked|know|knows|wanted|told|ran|said|mentioned',
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
const SUPPORT = phrases([
  'what|how ~ you ~ need|help|support|from me|easier',
  'what|how ~ i ~ help|do|support|change|take|give|make',
  'what would ~ help|need|make|easier|support|useful',
  'i can|could|will|i ~ help|support|cover|back|sit|join|show|shadow|be|free|move|take|train|give|sort|clear|pair|stand|arrange|set|speak|ask|talk|find|protect',
  'i am|be ~ here|available|around|there|free',
  'need from me',
  'training|practice sessions|session|day|run|time|slot',
  'together',
  'work ~ out|through together|with',
]);
const BOTH_SIDES = phrases(
  [
    'both ~ of|sides|you|hear|want|need|have|said|agree|@any',
    'each ~ of|side|person|one|other|get|say|tell|has|have|speak|minutes|@any',
    'one at a',
    'you two|the two of',
    'your|his|her|their|other side|version|view|account|perspective|take',
    'without interrupting|interruption|blame|blaming|judging',
    'separately',
    'what|how ~ you ~ need|want|see|saw|happened|each|other',
    'hear|understand ~ you|your|from|how|what',
    'in turn|turns',
    'not ~ who ~ right|fault|blame',
    'agree|agreed|common|share|shared on|how|what|ground|goal|aim|one|a|that',
  ],
  { any: () => true },
);
const CRITERIA = phrases([
  'criteria|criterion|scorecard|rubric|scoring|scored|score|scores|rating|ratings|evidence',
  'same ~ question|questions|order|task|test|exercise|tasks',
  'work sample|test|trial',
  'must-have|must-haves|essential|essentials',
  'needs|need|has|have to ~ be|able|do|show|handle|know|work|run|lift|keep|stay|cope',
  'what ~ job|role|post|person|work ~ needs|requires|involves|has|actually|really|do|does',
  'skills|tasks|duties for|we|the|that|this|they',
  'before ~ compare|comparing|discuss|discussing|talk|meeting|see|interview',
  'write|note|notes|written ~ down|scores|own|notes|before|separately|what|answers|independently',
  'second|another|two|both|three interviewer|interviewers|people|person|of',
  'panel',
  'against ~ criteria|list|role|job|requirements|same',
]);
const PAST_EXAMPLE = phrases([
  'tell|talk|walk|take me|us ~ about|through ~ time|day|shift|last|when|occasion|example|situation|how|job|something|moment|mistake',
  'a|the|one|last time|occasion|situation|moment|day|shift|example you|when|where|that|of',
  'an example',
  'describe ~ time|how|when|what|last|situation|day',
  'what did you',
  'how did you',
  'what happened',
  'show me|us|how',
]);
const STAYS = phrases(
  [
    'what ~ stays|stay|same|change|changes|changing|know|know|decided|open|unclear',
    'what ~ do|will not',
    'stay|stays|remain|remains|keep|keeps|kept|unchanged|same ~ same|as|the|your|our|is|are|it|they',
    'will not|not|nothing ~ change|changes|changing|lose|cut|affected|going|know|decided',
    'does|is|do not ~ change|changes|changing|lose|cut|affected|going|know|decided',
    'not ~ know|sure|decided|yet',
    'do not ~ know|sure|decided|yet',
    'i know ~ is|are',
    'still open|ours|yours|decide|deciding|unclear',
    'until then',
    'from|starting @day|#|next|tomorrow',
    'as of',
    'pilot|trial|trying|try ~ for|it|in|on|with|first',
  ],
  {
    day: new Set(
      'monday tuesday wednesday thursday friday january february march april may june july august september october november december'.split(
        ' ',
      ),
    ),
  },
);

/** A question that hands over: open, and not put for form. */
export function seeHandingOver(text: ReadText): Seen {
  const asked = questionsOf(text).filter(({ words }) => !hasPhrase(words, RHETORICAL));
  const open = asked.filter(isOpen);
  return open.length > 0 ? seenSentences(text, open) : seenSentences(text, asked, 0.4);
}

/** Of a sentence that only looks back, a day is no promise. */
const AHEAD = phrases([
  "will|can|could|would|shall|should|let's|need|needs|want|by|until|before|tomorrow|tonight|next|please|going|agree|from|due|deadline|is|are|take|try|come|meet|bring|send|show|pick",
]);

/** A day, an hour or a span that something is promised for. */
export function seeByWhen(text: ReadText): Seen {
  const ahead = text.sentences.filter(({ words }) => hasPhrase(words, AHEAD));
  const evidence = ahead.flatMap(({ words }) => findFutureTimes(words).flatMap(({ from, to }) => quoteWords(text, words.slice(from, to))));
  return evidence.length === 0 ? NOTHING : { strength: 1, evidence };
}

/** A thing that somebody is asked to do, named and not only called for. */
export function seeWhat(text: ReadText): Seen {
  return seenSentences(
    text,
    text.sentences.filter(({ words }) => findPhrases(words, WHAT).length > 0 && words.filter(({ form }) => isContent(form)).length >= 2),
  );
}

export const seeListening = (text: ReadText): Seen => seenPhrases(text, LISTENING);
export const seeRequest = (text: ReadText): Seen => seenPhrases(text, REQUEST);
export const seeOwnView = (text: ReadText): Seen => seenPhrases(text, OWN_VIEW);
export const seeWhy = (text: ReadText): Seen => seenPhrases(text, WHY);
export const seeAuthority = (text: ReadText): Seen => seenPhrases(text, AUTHORITY);
/** A second look at it, with a time or a way. */
export const seeCheckIn = (text: ReadText): Seen =>
  seenSentences(
    text,
    text.sentences.filter(({ words }) => hasPhrase(words, REVIEW) && (hasPhrase(words, REPEATED) || findFutureTimes(words).length > 0)),
  );
export const seeSupport = (text: ReadText): Seen => seenPhrases(text, SUPPORT);
export const seeBothSides = (text: ReadText): Seen => seenPhrases(text, BOTH_SIDES);
export const seeCriteria = (text: ReadText): Seen => seenPhrases(text, CRITERIA);
export const seePastExample = (text: ReadText): Seen => seenPhrases(text, PAST_EXAMPLE);
export const seeWhatStays = (text: ReadText): Seen => seenPhrases(text, STAYS);
