import { isReportable } from './never-said.ts';

const WORK = /\b(?:jobs?|careers?|occupations?|professions?)\b/gi;
/** What the person can go by, and how they find out more. */
const GROUNDS = /\b(?:goals?|interests?|like[ds]?|enjoy\w*|try|tried|trying|ask|talk|career assessment)\b/i;
const ABOUT_RESULT = /\b(?:results?|scores?|percentiles?|tests?|sittings?|iq|reasoning|recognition|strengths?|domains?)\b/i;
const DENIED = /\b(?:not|no|nobody|nothing|neither|nor|never|cannot|can't|doesn't|don't)\b/i;

/**
 * Whether advice on work keeps to what a service was told: no result tells which work suits somebody, their goals, interests
 * and trials do. Work may be spoken of, no line of work named, and of the result only what it does not say.
 * @param sentences one sentence each
 */
export const isCareerAdvice = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => GROUNDS.test(sentence)) &&
  sentences.every((sentence) => isReportable(sentence.replaceAll(WORK, 'work')) && (!ABOUT_RESULT.test(sentence) || DENIED.test(sentence)));

const TYPE_OF_LEARNER = /\b(?:visual|auditory|aural|kina?esthetic|tactile|verbal|logical|left-?brain\w*|right-?brain\w*)\b/i;
const STYLE = /\b(?:styles?|types? of learner)\b/i;
const METHOD = /\b(?:recall\w*|retriev\w*|from memory|without looking|spac(?:e|es|ed|ing)|spread\w*|mix\w*|interleav\w*|explain\w*)\b/i;

/** Whether advice on learning names a method that helps nearly everybody, and gives nobody a style. */
export const isLearningAdvice = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => METHOD.test(sentence)) &&
  sentences.every(
    (sentence) => isReportable(sentence) && !TYPE_OF_LEARNER.test(sentence) && (!STYLE.test(sentence) || DENIED.test(sentence)),
  );
