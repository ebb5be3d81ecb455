import { hasPhrase, phrases } from '../reading/phrases.ts';
import { isOpen } from '../reading/questions.ts';
import { quoteSentence, quoteWords } from '../reading/read-text.ts';
import { JOB_REQUEST } from './job-request.ts';
import { NOTHING, seenPhrases, type Seen } from '../seen.ts';
import { takesUp, type Turn } from './turn.ts';

const MAX_WORDS = 60;
/** Questions about the other's matter before a request for work is in place. */
const QUESTIONS_BEFORE_ASKING = 2;

const PRESSURE = phrases([
  'get me a|an|in|into|hired|that|this|the',
  'you owe',
  'just send|tell|give|put|forward|refer|pass|say|email|introduce|get|let|do',
  'make sure they|he|she|you|to|i',
  'i need you|your|it|this|an|a',
  'asap',
  'as soon as',
  'i deserve',
  'i am|would be? perfect',
  'you have|need|got to',
  'straight away',
  'right away|now',
  'urgently|urgent',
  'do not forget',
  'tell them',
  'counting on you',
  'easy for you',
  'only take you|a',
  'should be easy',
]);
const FLATTERY = phrases([
  'you are|were so|such|the|a|an|really|absolutely|truly ~ amazing|brilliant|genius|inspiring|inspiration|incredible|impressive|legend|best|awesome|expert|fantastic|star|wonderful|successful|important|smart|talented|great',
  'you are amazing|brilliant|inspiring|incredible|impressive|awesome|fantastic',
  'your ~ amazing|incredible|inspiring|phenomenal|outstanding|brilliant|stunning',
  'huge|big|biggest fan',
  'honoured|honored|honour|privilege|privileged|awe|starstruck',
  'amazing|incredible|inspiring|awesome',
  'so impressive|impressed|inspiring|inspired|cool',
  'look up to',
  'admire|admired|idol|hero',
]);
const BRUSQUE = phrases([
  'i am ~ bored|starving',
  'getting bored',
  'boring|whatever|anyway',
  'as i was saying',
  'enough about',
  'not ~ interested',
  'gotta|got to go|run|dash',
  'someone|somebody ~ more|better|important',
  'more important',
  'whoever you',
  'yeah yeah',
  'do not care',
  'back to me',
  'waste of',
  'good for you',
  'lucky you',
]);
const HIJACK = phrases([
  'that|this reminds me',
  'same here|with|for',
  'me too',
  'i also|always|actually|personally|myself',
  'in my case|experience|opinion|view',
  'similar to me|mine',
  'my own',
  'speaking of',
  'i know ~ all about',
  'is|was nothing',
  'i once|used',
  'you should really?',
  'what you need',
]);
const SELF = new Set('i me my mine myself we us our'.split(' '));
const THEM = new Set('you your yours'.split(' '));

/** A job, a referral or a CV, before the learner has asked into the other's matter twice. */
export function seeJobAskedEarly(turn: Turn): Seen {
  const isEarly = turn.scene !== 'referral' && turn.askedBefore < QUESTIONS_BEFORE_ASKING;
  return isEarly ? seenPhrases(turn.text, JOB_REQUEST) : NOTHING;
}

export const seePressure = (turn: Turn): Seen => seenPhrases(turn.text, PRESSURE);

export const seeFlattery = (turn: Turn): Seen => seenPhrases(turn.text, FLATTERY);

export const seeBrusque = (turn: Turn): Seen => seenPhrases(turn.text, BRUSQUE);

/** The talk turned to the learner: far more "I" than "you", and nothing asked that cannot be answered with yes. */
export function seeSelfTalk(turn: Turn): Seen {
  const { text } = turn;
  const own = text.words.filter(({ form }) => SELF.has(form));
  const theirs = text.words.filter(({ form }) => THEM.has(form)).length;
  if (own.length < 3 || own.length < 3 * theirs) return NOTHING;
  if ([...turn.questions].some((question) => isOpen(question) || takesUp(turn, question).length > 0)) return NOTHING;
  const hijacks = text.sentences.filter(({ words }) => hasPhrase(words, HIJACK));
  const shown = hijacks.length > 0 ? hijacks : text.sentences.filter(({ words }) => words.some(({ form }) => SELF.has(form)));
  return {
    strength: turn.questions.size > 0 ? 0.5 : 1,
    evidence: shown.slice(0, 2).flatMap((sentence) => quoteSentence(text, sentence)),
  };
}

const CLOSED = phrases(['do|does|did|is|are|was|were|have|has|had you|your|they|there|the|it|this|that']);

/** Asked, and only what can be answered with yes or no. */
export function seeClosedOnly(turn: Turn): Seen {
  const { text, questions } = turn;
  const closed = [...questions].filter(
    (question) => !isOpen(question) && hasPhrase(question.words.slice(0, 3), CLOSED) && takesUp(turn, question).length === 0,
  );
  if (closed.length === 0 || closed.length < questions.size) return NOTHING;
  return { strength: 1, evidence: closed.flatMap((question) => quoteSentence(text, question)) };
}

export function seeMonologue({ text }: Turn): Seen {
  return text.words.length <= MAX_WORDS ? NOTHING : { strength: 1, evidence: quoteWords(text, text.words.slice(MAX_WORDS)) };
}
