import type { Evidence } from '#core/coach/evaluation.ts';

/** A word of a text: how it is compared, and where it stands (UTF-16 units). */
export interface Word {
  /** Lower case, with straight apostrophes. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
  /** Within double quotation marks. */
  readonly quoted: boolean;
  /** Written with a capital where no sentence begins. */
  readonly named: boolean;
}

export interface Sentence {
  readonly words: readonly Word[];
  readonly start: number;
  /** Behind the question mark where there is one, else behind the last word. */
  readonly end: number;
  /** How it ends: a question mark, another mark, or no mark at all. */
  readonly mark: '?' | '.' | null;
}

export interface ReadText {
  readonly content: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
}

/** No class of characters follows itself, so reading takes linear time in any text. */
const WORD = /[£$€]?[\p{L}\p{M}\p{N}]+(?:(?:['’-]|(?<=\p{N})[:.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*%?/gu;
const SHORT_FORMS: readonly [verb: string, short: string, before: string][] = [
  ['am', "'m", 'i'],
  ['are', "'re", 'you we they there'],
  ['have', "'ve", 'i you we they'],
  ['will', "'ll", 'i you he she it we they that there'],
  ['would', "'d", 'i you he she it we they that'],
  ['is', "'s", 'he she it that what there how where who here'],
  ['not', "n't", 'do did does is was were have has had could would should are need'],
];
/** What is written like a short form without its apostrophe, and is another word. */
const OTHER_WORDS = new Set(['id', 'ill', 'its', 'shed', 'hed', 'shell', 'hell', 'wed', 'well', 'were']);
/** "don't" is two words, "do" and "not", that stand in the same place; so is "dont", which speech recognition writes. */
const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...SHORT_FORMS.flatMap(([verb, short, before]) => before.split(' ').map((word) => [word + short, word, verb])),
    ["can't", 'can', 'not'],
    ['cannot', 'can', 'not'],
    ["won't", 'will', 'not'],
  ].flatMap(([short = '', ...parts]): [string, string[]][] => {
    const bare = short.replace("'", '');
    return OTHER_WORDS.has(bare)
      ? [[short, parts]]
      : [
          [short, parts],
          [bare, parts],
        ];
  }),
);
/** Words of one piece of evidence, at most. */
const MAX_QUOTE_WORDS = 30;

const isEnd = (gap: string): boolean => /[?!;\n…]|[.](?![\p{L}\p{N}])/u.test(gap);

/** The words and sentences of a text, in linear time. Marks alone are neither. */
export function readText(content: string): ReadText {
  const words: Word[] = [];
  const sentences: Sentence[] = [];
  let quoted = false;
  let first = 0;
  let at = 0;
  const close = (gap: string): void => {
    const own = words.slice(first);
    const [start, last] = [own[0]?.start, own.at(-1)?.end];
    if (start === undefined || last === undefined) return;
    const mark = gap.indexOf('?');
    sentences.push({ words: own, start, end: mark < 0 ? last : last + mark + 1, mark: mark >= 0 ? '?' : /[.!]/.test(gap) ? '.' : null });
    first = words.length;
  };
  for (const match of content.matchAll(WORD)) {
    const gap = content.slice(at, match.index);
    if (isEnd(gap)) close(gap);
    for (const mark of gap) quoted = mark === '“' || (mark === '"' ? !quoted : mark !== '”' && quoted);
    const written = match[0].replaceAll('’', "'");
    const lower = written.toLowerCase();
    at = match.index + match[0].length;
    const named = words.length > first && /^\p{Lu}\p{Ll}/u.test(written);
    for (const form of CONTRACTIONS.get(lower) ?? [lower]) words.push({ form, start: match.index, end: at, quoted, named });
  }
  close(content.slice(at));
  return { content, words, sentences };
}

/** The words from `from` to before `to`, as evidence. A longer piece is cut behind its first words. */
export function quoteWords({ content }: ReadText, words: readonly Word[]): Evidence[] {
  const kept = words.slice(0, MAX_QUOTE_WORDS);
  const [start, end] = [kept[0]?.start, kept.at(-1)?.end];
  return start === undefined || end === undefined ? [] : [{ quote: content.slice(start, end), start, end }];
}
