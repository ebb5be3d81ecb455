import { foldText } from '#core/fold-text.ts';

/** Words that questions are asked with, and that tell nothing of what is asked. */
const ASKING = new Set(
  (
    'a an the i you me my your yours we us our it its this that these those there here is are was were be been am do does did can could ' +
    'may might will would should shall have has had get how what when where which who whose why much many to of for in on at by from with ' +
    'and or if not no any some about please as so'
  ).split(' '),
);

export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The beginning that a word shares with its other forms: "cancelled", "cancelling" and "cancellation" have "cancel". */
const beginningOf = (word: string): string =>
  word.replace(/(?<=.{3})s$|(?<=.{4})ed$|(?<=.{3})ing$|(?<=.{4})ations?$/u, '').replace(/(?<=.{3})(.)\1$/u, '$1');

/** The beginnings of the words that tell what is asked; of nothing but question words, none. */
export const askedWords = (query: string): string[] => [
  ...new Set(
    wordsOf(query)
      .filter((word) => !ASKING.has(word))
      .map(beginningOf),
  ),
];
