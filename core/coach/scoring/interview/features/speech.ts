import type { Clause } from '../../../reading/read-clauses.ts';
import { stemOf } from '../../../reading/verb-forms.ts';
import type { Answer } from '../answer.ts';
import { SAYING } from '../empty-words.ts';
import { fill, type Finding } from '../finding.ts';
import { TIME_NOUN } from '../time-words.ts';

const ADDRESSED =
  /^(?:him|her|them|me|us|you|that|to|why|what|how|if|whether|when|where|the|my|our|his|their|no|yes|it|for|sorry|can|could|will|would|is|are|nothing)$/;

/** Who said or wrote what. */
export function findSpeech(answer: Answer): Finding {
  const found = answer.clauses.flatMap((clause, i) => {
    const { verb, words } = clause;
    if (!verb || verb.isNegated || clause.subject === null || verb.tense === 'passive') return [];
    if (!SAYING.has(verb.stem) || (verb.tense === 'modal' && clause.subject === 'other')) return [];
    const next = words[verb.at + 1];
    const isQuote = words.slice(verb.at + 1).some((word) => word.isQuoted) || (answer.clauses[i + 1]?.words[0]?.isQuoted ?? false);
    const isAddressed =
      next === undefined
        ? answer.clauses[i + 1]?.sentence === clause.sentence
        : verb.stem === 'say' || ADDRESSED.test(next.text) || next.isName;
    if (!isQuote && (!isAddressed || isRequest(clause))) return [];
    return [{ start: clause.start, end: isQuote ? endOfQuote(answer, clause) : clause.end, weight: isQuote ? 1.3 : 1 }];
  });
  const quoted = found.length === 0 ? answer.words.filter((word) => word.isQuoted) : [];
  const count = found.reduce((sum, { weight }) => sum + weight, 0) + (quoted.length >= 3 ? 1 : 0);
  return {
    amount: fill(count, 3),
    evidence: found.length > 0 ? found.map(({ start, end }) => ({ start, end })) : quotedSpan(quoted),
    advice: count === 0 ? 'Give one sentence that somebody said, as it was said.' : null,
  };
}

/** "I asked him for ten minutes": done, and nothing of what was said. */
const isRequest = ({ words, verb }: Clause): boolean =>
  verb?.stem === ASK && words.slice(verb.at + 2, verb.at + 2 + MAX_ASKED_WORDS).some(({ text }) => text === 'for');
const ASK = stemOf('ask');
/** Whoever is asked is named in no more. */
const MAX_ASKED_WORDS = 3;

/** A longer quotation is shown by its first clause: its closing mark may be missing. */
const MAX_QUOTED_WORDS = 60;

/** Where the quotation ends that begins in a clause or right behind it. */
function endOfQuote({ words }: Answer, { start, end }: Clause): number {
  const from = wordAt(words, start);
  const ahead = words.slice(from, from + MAX_QUOTED_WORDS);
  const first = ahead.findIndex(({ isQuoted }) => isQuoted);
  const behind = ahead.findIndex(({ isQuoted }, i) => i > first && !isQuoted);
  const isWhole = behind > 0 || from + ahead.length === words.length;
  const last = behind > 0 ? ahead[behind - 1] : ahead.at(-1);
  return first < 0 || !isWhole ? end : Math.max(last?.end ?? end, end);
}

function wordAt(words: Answer['words'], start: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A story of a machine at night has nobody in it who could have spoken. */
export const isAmongPeople = ({ words }: Answer): boolean =>
  words.some(({ text, isName }) => (isName && !TIME_NOUN.test(text)) || PEOPLE.test(text));
const PEOPLE =
  /^(?:he|she|they|him|her|them|who|we|us|some(?:body|one)|every(?:body|one)|nobody|people|m[ae]n|wom[ae]n|lady|(?:boy|girl|friend|guest|parent|client|patient|tenant|neighbour|customer|colleague|manager|driver|teacher|owner|nurse|doctor|pupil|student|visitor|caller)s?|child(?:ren)?|mother|father|mum|dad|boss|chef|staff|team|crew|family|couple)$/;

const quotedSpan = (words: Answer['words']) => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last && words.length >= 3 ? [{ start: first.start, end: last.end }] : [];
};
