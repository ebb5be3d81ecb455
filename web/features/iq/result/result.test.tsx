import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { TOO_SHORT_WORDS } from '#core/iq/report/describe-sitting.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import {
  LOW_RESULT,
  makeFinishedSitting,
  makeIqAnalysis,
  makeIqChange,
  TOP_RESULT,
  withoutScore,
} from '../../../../tests/support/samples/make-iq-result.ts';
import Result from './result.tsx';
import { ScoreReport } from './score-report.tsx';
import { readScored } from './scored.ts';

function draw(about: Partial<IqResult> = {}, isHidden?: boolean): string {
  const root = { brand: {}, learner: { id: 'u', name: 'Robin', email: '' } };
  const sitting = makeFinishedSitting(about);
  const score = readScored(sitting.result);
  const Page = () => (
    <ToastProvider>
      {isHidden && score ? <ScoreReport sitting={sitting} score={score} isHidden onHide={() => undefined} /> : <Result sitting={sitting} />}
    </ToastProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, loader: () => root, HydrateFallback: () => null }]);
  const markup = renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />).replaceAll('<!-- -->', '');
  // The content security policy forbids inline styles.
  expect(markup).not.toMatch(/\sstyle=|NaN|undefined/);
  return markup;
}

/** What is read, without the markup around it. */
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('says the range before the guess, and what both mean', () => {
  const words = wordsOf(draw());
  expect(words).toContain('Estimated score on the IQ scale, taken 20 November 2026');
  expect(words).toMatch(
    /Probably between 97 and 129 Best single guess 113 \. 100 = assumed adult average\. If nothing about you changed, about one repeat in five/,
  );
  expect(words).toContain('By this estimate 81 of 100 people of the assumed population stand lower, probably 42 to 97.');
  expect(words).toContain('How likely each category is: high average 45%, average 33%, superior 20%.');
  expect(words).not.toMatch(/your IQ is|improved/i);
});

it('says that the dots are the model’s', () => {
  expect(wordsOf(draw())).toContain(
    'If the model behind this test holds, 20 people with this very result would truly stand here, a dot each.',
  );
});

it('ends the scale in words', () => {
  const words = wordsOf(draw(TOP_RESULT));
  expect(words).toContain('Probably from 120 to 135 or higher');
  expect(words).toContain('Best single guess 135 or higher');
});

it.each([
  [135, 100, '135 or higher', 'more than 99'],
  [65, 0, '65 or lower', 'fewer than 1'],
])('says a result at the very end of the scale (%i) as people would, also in the words for the drawing', (points, place, said, count) => {
  const ends = {
    iqScore: points,
    interval: { low: points, high: points },
    percentile: place,
    percentileRange: { low: place, high: place },
  };
  const markup = draw({ ...TOP_RESULT, ...ends });
  expect(wordsOf(markup)).toContain(`Probably ${said} Best single guess ${said}`);
  expect(markup).toContain(`Your likely range is ${said}, the best single guess is ${said}.`);
  expect(wordsOf(markup)).toContain(`By this estimate ${count} of 100 people of the assumed population stand lower. `);
  expect(markup).not.toMatch(/&[gl]t;\d|from \d+ or|about (?:more|fewer) than|(?:more|fewer) than \d+ to/);
});

it('below 80 names what may have lowered it, and compares on request alone', () => {
  const markup = draw(LOW_RESULT);
  expect(wordsOf(markup)).toContain('Take it again after three months');
  expect(wordsOf(markup)).toContain('If daily life worries you, a psychologist can test properly.');
  expect(markup).toMatch(
    /<details class="iqr-compared"><summary>Compare with other people<\/summary>.*How likely each category is: below average/,
  );
  expect(draw()).not.toContain('iqr-compared');
});

it('of a short sitting shows no domain by itself, and says why', () => {
  const domainScores = { logical: null, pattern: null, spatial: null, numerical: null, verbal: null };
  const untold = [TOO_SHORT_WORDS];
  const analysis = makeIqAnalysis({ cognitiveStrengths: untold, developmentAreas: untold });
  const words = wordsOf(draw({ form: 'short', domainScores, analysis }));
  expect(words).toContain('Short form, 20 items, standard time.');
  expect(words).toContain('The short form has too few items of each domain to tell of it by itself');
  expect(words).not.toMatch(/too few answers|Five summits|Domain by domain/);
  expect(words.match(/has too few items of each domain/g)).toHaveLength(1);
});

it('hidden, no figure of the score is left anywhere', () => {
  const words = wordsOf(draw({ change: makeIqChange() }, true));
  expect(words).toContain('Your score is hidden.');
  expect(words).not.toMatch(/97|129|113|Five summits|Since the first time|high average/);
  expect(words).toContain('Practise in short sittings on several days.');
});

it('keeps the score out of sight until the browser has said whether it may be seen', () => {
  expect(draw()).toContain('<div class="iqr-result" data-unsettled="true">');
});

it('says of a change what it is beyond error, and leads to the first sitting', () => {
  expect(draw()).not.toContain('Since the first time');
  const markup = draw({ change: makeIqChange({ sittingId: 'first-one' }) });
  expect(wordsOf(markup)).toContain('No clear change since the first time');
  expect(markup).toContain('href="/iq-test/first-one"');
});

it('says who wrote the words, and calmly why a service did not', () => {
  expect(wordsOf(draw())).toContain('Worked out from your numbers');
  expect(wordsOf(draw({ analysis: makeIqAnalysis({ source: 'ai', model: 'granite-4' }) }))).toContain('Written by granite-4');
  const failed = draw({ analysis: makeIqAnalysis({ failure: { code: 'ai_timeout', message: 'It took too long.' } }) });
  expect(wordsOf(failed)).toContain('The AI service did not word it (It took too long).');
  expect(failed).not.toContain('role="alert"');
});

it('has a place for every field of the analysis', () => {
  const { detailedBreakdown, works, ...texts } = makeIqAnalysis();
  const words = wordsOf(draw());
  const said = [...Object.values(detailedBreakdown), ...Object.values(texts).flat(), ...works.map(({ title }) => title)];
  for (const text of said.filter((each) => typeof each === 'string' && each.includes(' '))) expect(words).toContain(text);
});

it.each([
  ['practice', 'A practice sitting'],
  ['rapid_answers', 'No score this time'],
  ['too_few_answers', 'Too few answers for a score'],
  ['chance_answers', 'No score: the answers look like guesses'],
] as const)('without a score (%s) it says why, and what can be said all the same', (why, title) => {
  const words = wordsOf(draw(withoutScore(why)));
  expect(words).toContain(title);
  expect(words).toContain('Pattern 5 of 7 right');
  expect(words).toContain('Review answers');
  expect(words).not.toMatch(/Probably|Best single guess|Domain by domain/);
});
