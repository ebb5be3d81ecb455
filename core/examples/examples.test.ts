import { describe, expect, it } from 'vitest';
import { BANDS } from '../coach/bands.ts';
import { SPOKEN } from '../../tests/support/samples/spoken-words.ts';
import { plainFinder } from '../../tests/support/samples/plain-finder.ts';
import { makeExamples } from './examples.ts';

const { matcher } = await plainFinder();

const { plan, talk, result } = makeExamples('2026-05-01', matcher, SPOKEN);

describe('the examples for visitors', () => {
  it('show a plan whose days lie ahead', () => {
    expect(plan.actions.length).toBeGreaterThanOrEqual(3);
    for (const { dueOn, measure, because } of plan.actions)
      expect([dueOn >= '2026-05-01', measure !== '', because.length > 0]).toEqual([true, true, true]);
    expect(makeExamples('2026-05-02', matcher, SPOKEN).plan).not.toEqual(plan);
  });

  it('show an answer of which some is found and some is missing, and what the coach says to it', () => {
    expect(talk.evaluation.refused).toBeNull();
    expect(BANDS.indexOf(talk.evaluation.band)).toBeGreaterThan(0);
    const found = talk.evaluation.features.filter((feature) => feature.found && feature.weight > 0);
    expect(found.length).toBeGreaterThan(2);
    for (const { quote, start, end } of talk.evaluation.features.flatMap(({ evidence }) => evidence))
      expect(talk.answer.slice(start, end)).toBe(quote);
    expect(talk.evaluation.features.some(({ advice }) => advice !== null)).toBe(true);
    expect(talk.reply).not.toBe('');
  });

  it('show a result that has a range, of all five domains', () => {
    expect(result.notReportable).toBeNull();
    expect(result.interval?.low).toBeLessThan(result.iqScore ?? 0);
    expect(result.interval?.high).toBeGreaterThan(result.iqScore ?? 0);
    expect(Object.values(result.domainScores).filter((score) => score !== null)).toHaveLength(5);
  });

  it('are the same on every day but for the days', () => {
    const again = makeExamples('2026-06-01', matcher, SPOKEN);
    expect([again.talk, again.result]).toEqual([talk, result]);
  });
});
