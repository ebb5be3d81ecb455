import fc from 'fast-check';
import { marked } from 'marked';
import { expect, it } from 'vitest';
import { makeAssessment, makePlannedAction } from '../../tests/support/samples/make-assessment.ts';
import { ONET_CREDIT } from './directions/onet-credit.ts';
import { exportAssessment } from './export-assessment.ts';

const headings = (markdown: string): string[] => markdown.split('\n').filter((line) => line.startsWith('#'));

it('holds every part of a plan, with its days, what it is done with, its source and the credit', () => {
  expect(exportAssessment(makeAssessment({ actionPlan: [makePlannedAction()] })))
    .toBe(`# Mid-career, on the way to leading people, with little time

Career plan of 22 November 2026, made from your answers alone.

## Your answers

- **Level:** Mid-career
- **Interests:** not said
- **Goals:** Lead people
- **Challenges:** Too little time
- **Timeframe:** 6 months

## What you bring

- You know the work.

## What to work on

- You named too little time.

## The way

First the hour, then the people.

## Action plan

### 1. Guard one hour each morning.

1. Pick the hour.
2. Tell the team.

- **When:** by 22 February 2027
- **If-then:** If it is 8 in the morning, then I close the mail.
- **You see it by:** Four mornings in a week were yours.
- **With:** Small starts; Talk it through with the coach
- **For:** Planning the week (skill development, high priority)

## Milestones

- 22 February 2027: The hour is yours.

## Next steps

- Today, pick the hour.

## What your answers say together

Who has no hour cannot hand anything over.

## What this plan takes for granted

- Nothing was said of what you like.

## Work that goes with your interests

### Social

Work with people.

- Human Resources Managers (11-3121.00)

${ONET_CREDIT.replaceAll('*', '\\*')} Source: <https://www.onetcenter.org/database.html>. Licence: <https://creativecommons.org/licenses/by/4.0/>.
`);
});

it('has no heading over nothing, and no credit where there is nothing to credit', () => {
  const markdown = exportAssessment(makeAssessment({ assumptions: [], directions: [], milestones: [], aiInsight: '' }));
  expect(headings(markdown).filter((line) => line.startsWith('## '))).toEqual([
    ...['## Your answers', '## What you bring', '## What to work on', '## The way', '## Action plan', '## Next steps'],
  ]);
  expect(markdown).not.toContain('O\\*NET');
});

it('says what wrote it, and why a service did not', () => {
  expect(exportAssessment(makeAssessment({ source: 'ai', model: 'gpt_4' }))).toContain(
    'Career plan of 22 November 2026, written by an AI service (gpt_4).',
  );
  expect(exportAssessment(makeAssessment({ failure: { code: 'ai-timeout', message: 'It took too long.' } }))).toContain(
    'made from your answers alone. The AI service did not write it: It took too long.',
  );
});

it('makes nothing of what looks like Markdown or HTML, wherever it was written', () => {
  const plain = marked.lexer(exportAssessment(tell('x'))).map(({ type }) => type);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('# ', '\n', '- ', '1. ', '<b>', '***', '[a](b)', '```', '> ', 'x', '\n\n', '==='), { minLength: 1 }),
      (parts) => {
        const markdown = exportAssessment(tell(`x${parts.join('')}`));
        expect(headings(markdown)).toHaveLength(headings(exportAssessment(tell('x'))).length);
        const shown = marked.lexer(markdown.replaceAll(/<https:[^>]+>/g, '')).map(({ type }) => type);
        expect(shown.filter((type) => type !== 'paragraph' && type !== 'space')).toEqual(
          plain.filter((type) => type !== 'paragraph' && type !== 'space'),
        );
        expect(marked.parse(markdown, { async: false })).not.toMatch(/<(?:b|img|hr|code|pre|blockquote)\b/);
      },
    ),
  );
});

/** A plan in which these words stand wherever own words or those of a service may. */
function tell(words: string) {
  return makeAssessment({
    profile: { interests: [words], goals: [words], challenges: [words] },
    ...{ headline: words, strengths: [words], developmentAreas: [words], recommendedPath: words, nextSteps: [words], aiInsight: words },
    ...{ assumptions: [words], milestones: [{ on: '2027-02-22', text: words, because: [] }] },
    actionPlan: [makePlannedAction({ action: words, timeline: words, steps: [words], ifThen: words, measure: words, resources: [words] })],
  });
}
