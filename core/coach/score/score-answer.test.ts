import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswers, byQuestion } from '#scripts/coach/learn/labelled.ts';
import { isHit } from '#scripts/coach/learn/learn-answers.ts';
import { LEARNED, scoreText } from './score-answer.ts';
import { readUnits } from './units.ts';

const answers = readAnswers();
const scored = new Map(answers.map((row) => [row, scoreText(row.answer, row.question)]));
const questions = byQuestion(answers).map((group) => new Map(group.map((row) => [row.grade, scored.get(row)])));

/** How it does on authors it has not read is printed by `bench/coach-answers.ts`; these keep the weights in step with the code that reads. */
describe('the labelled answers', () => {
  it('come in the order of their labels, and weak ones never in the top band', () => {
    const share = (holds: (question: (typeof questions)[number]) => boolean) => questions.filter(holds).length / questions.length;
    const place = (question: (typeof questions)[number], grade: 'strong' | 'medium' | 'weak') => question.get(grade)?.place ?? NaN;
    expect(share((one) => place(one, 'strong') > place(one, 'medium'))).toBeGreaterThan(0.97);
    expect(share((one) => place(one, 'medium') > place(one, 'weak'))).toBeGreaterThan(0.97);
    expect(share((one) => one.get('weak')?.band === 'strong')).toBe(0);
  });

  it('are probed where their authors would have asked', () => {
    const medium = answers.filter(({ grade }) => grade === 'medium');
    const hits = medium.filter((row) => isHit(scored.get(row)?.probe ?? { start: 0, end: 0 }, row.answer, row.vague ?? ''));
    expect(hits.length / medium.length).toBeGreaterThan(0.8);
  });
});

const TEXT = fc
  .array(
    fc.constantFrom('I rang her.', ' and then ', 'they', ', so ', '\n', '“Not now!”', ' 9.30 ', '😀', 'é', ' … ', 'Things went well. '),
    {
      maxLength: 80,
    },
  )
  .map((parts) => parts.join(' '));

describe('any text', () => {
  it('is cut into exact stretches that follow one another', () => {
    fc.assert(
      fc.property(TEXT, (content) => {
        const units = readUnits(content);
        for (const { start, end, text } of units) expect(content.slice(start, end)).toBe(text);
        for (const [i, { start }] of units.entries()) expect(start).toBeGreaterThanOrEqual(units[i - 1]?.end ?? 0);
      }),
    );
  });

  it('is never praised for what it is asked about', () => {
    fc.assert(
      fc.property(TEXT, (content) => {
        const { probe, praise, overall } = scoreText(content, 'What did you do?');
        expect(overall).toBeGreaterThanOrEqual(0);
        expect(overall).toBeLessThanOrEqual(1);
        if (probe && praise) expect(praise.start >= probe.end || probe.start >= praise.end).toBe(true);
      }),
    );
  });

  it('is worth no more with an empty sentence behind it', () => {
    for (const row of answers.filter(({ grade }) => grade === 'strong')) {
      const longer = `${row.answer} It was a really interesting experience for everyone and I learned a lot of things from it.`;
      expect(scoreText(longer, row.question).place).toBeLessThan(scored.get(row)?.place ?? NaN);
    }
  });
});

it('bands follow one another', () => expect(LEARNED.cuts.toSorted((a, b) => a - b)).toEqual(LEARNED.cuts));
