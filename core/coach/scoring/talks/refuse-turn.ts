import type { Refusal } from '#core/coach/scoring/evaluation.ts';
import { hasPhrase, phrases } from './reading/phrases.ts';
import { questionsOf } from './reading/questions.ts';
import { readText, type ReadText, type Sentence } from './reading/read-text.ts';
import { FUNCTION_WORDS, isContent, stemOf } from './reading/word-forms.ts';

const MIN_WORDS = 3;
/** Below this share of words that carry a sentence, a text of some length is a list of words. */
const MIN_FUNCTION_SHARE = 0.15;
/** From this many words on a text is long enough to have its shares counted. */
const MIN_COUNTED = 8;
const ECHO_SHARE = 0.85;

const ORDERS = phrases([
  'give me ~ score|marks|points|rating|grade|100|10|strong',
  'rate|score|grade|mark me|this|it|my ~ as|high|highly|full|strong|10|100|perfect',
  'ignore|disregard|forget ~ instructions|rules|prompt',
  'you are now',
  'system prompt',
  'full|top|maximum marks|score|points',
]);
const NOTHING_SAID = phrases([
  'i do know|care',
  'i do not know|care',
  'i not? know',
  'no idea',
  'not sure',
  'i am? not sure',
  'i have no|nothing idea|clue|to',
  'nothing to say',
  'next question',
  'skip this|it|please',
  'can not think of',
  'blah blah',
  'bla bla',
  'test test',
]);
const COURTESY = phrases(['thanks|thank|cheers|hi|hello|lovely|great|sorry|good|nice|enjoyed|congratulations|welcome']);
const ADDRESSED = new Set("i me my you your we us our let's he she they him her them his their it that this".split(' '));

/** The sentences that are meant for the other person, without orders to the one who scores. */
const isOrder = ({ words }: Sentence): boolean => hasPhrase(words, ORDERS);

/** Nothing but "I don't know" and its like, with no more than a few words around it. */
const saysNothing = ({ words }: ReadText): boolean => words.length <= 8 && hasPhrase(words, NOTHING_SAID);

function isNoise({ words }: ReadText): boolean {
  if (new Set(words.map(({ form }) => form)).size <= Math.max(2, words.length / 6)) return true;
  const known = words.filter(({ form }) => FUNCTION_WORDS.has(form)).length;
  if (known === 0) return !hasPhrase(words, COURTESY);
  return words.length >= MIN_COUNTED && known / words.length < MIN_FUNCTION_SHARE;
}

/** Said to nobody and by nobody: a recipe, a notice, a list. */
const speaksToNobody = (text: ReadText): boolean =>
  text.words.length >= MIN_COUNTED &&
  !text.words.some(({ form }) => ADDRESSED.has(form)) &&
  questionsOf(text).length === 0 &&
  !hasPhrase(text.words, COURTESY);

function isEcho({ words }: ReadText, previous: readonly string[]): boolean {
  const own = words.filter(({ form }) => isContent(form)).map(({ form }) => stemOf(form));
  if (own.length < 3) return false;
  return previous.some((turn) => {
    const { words: theirs } = readText(turn);
    const forms = new Set(theirs.map(({ form }) => form));
    const stems = new Set(theirs.map(({ form }) => stemOf(form)));
    const same = words.filter(({ form }) => forms.has(form)).length;
    return same / words.length >= ECHO_SHARE && own.filter((stem) => stems.has(stem)).length / own.length >= ECHO_SHARE;
  });
}

/** Why a turn cannot be scored; null when it can. A short turn that says something can. */
export function refuseTurn(text: ReadText, previous: readonly string[]): Refusal | null {
  if (text.words.length < MIN_WORDS) return 'too_short';
  const meant = text.sentences.filter((sentence) => !isOrder(sentence));
  if (meant.length === 0 || saysNothing(text) || isNoise(text) || speaksToNobody(text) || isEcho(text, previous)) return 'not_an_answer';
  return null;
}

/** The turn without orders to the one who scores it. */
export const withoutOrders = (text: ReadText): ReadText => {
  const sentences = text.sentences.filter((sentence) => !isOrder(sentence));
  return sentences.length === text.sentences.length ? text : { ...text, sentences, words: sentences.flatMap(({ words }) => words) };
};
