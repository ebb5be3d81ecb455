import { scoreInterviewAnswer } from '#core/coach/score/interview/score-interview-answer.ts';
import { median, ms, printBenchmark, type Benchmark } from './support/measure.ts';

const QUESTION = 'Tell me about a time you solved a problem at work.';
const SENTENCES = [
  'Last winter the walk-in fridge broke on a Friday night with forty people booked.',
  'I rang the supplier in Leeds and he said nobody could come before Monday, so I moved the fish to the pub next door.',
  'Ana put the milk on ice and I cut the menu to six dishes, because the stove still worked.',
  'We opened twenty minutes late, but only one table left, and the owner asked for the list I had made.',
];
const ROUNDS = 200;
const BUDGET_MS = 20;

/** How long it takes to score an answer in an interview, by its length. */
export const coachScoring: Benchmark = {
  question: 'How long does the coach take to score an answer?',
  measure: () =>
    Promise.resolve(
      [50, 250, 1800].map((words) => {
        const content = write(words);
        scoreInterviewAnswer({ content, question: QUESTION });
        const tookMs = median(Array.from({ length: ROUNDS }, () => time(content)));
        const budget = words === 250 ? { budget: `<= ${BUDGET_MS} ms`, isMet: tookMs <= BUDGET_MS } : {};
        return { what: `${words} words`, value: ms(tookMs), ...budget };
      }),
    ),
};

function time(content: string): number {
  const start = performance.now();
  scoreInterviewAnswer({ content, question: QUESTION });
  return performance.now() - start;
}

/** A text of so many words in which no two sentences are quite the same. */
function write(words: number): string {
  const written: string[] = [];
  for (let i = 0; written.length < words; i++) written.push(...`${SENTENCES[i % SENTENCES.length]} It was day ${i}.`.split(' '));
  return written.slice(0, words).join(' ');
}

if (import.meta.main) await printBenchmark(coachScoring);
