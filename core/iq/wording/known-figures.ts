import { splitSentences } from '#core/coach/reading/split-sentences.ts';
import { listFigures } from './figures.ts';
import { countAnswers, knownEnds, listAdministered, type AnalysedResult } from './say-figures.ts';
import { normalize } from '../../normalize.ts';

const FIGURE = /\d+(?:[.,]\d+)*/g;
/** Nobody writes a figure of a result like this, except one that is made up. */
const LONG_NUMBER_WORD =
  /\b(?:dozens?|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|half|third|quarter|fifth|tenth|zero|oh|percent|per cent)\b|[%‰]/i;
const NUMBER_WORD = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const NUMBER_OF_SCORE: readonly RegExp[] = [
  new RegExp(String.raw`\b${NUMBER_WORD}(?:[- ]\w+)?[- ](?:points?|marks?|people|persons|adults|others|deviations?|places|ranks?)\b`, 'i'),
  new RegExp(String.raw`\b(?:one|${NUMBER_WORD})(?: \w+)? (?:in|out of) (?:every )?${NUMBER_WORD}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:scor\w+|percentile|iq)(?: \w+){0,3} ${NUMBER_WORD}\b(?! (?:minute|hour|day|week|month|sitting|item|domain)s?\b)`,
    'i',
  ),
];
/** What 100 means here is nobody's score. */
const SCALE = /\bof 100 adults\b|\b100 is the assumed adult average\b/gi;

interface Ranged {
  readonly figure: string;
  readonly ends: readonly string[];
}

const rangedBy = (figure: number | null, ends: readonly number[] | undefined): Ranged[] =>
  figure === null || !ends ? [] : [{ figure: String(figure), ends: ends.map(String) }];

const listRanged = ({ iqScore, interval, percentile, percentileRange, domainScores }: AnalysedResult): Ranged[] => [
  ...rangedBy(iqScore, interval ? knownEnds(interval) : undefined),
  ...rangedBy(percentile, percentileRange ? [percentileRange.low, percentileRange.high] : undefined),
  ...Object.values(domainScores).flatMap((one) => (one ? rangedBy(one.score, knownEnds(one.interval)) : [])),
];

/** A percentile may be the same figure: then it is not known which is meant. */
function listCounts(result: AnalysedResult): ReadonlySet<string> {
  const counts = [countAnswers(result), ...listAdministered(result).map(([domain]) => countAnswers(result, domain))];
  return new Set(counts.flatMap((count) => Object.values(count).map(String)));
}

/**
 * Reads texts about a result: whether each figure in them was given, each score stands with its range, and the end of a range
 * with its other end in one sentence.
 */
export function createFigureCheck(result: AnalysedResult): (text: string) => boolean {
  const given = new Set(listFigures(result).join(' ').match(FIGURE));
  const counted = listCounts(result);
  const ranged = listRanged(result);
  return (text) => {
    const plain = normalize('NFKC', text);
    if ([LONG_NUMBER_WORD, ...NUMBER_OF_SCORE].some((words) => words.test(plain))) return false;
    const sentences = splitSentences(plain.replaceAll(SCALE, ''));
    const told = ranged.filter(({ ends }) => sentences.some((sentence) => hasRange(sentence, ends)));
    const isOfScore = (figure: string): boolean => told.some((one) => one.figure === figure);
    return sentences.every((sentence) => {
      const isEnd = (figure: string): boolean => told.some(({ ends }) => ends.includes(figure) && hasRange(sentence, ends));
      const isFree = (figure: string): boolean => !ranged.some((one) => one.figure === figure || one.ends.includes(figure));
      return listIn(sentence).every(
        (figure) => given.has(figure) && (counted.has(figure) || isFree(figure) || isOfScore(figure) || isEnd(figure)),
      );
    });
  };
}

const listIn = (text: string): string[] => text.match(FIGURE) ?? [];

/** The end of an open range says that it is open. */
const hasRange = (sentence: string, ends: readonly string[]): boolean =>
  ends.length === 1
    ? new RegExp(String.raw`\b${ends[0]} or (?:lower|higher|below|above|less|more)\b`, 'i').test(sentence)
    : ends.every((end) => listIn(sentence).includes(end));
