import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccepted } from './short-answer.ts';

describe('a short answer', () => {
  it.each([
    ['premortem', 'Premortem'],
    ['  PRE-MORTEM! ', 'premortem'],
    ['pre mortem', 'premortem'],
    ['cliche', 'cliché'],
    ['whats next', 'what’s next'],
    ['premortm', 'premortem'],
    ['premrotem', 'premortem'],
    ['the premortems', 'the premortem'],
    ['implementation intenton', 'implementation intention'],
    ['twelve', '12'],
    ['12', 'twelve'],
    ['Twenty-one weeks', '21 weeks'],
    ['thirty four', '34'],
    ['seventeen', '17'],
    ['1,000', '1000'],
    ['€ 1000', '1,000'],
    ['0,5', '0.5'],
    ['40 %', '40'],
    ['40 per cent', '40 per cent'],
    ['six weeks', '6'],
    ['−3', '-3'],
  ])('%j is %j', (given, accepted) => expect(isAccepted(given, [accepted])).toBe(true));

  it.each([
    ['', 'premortem'],
    ['?!', 'premortem'],
    ['mortem', 'premortem'],
    ['premotem plan', 'premortem'],
    ['premrtm', 'premortem'],
    ['blank', 'plank'],
    ['log', 'fog'],
    ['100001', '100000'],
    ['-3', '3'],
    ['12 or 13', '12'],
    ['12 13', '1213'],
    ['12 days', '12 weeks'],
    ['6.5', '65'],
    ['1.2.3', '123'],
    ['someone', 'some1'],
    ['weight', 'w8'],
  ])('%j is not %j', (given, accepted) => expect(isAccepted(given, [accepted])).toBe(false));

  it('is right when it is one of several', () => {
    expect(isAccepted('base rate', ['outside view', 'base rate'])).toBe(true);
    expect(isAccepted('inside view', ['outside view', 'base rate'])).toBe(false);
  });

  it('may be off by the tolerance and no more', () => {
    expect(['9.5', '10.5', 'ten', '10 hours'].map((given) => isAccepted(given, ['10'], 0.5))).toEqual([true, true, true, true]);
    expect(['9.4', '10.51', '-10'].map((given) => isAccepted(given, ['10'], 0.5))).toEqual([false, false, false]);
    expect(isAccepted('0.3', ['0.2'], 0.1)).toBe(true);
  });

  it('is right in its own words, however they are written', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(isAccepted(`  ${words.join(' - ').toUpperCase()}. `, [words.join(' ')])).toBe(true);
      }),
    );
  });

  it('is read within its length, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (a, b) => void isAccepted(a, [b], 1)));
    const began = performance.now();
    isAccepted('9,'.repeat(100), ['1'], 0);
    isAccepted(' twenty'.repeat(28), ['twenty '.repeat(28)], 0);
    expect(performance.now() - began).toBeLessThan(200);
  });
});
