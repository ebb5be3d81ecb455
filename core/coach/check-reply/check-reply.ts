import { isEnglish } from '#core/coach/check-reply/is-english.ts';
import type { CoachMode } from '../../practice/modes.ts';
import { REPLY_WORDS_BELOW } from '../constants.ts';
import type { AskedQuestion } from '../conversation/message.ts';
import { countQuestions, isNearly, questionIn, sentencesOf, toAsked } from './asked-in.ts';
import { cleanReply } from './clean-reply.ts';
import { blankQuotations, findQuotations, isInsideQuotation, isStretch, plainly, type Quotation } from './quotations.ts';
import { saysWrongly, type SaidWrongly } from './said-wrongly.ts';

/** What a reply is checked against. */
export interface CheckInput {
  readonly mode: CoachMode;
  /** All that the learner said: here, before the conversation, and in the one that it continues. The newest last. */
  readonly learner: readonly string[];
  /** Earlier replies, the newest last. */
  readonly coach: readonly string[];
  /** What code hands to the service besides: who is played, what is planned, works. Their names may be said. */
  readonly handed: readonly string[];
  /** Works that may be named. */
  readonly titles: readonly string[];
  readonly planned: AskedQuestion | null;
  readonly last: AskedQuestion | null;
  /** The server's own words to the service, which are nobody else's to read. */
  readonly guarded: string;
}

/** What is wrong with a reply, as the log and the second try know it. */
export const VIOLATIONS = {
  empty: 'There were no words in it.',
  garbled: 'It held signs that are no letters, or data in the place of words.',
  cut_off: 'It ended in the middle of a sentence.',
  too_long: `It had ${REPLY_WORDS_BELOW} words or more.`,
  language: 'It was not in English.',
  quote:
    'It quoted words, or figures as said, that the learner did not say. Quote exact stretches only, and introduce proposed words by "you could say".',
  questions: 'It asked more than one question.',
  repeats: 'It asked again what was asked last, or said the same twice.',
  link: 'It held a link, a picture or markup.',
  name: 'It addressed the learner by a name that nobody gave.',
  speaks_for: "It wrote the learner's part as well.",
  score: 'It gave a score, a grade, a percentage or a band.',
  promise: 'It promised an outcome.',
  human: 'It claimed to be human.',
  senses: 'It claimed to have seen, heard, looked up or lived something.',
  disclaimer: 'It spoke of itself as a model.',
  role: 'It stepped out of the part that it plays.',
  leak: 'It told of its instructions.',
} as const satisfies Record<SaidWrongly, string> & Record<string, string>;
export type Violation = keyof typeof VIOLATIONS;

export type CheckedReply =
  | { readonly text: string; readonly asked: AskedQuestion | null; readonly violations?: never }
  | { readonly violations: readonly Violation[]; readonly text?: never };

/** Fewer words than there may be have never so many letters; nothing longer is looked at. */
const MAX_CHARS = 4000;

/** A reply as it may stand, with the question that it really asks; or what is wrong with it. */
export function checkReply(raw: string, input: CheckInput, isCut = false): CheckedReply {
  const text = cleanReply(raw, true);
  if (text.length > MAX_CHARS) return { violations: ['too_long'] };
  const violations = [...faultsOfWhole(text, isCut), ...(text === '' ? [] : faultsOf(text, input))];
  if (violations.length > 0) return { violations: [...new Set(violations)] };
  return { text, asked: readAsked(text, input) };
}

/** What may be shown of a reply while it is written. */
export interface Shown {
  readonly text: string;
  /** What follows would not stand, so nothing is shown from there on, however long it goes on. */
  readonly isHeld: boolean;
}
export const NOTHING_SHOWN: Shown = { text: '', isHeld: false };

/**
 * Its beginning, as far as whole sentences are there and stand: whatever breaks off, nothing was shown that would not have
 * stood. Each sentence is looked at once.
 */
export function showChecked(raw: string, input: CheckInput, before: Shown): Shown {
  if (before.isHeld) return before;
  const clean = cleanReply(raw, false);
  if (clean.length > MAX_CHARS) return { ...before, isHeld: true };
  let { text } = before;
  for (const { 0: marks, index } of clean.matchAll(SENTENCE_END)) {
    const next = clean.slice(0, index + marks.length).trimEnd();
    if (next.length <= text.length || isInsideQuotation(next)) continue;
    if (faultsOf(next, input).length > 0) return { text, isHeld: true };
    text = next;
  }
  return { text, isHeld: false };
}

