import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../domains.ts';
import { makeItem, remakeItem } from '../../generator/make-item.ts';
import { readAnswer } from '../../item/read-answer.ts';
import { hashText } from '../../../random.ts';
import { LOGICAL_TEMPLATES } from './logical-templates.ts';

const ITEMS = 40;

describe.each(LOGICAL_TEMPLATES.map(({ id }) => id))('%s', (template) => {
  it.each(LEVELS)('at level %i has items with one readable key, options that all differ, and words for why', (level) => {
    for (let n = 0; n < ITEMS; n++) {
      const { presentation, key, explanation, seed } = makeItem({ template, level, seed: `test ${n}` });
      const { format } = presentation;
      expect(readAnswer(format, key)).toEqual({ isReadable: true, answer: key });
      expect(explanation).toMatch(/^[A-Z].+\.$/s);
      expect(`${explanation} ${JSON.stringify(presentation)}`).not.toMatch(/undefined|null|NaN/);
      expect(remakeItem({ template, level, seed }).key).toBe(key);
      if (format.type !== 'choice') continue;
      expect(new Set(format.options.map(({ text }) => text)).size).toBe(format.options.length);
    }
  });

  it('gives the same items for the same seeds, as long as the generator version is the same', () => {
    const golden = LEVELS.map((level) =>
      ['a', 'b', 'c'].map((seed) => {
        const { key, signature } = makeItem({ template, level, seed });
        return `${key} ${hashText(signature)}`;
      }),
    );
    expect(golden).toMatchSnapshot();
  });
});
