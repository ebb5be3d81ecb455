import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

/** Whole sets written by others, who did not know the definitions: a tenth may go amiss, and what is flat must be seen alike. */
const FOLDER = new URL('../../../../bench/labelled/answers/', import.meta.url);
interface Row {
  readonly question: string;
  readonly kind: string;
  readonly grade: string;
  readonly answer: string;
}
const rows = readdirSync(FOLDER)
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as Row)
  .filter(({ kind, grade }) => kind === 'behavioural' && ['strong', 'medium', 'weak'].includes(grade))
  .map((row) => ({ ...row, seen: scoreInterviewAnswer({ content: row.answer, question: row.question }) }));

const isFound = ({ features }: (typeof rows)[number]['seen'], part: string) => features.some(({ id, found }) => id === part && found);
const share = (grade: string, part: string) => {
  const mine = rows.filter((row) => row.grade === grade);
  return mine.filter(({ seen }) => isFound(seen, part)).length / mine.length;
};

describe('labelled answers', () => {
  it('are never refused', () => expect(rows.filter(({ seen }) => seen.refused !== null)).toEqual([]));
  it.each(['own-acts', 'time-order', 'outcome', 'speech'])('show %s when they are strong, and often not when they are weak', (part) => {
    expect(share('strong', part)).toBeGreaterThan(0.9);
    expect(share('weak', part)).toBeLessThan(0.6);
  });
  it('are general when they are weak, and not when they are strong', () => {
    expect(share('strong', 'generality')).toBeLessThan(0.03);
    expect(share('weak', 'generality')).toBeGreaterThan(0.5);
  });
  it('have nothing found without words that show it', () => {
    for (const { answer, seen } of rows)
      for (const { id, found, evidence } of seen.features) {
        if (found) expect(evidence.length, `${id}: ${answer}`).toBeGreaterThan(0);
        for (const { quote, start, end } of evidence) expect(answer.slice(start, end)).toBe(quote);
      }
  });
  it('show the same in small letters and without marks', () => {
    const alike = rows.flatMap(({ answer, question, seen }) => {
      const flat = scoreInterviewAnswer({ content: answer.toLowerCase().replaceAll(/[^\p{L}\p{N}\s]/gu, ''), question });
      return ['own-acts', 'particulars', 'time-order', 'outcome', 'speech'].map((part) => isFound(seen, part) === isFound(flat, part));
    });
    expect(alike.filter(Boolean).length / alike.length).toBeGreaterThan(0.93);
  });
});
