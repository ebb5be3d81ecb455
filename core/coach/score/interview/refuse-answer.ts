import type { Refusal } from '../../evaluation.ts';
import { isClosed } from '../../reading/closed-words.ts';
import { isOtherLanguage } from '../../reading/other-language.ts';
import { findSpans } from '../../reading/find-spans.ts';
import { isPastForm, stemOf } from '../../reading/verb-forms.ts';
import { readWords, type Word } from '../../reading/read-words.ts';
import { contentStems } from '../features.ts';
import type { Told } from './told.ts';
import type { Question } from './read-question.ts';

const MIN_WORDS = 20;

/** Why an answer is not scored, with what to do instead. */
export interface Refused {
  readonly refusal: Refusal;
  readonly advice: string;
}

const NEVER_HAPPENED =
  /\b(?:(?:that|this|it|nothing like (?:that|this)) (?:has |have )?(?:never|not|n't|hasn't|hasnt) (?:really )?(?:happened|happen)|(?:never|hasn't|not) happened to me|i(?:'ve| have)? never (?:had|been in|experienced) (?:a|an|any|that|this|such)|(?:can't|cannot|cant|couldn't|could not|don't|dont) (?:really )?(?:think of|remember|recall|come up with) (?:one|any|anything|a |an |such)|(?:rather not|don't want to|dont want to) (?:talk|say|answer|speak)|my mind (?:is|went|has gone) (?:\w+ )?blank|i don'?t know(?: what)?|no idea|nothing comes to mind|next question|skip this)\b/i;
const MACHINE =
  /\bas an ai\b|\blanguage model\b|\blorem ipsum\b|\bterms and conditions\b|\bfunction ?\w*\(|=>|console\.|<\/?\w+>|\{[^}]{0,200};/i;
const COACH_ASKED =
  /\b(?:give me|show me|can you give|could you give) (?:me )?(?:an example|a good answer|the answer|a hint)|what (?:do|should) (?:you want me|i) to? ?(?:write|say)|can you hear me|is this (?:thing )?on\b/i;

const MOVE_ON = 'That is fine: not everybody has met this. Take another question, or tell of the nearest thing that did happen.';
const MORE = 'A little more, please: what did you do, step by step, and how did it end?';
const NOBODY = 'I could not find you in this answer. What was your part in it?';
const ENGLISH = 'I can only read English. Plain words are enough; mistakes in it change nothing.';
const NO_ANSWER = 'I could not find an answer here. Tell in your own words of one time it happened.';

/** Null when there is an answer that can be scored. */
export function refuseAnswer(answer: Told, question: Question): Refused | null {
  const { words } = answer;
  if (isOtherLanguage(answer.content)) return { refusal: 'other_language', advice: ENGLISH };
  if (isDeclined(answer)) return { refusal: 'not_an_answer', advice: MOVE_ON };
  if (isNoise(words)) return { refusal: 'not_an_answer', advice: NO_ANSWER };
  if (words.length < MIN_WORDS) return { refusal: 'too_short', advice: MORE };
  if (isEcho(words, question.text) || isRepeated(words) || isForSomebodyElse(answer, question))
    return { refusal: 'not_an_answer', advice: NO_ANSWER };
  return isAboutNobody(answer, question) ? { refusal: 'off_topic', advice: NOBODY } : null;
}

/** A few words in reply to a follow-up may be a name or a number alone. */
export function refuseAddition(answer: Told, added: string): Refused | null {
  if (isOtherLanguage(added)) return { refusal: 'other_language', advice: ENGLISH };
  if (isDeclined(answer)) return { refusal: 'not_an_answer', advice: MOVE_ON };
  const isTooLong = answer.words.length >= MIN_WORDS;
  return answer.words.length === 0 || (isTooLong && isNoise(answer.words)) ? { refusal: 'not_an_answer', advice: NO_ANSWER } : null;
}

/** The learner says that there is nothing to tell. */
const isDeclined = ({ acts, words, content }: Told): boolean =>
  words.length > 0 && words.length < 60 && acts.length < 3 && NEVER_HAPPENED.test(content.replaceAll('’', "'"));

/** A blank form: "[name] was struggling with [task]", and not what a transcript notes between brackets. */
const BLANKS = /\[(?!laugh|pause|inaudible|silence|sigh|cough|music|noise|cross)[a-z][^\][\n]{0,60}\]/gi;
/** What an answer would be like, or that there will be none. */
const ABOUT_ANSWERING =
  /\bin (?:my|this) (?:story|answer|example),? i (?:would|will|'d|'ll|could)\b|\bthis (?:\w+ ){0,3}is (?:just )?a waste of (?:my )?time\b|\bneed to prove anything\b|\b(?:machine|computer|robot|program|bot|app) can(?:not|'t) (?:\w+ )?(?:judge|understand|know|score|rate|assess)\b/i;
/** A riddle: it begins by asking, and answers itself. */
const RIDDLE = /^\W{0,5}(?:why|what|how|who|where|when|did|do|have)\b[^.?!\n]{0,200}\?/i;

/** Text of a program, of a page's small print, of a form, a joke, or something said to the coach. */
const isForSomebodyElse = ({ acts, words, content }: Told, { type }: Question): boolean =>
  acts.length < 3 &&
  (MACHINE.test(content) ||
    findSpans(content, BLANKS).length >= 2 ||
    (acts.length < 2 && ABOUT_ANSWERING.test(content.replaceAll('’', "'"))) ||
    (type === 'behavioural' && acts.length === 0 && RIDDLE.test(content) && /\bbecause\b/i.test(content)) ||
    (COACH_ASKED.test(content) && words.length < 40));

/** More figures, and nothing else, are no answer. */
const MOST_FIGURES = 3;

/** Lists of nouns, rows of letters, other languages: too few of the small words that hold English together, or too many. */
function isNoise(all: readonly Word[]): boolean {
  if (all.length === 0) return true;
  // Figures hold no English together, and a reckoning is full of them.
  const words = all.filter(({ text }) => !/\d/.test(text));
  if (words.length === 0) return all.length > MOST_FIGURES;
  const small = words.filter(({ text }) => isClosed(text)).length / words.length;
  const verbs = words.filter(({ text }) => isPastForm(text)).length / words.length;
  return small + 1.5 * verbs < 0.27 || small > 0.92;
}

function isEcho(words: readonly Word[], asked: string): boolean {
  const question = new Set(readWords(asked).map(({ text }) => stemOf(text)));
  const content = words.filter(({ text }) => !isClosed(text));
  if (content.length === 0) return true;
  return content.filter(({ text }) => question.has(stemOf(text))).length / content.length >= 0.5;
}

/** The same few words again and again. */
function isRepeated(words: readonly Word[]): boolean {
  const content = words.filter(({ text }) => !isClosed(text)).map(({ text }) => stemOf(text));
  const variety = new Set(content).size / Math.max(content.length, 1);
  return words.length >= 12 && variety < (content.length < 30 ? 0.65 : content.length < 150 ? 0.5 : 0.15);
}

const SELF = /^(?:i|we|me|us|my|our|mine|ours|myself|ourselves)$/;
/** "A few of us talked": told, and no notice of a firm that says "our". */
const AMONG_US = /\b(?:us|our)\b/;

/** A recipe, a copied page, a joke: nobody speaks of themself, nothing is told. A plan may leave the speaker out. */
function isAboutNobody({ words, pieces, acts, steps }: Told, { type, text: asked }: Question): boolean {
  if (type === 'behavioural')
    return (
      acts.length < 2 &&
      !words.some(({ text }) => text === 'i' || text === 'we') &&
      !pieces.some(({ text, isPast }) => isPast && AMONG_US.test(text))
    );
  if (words.some(({ text }) => SELF.test(text))) return false;
  if (type === 'technical' || type === 'case') return steps.length < 2 && !sharesContent(words, asked);
  return type === 'intro' || type === 'screening' || steps.length < 2;
}

/** How a thing works can be explained without anybody in it. */
function sharesContent(words: readonly Word[], asked: string): boolean {
  const stems = contentStems(words);
  return readWords(asked).some(({ text }) => stems.has(stemOf(text)));
}
