import { describe, expect, it } from 'vitest';
import { makeAnalysedResult } from '../../../tests/support/samples/make-analysed-result.ts';
import { makeIqChange } from '../../../tests/support/samples/make-iq-result.ts';
import { AnalysisTexts } from '../analysis/analysis.ts';
import { createFigureCheck } from './known-figures.ts';
import { isReportable } from './never-said.ts';
import { writeTexts } from './write-texts.ts';

const LOW = makeAnalysedResult({ outcome: (_, place) => (place < 2 ? 'right' : 'wrong') });
const RESULTS = {
  'a full sitting': makeAnalysedResult(),
  'a short one': makeAnalysedResult({ form: 'short', outcome: (_, place) => (place < 2 ? 'right' : 'wrong') }),
  'one without verbal items': makeAnalysedResult({ form: 'noverbal' }),
  'one without drawings': makeAnalysedResult({ form: 'nonvisual' }),
  'one with all right': makeAnalysedResult({ outcome: () => 'right' }),
  'one with all wrong': makeAnalysedResult({ outcome: () => 'wrong' }),
  'a low one': LOW,
  'a domain that stands out': makeAnalysedResult({ outcome: (domain) => (domain === 'spatial' ? 'right' : 'wrong') }),
  practice: makeAnalysedResult({ isScored: false }),
  'one that was guessed at': makeAnalysedResult({ isRapid: true }),
  'one that was mostly given up': makeAnalysedResult({ outcome: (_, place) => (place < 2 ? 'right' : 'omitted') }),
};
const textsOf = ({ detailedBreakdown, ...texts }: AnalysisTexts): string[] => [
  ...Object.values(texts).flat(),
  ...Object.values(detailedBreakdown).filter((text) => text !== ''),
];

describe.each(Object.entries(RESULTS))('the texts of %s', (_, result) => {
  const texts = writeTexts(result);

  it('say something in every field', () => {
    expect(AnalysisTexts.parse(texts)).toEqual(texts);
    const { detailedBreakdown, ...others } = texts;
    for (const text of Object.values(others).flat()) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    for (const list of Object.values(others).filter((one) => Array.isArray(one))) expect(list).not.toEqual([]);
    expect(Object.values(detailedBreakdown).filter((text) => text !== '')).toHaveLength(Object.keys(result.domainScores).length);
  });

  it('keep to what a report may speak of', () => {
    const { careerRecommendations: _career, nextSteps: _steps, learningStyleAnalysis: _style, ...worded } = texts;
    for (const text of textsOf({ ...worded, careerRecommendations: [], nextSteps: [], learningStyleAnalysis: '' }).filter(Boolean))
      expect({ text, isReportable: isReportable(text) }).toEqual({ text, isReportable: true });
  });

  it('hold no figure of a domain that was not given', () => {
    const isKnown = createFigureCheck(result);
    for (const text of Object.values(texts.detailedBreakdown)) expect({ text, isKnown: isKnown(text) }).toEqual({ text, isKnown: true });
  });
});

describe('the texts', () => {
  it.each([
    ['missed', makeAnalysedResult({ outcome: (_, place) => (place === 0 ? 'wrong' : 'right') }), /^Look at the items that you missed/],
    ['only left out', makeAnalysedResult({ outcome: (_, place) => (place === 0 ? 'omitted' : 'right') }), /^Look at what you left out/],
    ['all right', makeAnalysedResult({ outcome: () => 'right' }), /^Choose one work/],
  ])('send nobody to items that there are none of: %s', (_, result, first) => {
    expect(writeTexts(result).nextSteps[0]).toMatch(first);
  });

  it('give a score with its range alone', () => {
    const result = makeAnalysedResult();
    const { low, high } = result.interval ?? {};
    expect(writeTexts(result).personalizedInsight).toContain('about one repeat in five would differ');
    expect(writeTexts(result).personalizedInsight).toContain(`probably between ${low} and ${high}, best single guess ${result.iqScore}`);
  });

  it('name as strengths only what stands out', () => {
    expect(writeTexts(makeAnalysedResult()).cognitiveStrengths).toEqual([expect.stringMatching(/^No clear difference/)]);
    const texts = writeTexts(RESULTS['a domain that stands out']);
    expect(texts.cognitiveStrengths).toEqual([expect.stringMatching(/^Spatial reasoning stands above your own average: probably between/)]);
  });

  it('say of a low result what may have stood in the way, and where to ask', () => {
    expect(LOW.iqScore).toBeLessThan(80);
    const said = writeTexts(LOW).nextSteps.join(' ');
    expect(said).toMatch(/tiredness/i);
    expect(said).toContain('a psychologist can test properly');
    expect(writeTexts(makeAnalysedResult()).nextSteps.join(' ')).not.toContain('psychologist');
  });

  it('give no score where there is none', () => {
    for (const [what, reason] of [
      ['practice', /practice sitting/],
      ['one that was guessed at', /faster than the items can be read/],
      ['one that was mostly given up', /too few answers/],
      ['one with all wrong', /no more often right than guesses/],
    ] as const) {
      expect(writeTexts(RESULTS[what]).personalizedInsight).toMatch(reason);
      expect(JSON.stringify(writeTexts(RESULTS[what]))).not.toContain('estimated score on the IQ scale is');
    }
  });

  it('tell a change only beyond chance and practice', () => {
    const change = makeIqChange({ points: 20, index: 2.4, verdict: 'higher' });
    const say = (verdict: 'higher' | 'no_clear_change') =>
      writeTexts({ ...makeAnalysedResult(), change: { ...change, verdict } }).personalizedInsight;
    expect(say('higher')).toContain('higher by more than chance and practice explain');
    expect(say('no_clear_change')).toContain('within what chance and practice explain');
    expect(say('no_clear_change')).toContain('a true change of 29 points would be found in 8 of 10 comparisons');
  });

  it('say which domains a form leaves out', () => {
    const { personalizedInsight, detailedBreakdown } = writeTexts(makeAnalysedResult({ form: 'nonvisual' }));
    expect(personalizedInsight).toContain('Pattern recognition and spatial reasoning were not administered');
    expect(detailedBreakdown).toMatchObject({ patternRecognition: '', spatialIntelligence: '' });
  });
});
