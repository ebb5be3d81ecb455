import type { AskedQuestion, AskedQuiz } from '#core/library/quiz.ts';

/** By question id: the options chosen, the options in their order, or the words of a short answer alone. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Options that are to be put in order stand in some order from the beginning. */
export const startAnswers = ({ questions }: AskedQuiz): Answers =>
  Object.fromEntries(questions.map(({ id, type, options }) => [id, type === 'order' ? options.map((option) => option.id) : []]));

/** The answers to one asking, for another one: those to questions that are asked in the same words. */
export function carryAnswers(from: AskedQuiz, answers: Answers, to: AskedQuiz): Answers {
  const before = new Map(from.questions.map((question) => [question.id, question]));
  const carried = to.questions.flatMap((question): [string, string[]][] => {
    const old = before.get(question.id);
    const answer = answers[question.id];
    return old && answer && saysTheSame(old, question) ? [[question.id, carryAnswer(old, answer, question)]] : [];
  });
  return { ...startAnswers(to), ...Object.fromEntries(carried) };
}

const textsOf = ({ options }: AskedQuestion): string => JSON.stringify(options.map(({ text }) => text).toSorted());
const saysTheSame = (one: AskedQuestion, other: AskedQuestion): boolean =>
  one.type === other.type && one.text === other.text && textsOf(one) === textsOf(other);

/** Another asking may give an option another name. */
function carryAnswer(from: AskedQuestion, answer: readonly string[], to: AskedQuestion): string[] {
  if (from.type === 'short') return [...answer];
  return answer.flatMap((id) => {
    const text = from.options.find((option) => option.id === id)?.text;
    return to.options.find((option) => option.text === text)?.id ?? [];
  });
}
