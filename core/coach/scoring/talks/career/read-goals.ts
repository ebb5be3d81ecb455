import { readOnce } from '#core/coach/reading/read-once.ts';
import { findDate } from '../reading/find-date.ts';
import { findPhrases, hasPhrase, phrases, type Match } from '../reading/phrases.ts';
import { quoteSentence, readText, type ReadText, type Sentence } from '../reading/read-text.ts';
import { isContent } from '../reading/word-forms.ts';
import type { MessageSpan } from './read-grow.ts';

/** A goal that a learner spoke of, in their own words, for a click to add. */
export interface GoalFound {
  readonly text: string;
  /** By when. */
  readonly by: string | null;
  /** What can be counted or seen. */
  readonly measure: string | null;
  /** "If ..., then I ...". */
  readonly ifThen: string | null;
  readonly source: MessageSpan;
}

const GOAL = phrases([
  'i|we ~ want|like|love|hope|aim|plan|intend|need to',
  'i am hoping|aiming|planning|trying|working|going to|towards',
  'i will',
  'my ~ goal|aim|target|plan is|was|for',
]);
const NO_GOAL = phrases([
  'i ~ want|like|love|hope|need|going|trying to ask|know|hear|talk|thank|say|understand|see|think|start|tell',
  'not|never ~ want|know|like',
  'do not ~ want|know|like',
]);
const MARK = phrases(['i|we will|would ~ know|see|notice|tell']);
const IF_THEN = phrases(['if|when|whenever i|it|the|my|there|a|an|someone|work|we|they']);
const MEASURE = phrases(
  [
    'from # to #',
    'at least # @any',
    '@count @any times|pages|words|hours|minutes|days|nights',
    '@count @thing',
    '# @any',
    'once|twice|every @any? @unit',
    'every @unit',
  ],
  {
    any: ({ form }) => isContent(form),
    count: new Set('one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty'.split(' ')),
    thing: ({ form }) => isContent(form) && form.endsWith('s'),
    unit: new Set('day week month morning evening night monday tuesday wednesday thursday friday saturday sunday'.split(' ')),
  },
);

const longest = (matches: readonly Match[]): Match | undefined =>
  matches.reduce<Match | undefined>((top, one) => (top === undefined || one.to - one.from > top.to - top.from ? one : top), undefined);

function wordsAt({ content }: ReadText, { words }: Sentence, place: Match | undefined): string | null {
  const [first, last] = [words[place?.from ?? -1], words[(place?.to ?? 0) - 1]];
  return first === undefined || last === undefined ? null : content.slice(first.start, last.end);
}

const isGoal = ({ words, mark }: Sentence): boolean =>
  mark !== '?' &&
  hasPhrase(words, GOAL) &&
  !hasPhrase(words, NO_GOAL) &&
  !hasPhrase(words, MARK) &&
  words.filter(({ form }) => isContent(form)).length >= 2;

/** The sentence, or the one right behind it, when it says "If ..., then I ...". */
const ifThenIn = (text: ReadText, sentences: readonly (Sentence | undefined)[]): string | null => {
  const plan = sentences.find((one) => one !== undefined && hasPhrase(one.words.slice(0, 3), IF_THEN));
  return plan === undefined ? null : (quoteSentence(text, plan)[0]?.quote ?? null);
};

const readMessage = readOnce((content) => {
  const text = readText(content);
  return text.sentences.flatMap((sentence, at) => {
    const [source] = isGoal(sentence) ? quoteSentence(text, sentence) : [];
    if (source === undefined) return [];
    const date = findDate(sentence.words);
    const marks = findPhrases(sentence.words, MEASURE).filter(({ from, to }) => !date || to <= date.from || from >= date.to);
    return [
      {
        text: source.quote,
        by: wordsAt(text, sentence, date),
        measure: wordsAt(text, sentence, longest(marks)),
        ifThen: ifThenIn(text, [sentence, text.sentences[at + 1]]),
        source,
      },
    ];
  });
});

/** What the learner wants, message by message; the same words are one goal. */
export function readGoals(texts: readonly string[]): GoalFound[] {
  const found = texts.flatMap((content, message) => readMessage(content).map((goal) => ({ ...goal, source: { ...goal.source, message } })));
  const seen = new Set<string>();
  return found.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}
