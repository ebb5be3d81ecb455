import { expect, it } from 'vitest';
import { LOW_RESULT, makeIqChange, makeIqResult, TOP_RESULT } from '../../../tests/support/samples/make-iq-result.ts';
import { countRight } from './count-right.ts';
import {
  describeChange,
  describeConditions,
  describeForm,
  describeHaste,
  describePace,
  describeStanding,
  sayRight,
} from './describe-sitting.ts';
import type { IqChange } from './result.ts';

it('says the form, how many items, and the timing', () => {
  expect(describeForm(makeIqResult())).toBe('Full form, 40 items, standard time.');
  expect(describeForm(makeIqResult({ form: 'nonvisual', timing: 'x2' }))).toBe('Non-visual form, 30 items, twice the time.');
});

it('says what makes a result less comparable, and nothing when nothing does', () => {
  expect(describeConditions(makeIqResult())).toEqual([]);
  expect(describeConditions(makeIqResult({ form: 'nonvisual', described: 1 }))).toEqual([
    'Not administered: pattern and spatial. Other domains may have gone otherwise.',
    'You opened the description of 1 item, which makes the result less comparable with others.',
  ]);
});

it('names a domain as standing out only where the result does', () => {
  const { form, domainScores } = makeIqResult();
  expect(describeStanding({ form, domainScores })).toBe('Pattern stands above your own average, with at least 90% certainty.');
  const { pattern: _, ...level } = domainScores;
  expect(describeStanding({ form, domainScores: level })).toBe('No clear difference between your domains, as with most people.');
});

it('says nothing of domains that were asked too little of', () => {
  expect(describeStanding(makeIqResult({ form: 'short' }))).toMatch(/^The short form has too few items of each domain/);
});

it.each<[IqChange['verdict'], string]>([
  ['higher', 'Higher than the first time, by more than chance and practice explain.'],
  ['lower', 'Lower than the first time, by more than chance explains.'],
  ['no_clear_change', 'No clear change since the first time'],
])('says of a change that is %s what it is beyond error', (verdict, words) => {
  expect(describeChange(makeIqChange({ verdict }))).toContain(words);
  expect(describeChange(makeIqChange({ verdict }))).toContain('About 4 points are allowed for having done it before');
  expect(describeChange(makeIqChange({ verdict, claimedFrom: 24, foundFrom: 29 }))).toMatch(
    /about 24 points or more .* a true change of 29 points would be found in 8 of 10 comparisons, a smaller one less often/,
  );
  expect(describeChange(makeIqChange({ verdict }))).not.toMatch(/improv/i);
});

it('says of a change between forms that they are not quite the same', () => {
  expect(describeChange(makeIqChange())).not.toContain('forms');
  expect(describeChange(makeIqChange({ isAcrossForms: true }))).toContain('two forms');
});

it('tells times in whole seconds, or that there are none', () => {
  const result = makeIqResult();
  expect(describePace(result)).toBe('Half of the items took you 45 s or less; the average is 46 s.');
  const timeAnalysis = { ...result.timeAnalysis, medianTimePerQuestion: null };
  expect(describePace({ ...result, timeAnalysis })).toBe('No item was long enough in view to tell of times.');
});

it('of a sitting in haste says what its times are of, and what counts as left out', () => {
  const result = makeIqResult();
  const responses = result.responses.map((response, i) => (i < 20 ? { ...response, isOmitted: true, isRapid: true } : response));
  expect(describePace({ ...result, responses })).toMatch(/^Of the 20 items that you did not answer too fast, half took you/);
  expect(describeHaste({ responses })).toBe('21 of 40 items left out: 20 answered faster than can be read and 1 with “I don’t know”.');
  expect(describeHaste(result)).toBe('');
});

it('counts the answers of a domain beside what was left out', () => {
  const result = makeIqResult();
  expect(sayRight(countRight(result, 'logical'))).toBe('8 of 8 right');
  expect(sayRight(countRight(result, 'pattern'))).toBe('5 of 7 right, 1 left out');
  const responses = result.responses.map((response) => ({ ...response, isOmitted: true }));
  expect(sayRight(countRight({ ...result, responses }, 'pattern'))).toBe('not scored, 8 left out');
});

it('fixtures keep to the ends of the scale', () => {
  expect([LOW_RESULT.interval?.low, TOP_RESULT.interval?.high]).toEqual([65, 135]);
});
