import { seededRandom, shuffle } from '../../random.ts';
import { listVariants, type AskedQuestion, type AskedQuiz, type Quiz, type QuizQuestion, type Wording } from '../quiz.ts';

/** What decides how a quiz is asked: the same asking is always the same, and has to be named again for marking. */
export interface Asking {
  /** From 0. */
  readonly round: number;
  /** Whom it is asked: learners get orders of their own. */
  readonly seed: string;
}

/** The words of this round: the question's own in the first one, then its variants in turn. */
export function wordQuestion(question: QuizQuestion, round: number): Wording {
  const wordings: readonly Wording[] = [question, ...listVariants(question)];
  return wordings[round % wordings.length] ?? question;
}

export interface ShownOption {
  /** What an answer names it by. */
  readonly id: string;
  readonly text: string;
  readonly option: Wording['options'][number];
}

/** The options of this round. The first round has them as they are written, except those that are to be put in order. */
export function showOptions(question: QuizQuestion, asking: Asking): ShownOption[] {
  const { type, options } = wordQuestion(question, asking.round);
  // Their own ids, often a, b, c, would tell the order.
  if (type === 'order')
    return disorder(options, question.id, asking).map((option, i) => ({ id: String(i + 1), text: option.text, option }));
  const shown = asking.round === 0 ? options : shuffle(seededRandom(`${asking.seed} ${asking.round} ${question.id}`), options);
  return shown.map((option) => ({ id: option.id, text: option.text, option }));
}

type Options = Wording['options'];

/** Never in the right order, nor as in the round before or after. */
function disorder(options: Options, questionId: string, { round, seed }: Asking): Options {
  // Of two there is no third order.
  if (options.length < 3) return options.toReversed();
  const dealWithout = (taken: readonly Options[], dealtRound: number): Options => {
    const random = seededRandom(`${seed} ${dealtRound} ${questionId}`);
    let dealt = shuffle(random, options);
    while (taken.some((order) => order.every((option, i) => option === dealt[i]))) dealt = shuffle(random, options);
    return dealt;
  };
  if (round % 2 === 0) return dealWithout([options], round);
  // Only the odd rounds look at their neighbours, so that none has to look further.
  return dealWithout([options, dealWithout([options], round - 1), dealWithout([options], round + 1)], round);
}

export function askQuestion(question: QuizQuestion, asking: Asking): AskedQuestion {
  const { type, text } = wordQuestion(question, asking.round);
  return { id: question.id, type, text, options: showOptions(question, asking).map((shown) => ({ id: shown.id, text: shown.text })) };
}

/** The questions of this round, in its order. With `pick`, rounds go through the whole pool before one comes again. */
export function drawQuestions({ questions, pick = questions.length }: Quiz, { round, seed }: Asking): QuizQuestion[] {
  const pool = shuffle(seededRandom(seed), questions);
  const chosen = new Set(Array.from({ length: pick }, (_, i) => pool[(round * pick + i) % pool.length]));
  const drawn = questions.filter((question) => chosen.has(question));
  return round === 0 ? drawn : shuffle(seededRandom(`${seed} ${round}`), drawn);
}

/** What leaves the server of a quiz. */
export function askQuiz(quiz: Quiz, asking: Asking): AskedQuiz {
  return {
    title: quiz.title,
    passFraction: quiz.passFraction,
    round: asking.round,
    questions: drawQuestions(quiz, asking).map((question) => ({ ...askQuestion(question, asking), from: null })),
  };
}