/** The question that stands in a part of a reply, when no more of it came. */
export function readAsked(text: string, input: CheckInput): AskedQuestion | null {
  const about = { isInterview: input.mode === 'interview', planned: input.planned, last: input.last };
  const question = questionIn(text, blankQuotations(text, findQuotations(text)), about);
  return toAsked(question, about);
}

/** The marks of a sentence end it when something follows. */
const SENTENCE_END = /[.!?…][”"’')\]*_]*(?=\s)|\n/g;

const ENDED = /(?:[.!?…。！？][”"’')\]*_»]*|[”"»]|\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)$/u;
/** Of a list, whose lines need no full stop. */
const ITEM = /^[ \t]{0,8}(?:[-*•]|\d{1,3}[.)])[ \t]\S/;

function faultsOfWhole(text: string, isCut: boolean): Violation[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return ['empty'];
  const isEnded = ENDED.test(text) || (ITEM.test(text.slice(text.lastIndexOf('\n') + 1)) && !/[,;:]$/.test(text));
  return isCut || !isEnded || isInsideQuotation(text) ? ['cut_off'] : [];
}

const LINK = /https?:|www\.|\]\(|\]\[|!\[|^\s*\[[^\]]+\]:|<\/?[a-z!][^>]*>?|&(?:lt|gt|#\d+|#x[\da-f]+);|mailto:|\S@\w+\.\w/im;
const DOMAIN = /\b[a-z\d-]{2,}\.(?:com|org|net|io|ai|dev|edu|gov|co\.uk|example|info|app)\b/gi;
const DATA = /^\s*[[{]\s*(?:["[{]|$)|"[a-z_]+"\s*:\s*["[{\d]|\bundefined\b|\[object |\{\{|^\s*(?:function|tool)_call/im;
const GARBAGE = /\ufffd|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|(.)\1{15,}|\S{80,}/;
const OTHER_SPEAKER = /^\s*\**(?:user|learner|human|assistant|system|candidate)\**\s*:/im;

/** What also a beginning of a reply can have. */
function faultsOf(text: string, input: CheckInput): Violation[] {
  const quotations = findQuotations(text);
  const unquoted = blankQuotations(text, quotations);
  const isScene = input.mode === 'networking';
  const found: (readonly [Violation, boolean])[] = [
    ['garbled', GARBAGE.test(text) || DATA.test(text)],
    ['too_long', (text.match(/\S+/g)?.length ?? 0) >= REPLY_WORDS_BELOW],
    ['link', LINK.test(text) || (text.match(DOMAIN) ?? []).some((domain) => !input.learner.some((said) => said.includes(domain)))],
    ['language', !isEnglish([ownWords(text, unquoted).replaceAll(/[*_#>]/g, '')], [])],
    ['quote', quotations.some((quotation) => isInvented(quotation, input)) || hasInventedFigure(unquoted, input)],
    ['questions', countQuestions(unquoted) > 1],
    ['repeats', isRepeated(text, unquoted, input)],
    ['name', hasStrangersName(unquoted, input)],
    ['speaks_for', OTHER_SPEAKER.test(text)],
    ['leak', sharesWords(text, input.guarded)],
  ];
  const kinds: SaidWrongly[] = ['score', 'promise', 'human', 'leak', ...(isScene ? (['role', 'disclaimer'] as const) : [])];
  if (!isScene) kinds.push('senses');
  if (!isScene && !ASKS_WHO.test(input.learner.at(-1) ?? '')) kinds.push('disclaimer');
  return [...found.flatMap(([violation, isWrong]) => (isWrong ? [violation] : [])), ...saysWrongly(unquoted, kinds)];
}

/** What is quoted may be in any language, as long as it is not nearly all there is. */
const ownWords = (text: string, unquoted: string): string =>
  unquoted.replaceAll(/\s+/g, '').length * 2 < text.replaceAll(/\s+/g, '').length ? text : unquoted;

/** Who asks what they talk to is told. */
const ASKS_WHO = /\b(?:human|real|robot|bot|machine|ai|person|chatgpt|gpt|model|who (?:are|is)|what are you)\b/i;

const ATTRIBUTES =
  /\b(?:you(?:'ve| have| had)?(?: just| also| already| then| first| earlier)? (?:said|say|told|tell|wrote|write|mentioned|mention|described|describe|called|call|named|name|put|gave|give|answered|used|use)|(?<!in |into )your (?:own )?(?:words?|phrase|line|sentence|answer|message|reply|opening|example))\b/g;
const PROPOSES =
  /\b(?:try|(?:could|might|can|would|may|to|and|then|instead) (?:say|ask|write|begin|start|open|end|close|add|use|try|reply|answer)|for example|for instance|such as|something like|along the lines of|instead|(?:a|an|one|another|this|shorter|plainer|possible|simple|better) (?:plain |simple |short |possible )?(?:line|sentence|version|way|example|question|opening|wording|word)|imagine|called|titled|^say|^ask|^write|^begin|^start|^open|^end|reads?|sounds? like|what you saw)\b/g;

const lastIndex = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/**
 * The rule: what stands between quotation marks is what the learner said, unless the words before it propose it ("you could
 * say", "for example") or it is the title of a work that was found, a question that was asked, or one word. What somebody in a
 * scene says of third people is theirs; what they say that the learner said is not.
 */
function isInvented({ words, lead }: Quotation, input: CheckInput): boolean {
  if (input.titles.some((title) => plainly(title) === plainly(words).replace(/[.,;:!?]$/, ''))) return false;
  const asked = [input.last?.text, input.planned?.text].filter((text) => text !== undefined);
  if (isStretch(words, [...input.learner, ...asked])) return false;
  const before = plainly(lead);
  const attributed = lastIndex(before, ATTRIBUTES);
  if (attributed > lastIndex(before, PROPOSES)) return true;
  const isProposed = lastIndex(before, PROPOSES) >= 0;
  return !isProposed && input.mode !== 'networking' && words.trim().split(/\s+/).length > 1;
}

const SAID_SO =
  /\byou(?:'ve| have)?(?: just| also| already)? (?:said|told|wrote|mentioned|described|named|gave|explained|showed|reported|shared|noted|managed|led|ran|had|cut|raised|reduced|increased|saved|earned)\b/;
const FIGURE = /\d+(?:[.,]\d+)*/g;

/** "You said that it fell by 40%", of somebody who named no 40. */
function hasInventedFigure(unquoted: string, { learner }: CheckInput): boolean {
  const known = new Set(learner.flatMap((said) => said.match(FIGURE) ?? []));
  return sentencesOf(unquoted).some(
    (sentence) => SAID_SO.test(plainly(sentence)) && (sentence.match(FIGURE) ?? []).some((figure) => !known.has(figure)),
  );
}

const MIN_REPEATED_WORDS = 5;

function isRepeated(text: string, unquoted: string, { planned, last, coach }: CheckInput): boolean {
  const sentences = sentencesOf(text).map(plainly);
  const long = sentences.filter((sentence) => sentence.split(' ').length >= MIN_REPEATED_WORDS);
  if (new Set(long).size < long.length) return true;
  if (coach.some((reply) => plainly(reply) === plainly(text))) return true;
  // Code may decide that the same is asked again, as after a question of the learner's.
  if (!last || planned?.text === last.text) return false;
  const asked = sentencesOf(unquoted).filter((sentence) => sentence.endsWith('?') || plainly(sentence) === plainly(last.text));
  return asked.some((question) => isNearly(question, last.text));
}

const ADDRESSED =
  /(?:^|[.!?…]\s+|\n)(?:(?:hi|hello|hey|dear|thanks|thank you|great|good|well done|well|sure|okay|ok|so|yes|no|right|now|nice|sorry|welcome)( job| work| point| question| to meet you)?,? )(\p{Lu}\p{Ll}{2,})(?=[,.!?])|(?:^|[.!?…]\s+|\n)(?:\w+ ){0,4}\w+, (\p{Lu}\p{Ll}{2,})[.!?](?=\s|$)/giu;
/** Said in the place of a name. */
const NO_NAME =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|excel|everyone|everybody|there)$/i;

function hasStrangersName(unquoted: string, { learner, handed, coach }: CheckInput): boolean {
  const known = [...learner, ...handed, ...coach].join('\n').toLowerCase();
  return [...unquoted.matchAll(ADDRESSED)].some(([, , first, second]) => {
    const name = first ?? second ?? '';
    return /^\p{Lu}/u.test(name) && !NO_NAME.test(name) && !known.includes(name.toLowerCase());
  });
}

const SHARED_WORDS = 8;

/** Whether a text tells so many words in a row of another. */
function sharesWords(text: string, guarded: string): boolean {
  const wordsOf = (of: string): string[] => plainly(of).match(/[\p{L}\p{N}']+/gu) ?? [];
  const own = ` ${wordsOf(guarded).join(' ')} `;
  const words = wordsOf(text);
  return words.some((_, at) => at + SHARED_WORDS <= words.length && own.includes(` ${words.slice(at, at + SHARED_WORDS).join(' ')} `));
}
