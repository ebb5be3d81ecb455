import { describe, expect, it } from 'vitest';
import { hashText } from '../../../random.ts';
import { LEVELS } from '../../domains.ts';
import { makeItem } from '../../generator/make-item.ts';
import { VERBAL_TEMPLATES } from './verbal-templates.ts';

describe.each(VERBAL_TEMPLATES.map(({ id }) => id))('%s', (template) => {
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
