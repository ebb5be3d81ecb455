import { CHOICES, type ListQuestion, type QuestionId } from '../questions.ts';
import type { AnswerRef, Sentence } from '../assessment.ts';
import { labelOf } from '../choice-words.ts';
import { listed } from '#core/words.ts';

export const quoted = (words: string): string => `“${words}”`;

export const isChoice = (question: ListQuestion, pick: string): boolean => (CHOICES[question] as readonly string[]).includes(pick);

/** A pick in the middle of a sentence: "putting things off", "AI changing the work", or own words in quotation marks. */
export function inSentence(question: ListQuestion, pick: string): string {
  if (!isChoice(question, pick)) return quoted(pick);
  const label = labelOf(question, pick);
  return /^\p{Lu}{2}/u.test(label) ? label : startSmall(label);
}

export const startSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const listPicks = (question: ListQuestion, picks: readonly string[]): string =>
  listed(picks.map((pick) => inSentence(question, pick)));

export const ref = (questionId: QuestionId, answer: string | undefined): AnswerRef => ({ questionId, answer: answer ?? null });

export const refs = (questionId: ListQuestion, picks: readonly string[]): AnswerRef[] => picks.map((pick) => ref(questionId, pick));

export const sentence = (text: string, ...because: readonly AnswerRef[]): Sentence => ({ text, because: [...because] });
