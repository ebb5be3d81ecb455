import type { Refusal } from '#core/coach/evaluation.ts';
import { findPhrases, hasPhrase, phrases } from './reading/phrases.ts';
import { questionsOf } from './reading/questions.ts';
import { readText, type ReadText, type Sentence } from './reading/read-text.ts';
import { FUNCTION_WORDS, isContent, isPast, stemOf } from './reading/word-forms.ts';

const MIN_WORDS = 3;
/** Below this share of words that carry a sentence, a text of some length is a list of words. */
const MIN_FUNCTION_SHARE = 0.15;
/** From this many words on a text is long enough to have its shares counted. */
const MIN_COUNTED = 8;
/** A short turn may speak of nobody and still be meant for the other. */
const MIN_UNADDRESSED = 12;
const ECHO_SHARE = 0.8;
const MIN_ECHO = 6;

const ORDER_WORDS = 10;
const ORDERS = phrases([
  'give me ~ score|marks|points|rating|grade|100|10|strong',
  'rate|score|grade|mark me|this|it|my ~ as|high|highly|full|strong|10|100|perfect',
  'ignore|disregard|forget ~ instructions|rules|prompt',
  'you are now',
  'system prompt',
  'deserve|deserves|award|want ~ full|top|maximum|highest marks|score|points',
  'this|my answer|reply|response is|deserves',
  'print|output|write|return ~ score|band|10|100|passed',
  'candidate has',
]);
const NOTHING_SAID = phrases([
  'i do not know|care',
  'i not know',
  'no idea',
  'not sure',
  'i am? not sure',
  'i have no|nothing idea|clue|to',
  'nothing to say',
  'next question',
  'skip this|it|please',
  'can not think of',
]);
/** Wherever they stand. */
const NOISE = phrases(['blah|bla|bla-bla blah|bla', 'testing testing|one|1', 'test test', 'one two is this', 'lorem ipsum', 'as an ai']);
const COURTESY = phrases(['thanks|thank|cheers|hi|hello|lovely|great|sorry|good|nice|enjoyed|congratulations|welcome']);
const ADDRESSED = new Set("i me my you your we us our let's he she him her them his they".split(' '));

/** Told to the one who scores, at the beginning of a sentence: "I asked the customer to rate me" is a story. */
const isOrder = ({ words }: Sentence): boolean => findPhrases(words.slice(0, ORDER_WORDS), ORDERS).some(({ from }) => from <= 2);

/** Nothing but "I don't know" and its like, with no more than a few words around it. */
const saysNothing = ({ words }: ReadText): boolean => words.length <= 8 && hasPhrase(words, NOTHING_SAID);

function isNoise({ words, content }: ReadText): boolean {
  const signs = content.length - content.replace(/[{}<>=;|\\[\]]/g, '').length;
  if (hasPhrase(words, NOISE) || signs > words.length / 4) return true;
  if (new Set(words.map(({ form }) => form)).size <= Math.max(2, words.length / 6)) return true;
  const known = words.filter(({ form }) => FUNCTION_WORDS.has(form)).length;
  if (known === 0) return !hasPhrase(words, COURTESY);
  return words.length >= MIN_COUNTED && known / words.length < MIN_FUNCTION_SHARE;
}

/** "Ben came late." */
const beginsWithName = ({ words: [first, second] }: Sentence): boolean =>
  first !== undefined && second !== undefined && isContent(first.form) && isPast(second.form);

/** Said to nobody, by nobody and about nothing that was said: a recipe, a notice, a page of a book. */
function speaksToNobody(text: ReadText, previous: readonly ReadText[]): boolean {
  const { words } = text;
  if (words.length < MIN_UNADDRESSED || questionsOf(text).length > 0 || hasPhrase(words, COURTESY)) return false;
  const heard = new Set(previous.flatMap((turn) => turn.words.map(({ form }) => stemOf(form))));
  if (text.sentences.some(beginsWithName)) return false;
  return !words.some(({ form, named }) => named || ADDRESSED.has(form) || (isContent(form) && heard.has(stemOf(form))));
}

/** What was said to the learner, said again and nothing else. */
function isEcho({ words }: ReadText, previous: readonly ReadText[]): boolean {
  if (words.length < MIN_ECHO) return false;
  return previous.some((turn) => {
    const stems = new Set(turn.words.map(({ form }) => stemOf(form)));
    const same = words.filter(({ form }) => stems.has(stemOf(form))).length;
    return (
      same / words.length >= ECHO_SHARE &&
      words.filter(({ form }) => isContent(form) && !stems.has(stemOf(form))).length <= words.length / 12
    );
  });
}

/** Why a turn cannot be scored; null when it can. A short turn that says something can. */
export function refuseTurn(text: ReadText, previous: readonly string[]): Refusal | null {
  if (text.words.length < MIN_WORDS) return 'too_short';
  const meant = text.sentences.filter((sentence) => !isOrder(sentence));
  if (meant.length === 0 || saysNothing(text) || isNoise(text)) return 'not_an_answer';
  const turns = previous.map(readText);
  if (speaksToNobody(text, turns) || isEcho(text, turns)) return 'not_an_answer';
  return null;
}

/** The turn without orders to the one who scores it. */
export const withoutOrders = (text: ReadText): ReadText => {
  const sentences = text.sentences.filter((sentence) => !isOrder(sentence));
  return sentences.length === text.sentences.length ? text : { ...text, sentences, words: sentences.flatMap(({ words }) => words) };
};
