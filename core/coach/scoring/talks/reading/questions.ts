import { findPhrases, hasPhrase, phrases } from './phrases.ts';
import type { ReadText, Sentence, Word } from './read-text.ts';

const WH = 'what|how|why|which|who|where|when';
const AUXILIARY = 'do|does|did|is|are|was|were|have|has|had|would|could|can|should|will|might';
const SUBJECT = 'you|your|they|the|that|it|he|she|we|i|this|these|those|there|their|his|her|my|our';

const INVERTED = phrases([
  `${WH} ~ ${AUXILIARY} ${SUBJECT}`,
  `what|how|why|which|who made|makes|brought|brings|got|led|helped|surprised|drew|keeps|worked|happens|happened|about`,
  `could|can|would|will|may|might|shall you|i|we`,
]);
const OPEN = phrases([
  'what|how|why|which',
  'who|where|when did|does|do|would|is|are|was|were|else|should|could',
  'tell|talk|walk me|us more|about|through|how|what|a',
  'say more',
  'love|like|be to? hear|know|curious|understand|learn',
  'i would i am to? hear|know|curious|understand|learn',
  'i was|am curious|wondering|interested',
  'help me understand|see',
  'describe',
]);
/** Questions to anybody. */
const GENERIC = phrases([
  'what do|did you do',
  'how are|were you|things',
  'how is it|everything|things|life|work',
  'what is new|up',
  'how have you been',
  'how long have you been|worked',
  'do you like|enjoy it|your|working|this|that',
  'is it hard|good|fun|nice|interesting',
  'any|some tips|advice|thoughts|questions',
  'what advice|tips',
  'where are you from|based',
  'what is|are it|that like',
  'what is|are your hobbies',
  'how was it|that',
  'what about you',
  'how do you find it|that',
  'is not it|that',
  'what do you think',
]);

const INVITE_WORDS = 8;
/** Asks for more without being a question by its form. */
const INVITES = phrases([
  'tell|talk|walk me|us more|about|through|how|what',
  'say more',
  'i|would love|like ~ to hear|know',
  'help me understand',
]);

/** "So tell me about it", and not "you can tell me about it some other time". */
const invites = (words: readonly Word[]): boolean => findPhrases(words.slice(0, INVITE_WORDS), INVITES).some(({ from }) => from <= 1);

/** What is asked, with a question mark or by the order of its words (speech recognition leaves the mark out). */
export const questionsOf = ({ sentences }: ReadText): Sentence[] =>
  sentences.filter(({ mark, words }) => mark === '?' || (mark === null && hasPhrase(words, INVERTED)) || invites(words));

/** Cannot be answered with yes or no. */
export const isOpen = ({ words }: Sentence): boolean => hasPhrase(words, OPEN);

/** Questions out of a book, however long they are. */
const TEXTBOOK = phrases([
  'most important|valuable|useful ~ skills|skill|qualities|quality|thing|things|lesson',
  'advantages|pros|strengths|ups|positives and',
  'biggest|greatest challenge|challenges|strength|weakness',
  'secret of|to',
  'key to|of success',
  'what skills|qualities|qualifications',
]);

/** Could be asked of anybody: a generic phrase in a short sentence, or a question out of a book. */
export const isGeneric = ({ words }: Sentence): boolean => (words.length <= 9 && hasPhrase(words, GENERIC)) || hasPhrase(words, TEXTBOOK);
