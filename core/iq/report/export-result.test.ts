import fc from 'fast-check';
import { marked } from 'marked';
import { expect, it } from 'vitest';
import {
  makeFinishedSitting,
  makeIqAnalysis,
  makeIqChange,
  makeIqResult,
  withoutScore,
} from '../../../tests/support/samples/make-iq-result.ts';
import { exportResult } from './export-result.ts';

const headings = (markdown: string): string[] => markdown.split('\n').filter((line) => line.startsWith('#'));

it('says the range first, then the guess, the place, the category and the domains', () => {
  const markdown = exportResult(makeFinishedSitting());
  expect(markdown.slice(0, markdown.indexOf('## Time'))).toBe(`# Estimated score on the IQ scale

Taken on 20 November 2026. Full form, 40 items, standard time.

**Probably between 97 and 129**, best single guess 113. 100 = assumed adult average. If nothing about you changed, about one repeat in five would differ from this by more than 10 points.

By this estimate 81 of 100 people of the assumed population stand lower, probably 42 to 97.

How likely each category is: high average 45%, average 33%, superior 20%.

## Domains

| Domain | Likely range | Answers |
| --- | --- | --- |
| Logical | 98 to 130, best guess 114 | 8 of 8 right |
| Pattern | 108 to 135 or higher, best guess 122 | 5 of 7 right, 1 left out |
| Spatial | 85 to 117, best guess 101 | 5 of 8 right |
| Numerical | 97 to 129, best guess 113 | 5 of 8 right |
| Verbal | 93 to 125, best guess 109 | 5 of 8 right |

Pattern stands above your own average, with at least 90% certainty.

`);
  expect(headings(markdown).slice(2)).toEqual([
    ...['## Time', '## What the numbers say', '## Strengths', '## To work on', '## By domain', '## Ways to get better at such tasks'],
    ...['## Next steps', '## How anybody learns better', '## Finding work that suits you'],
  ]);
  expect(markdown.trimEnd()).toMatch(/not normed on a sample of people\.$/);
});

it('says a change, and who wrote the words', () => {
  const markdown = exportResult(
    makeFinishedSitting({ change: makeIqChange(), analysis: makeIqAnalysis({ source: 'ai', model: 'gpt_4' }) }),
  );
  expect(markdown).toContain('## Change\n\nNo clear change since the first time');
  expect(markdown).toContain('Written by gpt_4.');
});

it('holds no score where none can be told', () => {
  const markdown = exportResult(makeFinishedSitting(withoutScore('practice')));
  expect(markdown).toMatch(/^# A practice sitting\n/);
  expect(markdown).toContain('| Pattern | not told | 5 of 7 right, 1 left out |');
  expect(markdown).not.toMatch(/Probably|best|Category|What the numbers say/);
});

it('leaves out what was not administered or not said', () => {
  const markdown = exportResult(
    makeFinishedSitting({ form: 'nonvisual', analysis: makeIqAnalysis({ cognitiveStrengths: [], developmentAreas: [] }) }),
  );
  expect(markdown).not.toMatch(/\| Pattern|\| Spatial|## Strengths|## To work on/);
});

it('makes nothing of what looks like Markdown or HTML in a service’s words', () => {
  const tell = (words: string): string => {
    const analysis = makeIqAnalysis({
      personalizedInsight: words,
      cognitiveStrengths: [words],
      nextSteps: [words],
      model: words,
      source: 'ai',
    });
    return exportResult(makeFinishedSitting({ ...makeIqResult(), analysis }));
  };
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('# ', '\n', '- ', '1. ', '<b>', '***', '[a](b)', '```', '> ', 'x', '\n\n', '==='), { minLength: 1 }),
      (parts) => {
        const markdown = tell(`x${parts.join('')}`);
        expect(headings(markdown)).toEqual(headings(tell('x')));
        expect(marked.parse(markdown, { async: false })).not.toMatch(/<(?:b|img|hr|code|pre|blockquote)\b/);
      },
    ),
  );
});
