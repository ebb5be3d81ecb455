import { INTERVIEW_FEATURES } from '#core/coach/interview/rubric-words.ts';
import { scoreInterviewAnswer } from '#core/coach/score/interview/score-interview-answer.ts';
import { readAnswers } from '#scripts/coach/learn/labelled.ts';

/* In how many labelled answers each part of the rubric is found, and whether it is found without marks and capitals too. */

const GRADES = ['strong', 'medium', 'weak'] as const;
const flatten = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s]/gu, '');
const percent = (part: readonly boolean[]): string => `${Math.round((100 * part.filter(Boolean).length) / Math.max(part.length, 1))}%`;

const rows = readAnswers()
  .filter(({ grade }) => GRADES.some((one) => one === grade))
  .map((row) => ({
    ...row,
    written: scoreInterviewAnswer({ content: row.answer, question: row.question }),
    flat: scoreInterviewAnswer({ content: flatten(row.answer), question: row.question }),
  }));

const isFound = ({ features }: (typeof rows)[number]['written'], part: string): boolean =>
  features.some(({ id, found }) => id === part && found);

for (const [name, mine] of [
  ['cases', rows.filter(({ kind }) => kind === 'behavioural')],
  ['plans, motives, introductions', rows.filter(({ kind }) => kind !== 'behavioural')],
] as const) {
  console.log(`\n| ${name} | ${GRADES.join(' | ')} | the same when flat |\n| --- | --- | --- | --- | --- |`);
  const line = (what: string, of: (grade: string) => readonly boolean[], same: readonly boolean[]): void =>
    console.log(`| ${what} | ${GRADES.map((grade) => percent(of(grade))).join(' | ')} | ${percent(same)} |`);
  const graded = (grade: string) => mine.filter((row) => row.grade === grade);
  line(
    'refused',
    (grade) => graded(grade).map(({ written }) => written.refused !== null),
    mine.map(({ written, flat }) => written.refused === flat.refused),
  );
  for (const part of INTERVIEW_FEATURES)
    line(
      part,
      (grade) => graded(grade).map(({ written }) => isFound(written, part)),
      mine.map(({ written, flat }) => isFound(written, part) === isFound(flat, part)),
    );
}
