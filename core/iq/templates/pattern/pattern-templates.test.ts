import { describe, expect, it } from 'vitest';
import { hashText } from '../../../random.ts';
import { LEVELS } from '../../domains.ts';
import { makeItem, throwAt } from '../../generator/make-item.ts';
import { readAnswer } from '../../item/read-answer.ts';
import type { Drawing } from '../../item/drawing.ts';
import type { Presentation } from '../../item/presentation.ts';
import { findTemplate } from '../templates.ts';
import { PATTERN_TEMPLATES } from './pattern-templates.ts';

const IDS = PATTERN_TEMPLATES.map(({ id }) => id);
const COUNT = 200;

const looksOf = ({ marks }: Drawing): string => JSON.stringify(marks);
const drawingsOf = ({ format }: Presentation): Drawing[] =>
  format.type === 'choice' ? format.options.flatMap(({ drawing }) => drawing ?? []) : [];

describe.each(IDS)('items of %s', (template) => {
  it.each(LEVELS)('have one right answer that can be given, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const { key, presentation, seed } = makeItem({ template, level, seed: `test ${n}` });
      expect(throwAt(findTemplate(template), { template, level, seed })?.solutions).toEqual([key]);
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
    }
  });

  it('stay the same for the same seeds', () => {
    const made = LEVELS.map((level) =>
      ['a', 'b', 'c'].map((seed) => makeItem({ template, level, seed })).map(({ key, signature }) => `${key} ${hashText(signature)}`),
    );
    expect(made).toMatchSnapshot();
  });
});

/** Figures are put into two groups by name. */
const DRAWN_OPTIONS = IDS.filter((id) => id !== 'two-groups');

describe.each(DRAWN_OPTIONS)('options of %s', (template) => {
  it.each(LEVELS)('are none alike, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const drawings = drawingsOf(makeItem({ template, level, seed: `test ${n}` }).presentation);
      expect(new Set(drawings.map(looksOf)).size).toBe(drawings.length);
      expect(new Set(drawings.map(({ description }) => description)).size).toBe(drawings.length);
    }
  });
});
