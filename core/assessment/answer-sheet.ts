import type { AnsweredProfile, AssessmentAnswer } from './answers.ts';
import { readPicks } from './choice-words.ts';
import { LIST_QUESTIONS, MAX_PICKS, QUESTION_IDS, type ListQuestion, type QuestionId } from './questions.ts';

/** What was answered so far, by ids and own words, and what was passed over on purpose. */
export interface AnswerSheet {
  readonly profile: AnsweredProfile;
  readonly skipped: readonly QuestionId[];
}

export const EMPTY_PROFILE: AnsweredProfile = { interests: [], goals: [], challenges: [] };
export const EMPTY_SHEET: AnswerSheet = { profile: EMPTY_PROFILE, skipped: [] };

/** Where the answer of a question stands in the specification's user profile. */
const FIELD = {
  career_level: 'careerLevel',
  interests: 'interests',
  goals: 'goals',
  challenges: 'challenges',
  timeframe: 'timeframe',
} as const;

export const isListQuestion = (question: QuestionId): question is ListQuestion =>
  (LIST_QUESTIONS as readonly QuestionId[]).includes(question);

/** What was answered, the most important first; empty when nothing was. */
export function answersTo({ profile }: Pick<AnswerSheet, 'profile'>, question: QuestionId): readonly string[] {
  const answer = profile[FIELD[question]] ?? [];
  return typeof answer === 'string' ? [answer] : answer;
}

export const isAnswered = (sheet: AnswerSheet, question: QuestionId): boolean => answersTo(sheet, question).length > 0;

export const isFull = (sheet: AnswerSheet, question: ListQuestion): boolean => sheet.profile[question].length >= MAX_PICKS;

/** The one answer to a question that takes one. */
export function choose(sheet: AnswerSheet, answer: Extract<AssessmentAnswer, { answer: string }>): AnswerSheet {
  return settle({ ...sheet, profile: { ...sheet.profile, [FIELD[answer.questionId]]: answer.answer } }, answer.questionId);
}

/** Takes a pick in as the last of its list, or out of it. A full list stays as it is. */
export function togglePick(sheet: AnswerSheet, question: ListQuestion, pick: string): AnswerSheet {
  const picks = sheet.profile[question];
  if (picks.includes(pick))
    return withPicks(
      sheet,
      question,
      picks.filter((one) => one !== pick),
    );
  return isFull(sheet, question) ? sheet : withPicks(sheet, question, [...picks, pick]);
}

/** The first counts most; the others keep their order. */
export function makeFirst(sheet: AnswerSheet, question: ListQuestion, pick: string): AnswerSheet {
  const picks = sheet.profile[question];
  return picks.includes(pick) ? withPicks(sheet, question, [pick, ...picks.filter((one) => one !== pick)]) : sheet;
}

/** Takes own words in as the last of their list; those that are a choice are that choice. What is there already changes nothing. */
export function addOwnWords(sheet: AnswerSheet, question: ListQuestion, text: string): AnswerSheet {
  const picks = readPicks(question, [...sheet.profile[question], text]);
  return picks.length === sheet.profile[question].length || isFull(sheet, question) ? sheet : withPicks(sheet, question, picks);
}

/** Leaves a question without an answer, on purpose. */
export function skip(sheet: AnswerSheet, question: QuestionId): AnswerSheet {
  const { [FIELD[question]]: _, ...others } = sheet.profile;
  const skipped = [...sheet.skipped.filter((one) => one !== question), question];
  return { profile: { ...EMPTY_PROFILE, ...others }, skipped };
}

/** The first question that was neither answered nor skipped; null when none is left. */
export function nextOpen(sheet: AnswerSheet): QuestionId | null {
  return QUESTION_IDS.find((question) => !isAnswered(sheet, question) && !sheet.skipped.includes(question)) ?? null;
}

export const isBegun = (sheet: AnswerSheet): boolean =>
  QUESTION_IDS.some((question) => isAnswered(sheet, question) || sheet.skipped.includes(question));

/** The answers as they are sent: what has none is left out. */
export function toAnswers(sheet: Pick<AnswerSheet, 'profile'>): AssessmentAnswer[] {
  return QUESTION_IDS.flatMap((questionId) => {
    const answer = sheet.profile[FIELD[questionId]];
    return answer === undefined || answer.length === 0 ? [] : [{ questionId, answer } as AssessmentAnswer];
  });
}

const withPicks = (sheet: AnswerSheet, question: ListQuestion, picks: string[]): AnswerSheet =>
  settle({ ...sheet, profile: { ...sheet.profile, [question]: picks } }, question);

/** A question that somebody came back to is skipped no more. */
const settle = (sheet: AnswerSheet, question: QuestionId): AnswerSheet => ({
  ...sheet,
  skipped: sheet.skipped.filter((one) => one !== question),
});
