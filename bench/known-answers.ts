// How many questions find their answer in library/coach/answers.yaml, and how many a wrong one, by where it is cut.
import { z } from 'zod';
import { COACH_MODES } from '#core/practice/modes.ts';
import { readLabelled } from '#scripts/coach/labelled.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { openNearest } from '#server/planner/open-passages.ts';
import { readKnownAnswers } from '#server/planner/read-coach-words.ts';

const Line = z.strictObject({
  mode: z.enum(COACH_MODES),
  heardAs: z.enum(['question', 'meta']),
  message: z.string(),
  /** The first way to ask for the answer that fits; null where none does. */
  answer: z.string().nullable(),
});
const CUTS = Array.from({ length: 9 }, (_, i) => 0.74 + i * 0.04);

const lines = readLabelled('asked', Line);
const answers = await readKnownAnswers();
const encoder = await openSentenceEncoder();
const findNearest = openNearest();

type Found = z.infer<typeof Line> & { isAnswered: boolean; isRight: boolean; likeness: number; found: string };
const found: Found[] = [];
for (const asked of lines) {
  const { answer } = asked;
  const wanted = answer === null ? null : answers.find(({ asked: [first] }) => first === answer);
  if (wanted === undefined) throw new Error(`No answer begins with “${answer}”.`);
  const nearest = await findNearest(asked, { ofAsked: encoder, ofKnown: encoder });
  const isRight = wanted !== null && nearest?.passage.answer === wanted.answer;
  found.push({ ...asked, isAnswered: wanted !== null, isRight, likeness: nearest?.likeness ?? 0, found: nearest?.passage.answer ?? '' });
}

const shareOf = (of: readonly Found[], fits: (one: Found) => boolean): string => `${of.filter(fits).length}/${of.length}`;
console.log('| above | heard as | right | another one | wrong where none fits |\n| --- | --- | --- | --- | --- |');
for (const kind of ['question', 'meta'] as const)
  for (const cut of CUTS) {
    const own = found.filter(({ heardAs }) => heardAs === kind);
    const [known, unknown] = [own.filter(({ isAnswered }) => isAnswered), own.filter(({ isAnswered }) => !isAnswered)];
    const counts = [
      shareOf(known, ({ isRight, likeness }) => isRight && likeness >= cut),
      shareOf(known, ({ isRight, likeness }) => !isRight && likeness >= cut),
      shareOf(unknown, ({ likeness }) => likeness >= cut),
    ];
    console.log(`| ${cut.toFixed(2)} | ${kind} | ${counts.join(' | ')} |`);
  }
if (process.argv.includes('--misses'))
  for (const { isRight, likeness, message, found: answer } of found.toSorted((a, b) => b.likeness - a.likeness))
    console.log(`${isRight ? 'right' : 'not  '} ${likeness.toFixed(2)}  ${message}  ->  ${answer.slice(0, 60)}`);
