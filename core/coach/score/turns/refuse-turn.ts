import type { Refusal } from '../../evaluation.ts';
import { isClosed } from '../../reading/closed-words.ts';
import { isOtherLanguage } from '../../reading/other-language.ts';
import { readWords, type Word } from '../../reading/read-words.ts';
import { isPastForm, stemOf } from '../../reading/verb-forms.ts';
import { contentStems, plain } from '../features.ts';
import type { Said } from './read-turn.ts';

const MIN_WORDS = 3;
/** From this many words on a text is long enough to have its shares counted. */
const MIN_COUNTED = 8;
const MIN_SMALL_SHARE = 0.15;
const FEW_WORDS = 8;
const MIN_ECHO = 6;
const ECHO_SHARE = 0.8;
const NEW_SHARE = 1 / 12;
/** A short turn may speak of nobody and still be meant for the other. */
const MIN_UNADDRESSED = 12;

const NOTHING_SAID =
  /\b(?:i (?:don't|do not) (?:know|care)|no idea|not sure|no clue|nothing to say|next question|skip (?:this|it)|can(?:'t|not) think of)\b/;
const NOISE = /\b(?:blah|bla bla|testing (?:testing|one|1)|test test|lorem ipsum|as an ai)\b|(?:[{}<>=;|\\[\]][^{}<>=;|\\[\]]{0,40}){5}/;
const COURTESY = /\b(?:thanks|thank|cheers|hi|hello|lovely|great|sorry|good|nice|enjoyed|congratulations|welcome)\b/;
const ADDRESSED = /^(?:i|me|my|you|your|we|us|our|let's|he|she|him|her|them|his|they)$/;

/** Said to somebody who has just spoken. */
const REACTS =
  /^\W*(?:ha|haha|oh|ah|wow|yes|yeah|yep|no|well|right|exactly|true|sure|ok|okay|really|gosh|indeed)\b|\b(?:sir|madam|mate|ma'am|isn't it|innit)\b/;

/** Why a turn cannot be scored; null when it can. A short turn that says something can. */
export function refuseTurn(content: string, turn: readonly Said[], previous: readonly string[]): Refusal | null {
  const words = readWords(content);
  if (isOtherLanguage(content)) return 'other_language';
  if (words.length < MIN_WORDS) return 'too_short';
  const text = plain(content);
  if (turn.length === 0 || (words.length <= FEW_WORDS && NOTHING_SAID.test(text)) || isNoise(words, text)) return 'not_an_answer';
  return speaksToNobody(words, turn, text) || isEcho(words, previous) ? 'not_an_answer' : null;
}

function isNoise(words: readonly Word[], text: string): boolean {
  if (NOISE.test(text) || new Set(words.map((word) => word.text)).size <= Math.max(2, words.length / 6)) return true;
  const small = words.filter((word) => isClosed(word.text)).length;
  if (small === 0) return !COURTESY.test(text);
  return words.length >= MIN_COUNTED && small / words.length < MIN_SMALL_SHARE;
}

/** Said to nobody, by nobody and about nothing that was said: a recipe, a notice, a page of a book. */
function speaksToNobody(words: readonly Word[], turn: readonly Said[], text: string): boolean {
  if (words.length < MIN_UNADDRESSED || COURTESY.test(text) || turn.some(({ asks, takesUp }) => asks || takesUp > 0)) return false;
  if (REACTS.test(text)) return false;
  const beginsWithName = turn.some((said) => !isClosed(said.words[0]?.text ?? 'a') && isPastForm(said.words[1]?.text ?? ''));
  return !beginsWithName && !words.some((word) => word.isName || ADDRESSED.test(word.text));
}

/** What was said to the learner, said again and nothing else. */
function isEcho(words: readonly Word[], previous: readonly string[]): boolean {
  if (words.length < MIN_ECHO) return false;
  return previous.some((turn) => {
    const heard = new Set(readWords(turn).map(({ text }) => stemOf(text)));
    const again = words.filter(({ text }) => heard.has(stemOf(text))).length;
    return (
      again / words.length >= ECHO_SHARE && [...contentStems(words)].filter((stem) => !heard.has(stem)).length <= words.length * NEW_SHARE
    );
  });
}
