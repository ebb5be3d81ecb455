import { describe, expect, it } from 'vitest';
import { hashText } from '../../../random.ts';
import { LEVELS } from '../../domains.ts';
import { makeItem, remakeItem, throwAt } from '../../generator/make-item.ts';
import { readAnswer } from '../../item/read-answer.ts';
import { findTemplate } from '../templates.ts';

const COUNT = 200;

describe.each(['number-series', 'machine', 'chart-reading'] as const)('items of %s', (template) => {
  it.each(LEVELS)('have one right answer that can be given, and words for why, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const { presentation, key, explanation, seed } = makeItem({ template, level, seed: `test ${n}` });
      expect(throwAt(findTemplate(template), { template, level, seed })?.solutions).toEqual([key]);
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(`${explanation} ${JSON.stringify(presentation)}`).not.toMatch(/undefined|null|NaN|Infinity/);
      if (n < 10) expect(remakeItem({ template, level, seed }).key).toBe(key);
    }
  });

  it('stay the same for the same seeds', () => {
    const made = LEVELS.map((level) =>
      ['a', 'b', 'c'].map((seed) => makeItem({ template, level, seed })).map(({ key, signature }) => `${key} ${hashText(signature)}`),
    );
    expect(made).toMatchSnapshot();
  });
});
