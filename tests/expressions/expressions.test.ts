import { expect, it } from 'vitest';
import { BOUNDED, BUILT_LATER, type Bounded } from './bounded.ts';
import { judge, judgeAll, keyOf, listExpressions, readKnown } from './judge-expressions.ts';
import type { Expression } from './list-expressions.ts';

const allows = ({ files, powers }: Bounded, { file }: Expression, power: number) => file.startsWith(files) && powers.includes(power);

// What is new is judged here, a second or so for one; tests/expressions/write-verdicts.ts keeps what came of it.
it('no expression takes longer than its text is long, but those whose text is short', { timeout: 900_000 }, () => {
  const { expressions, unbuilt } = listExpressions();
  expect(expressions.length).toBeGreaterThan(1000);
  const powers = judgeAll(expressions, readKnown());
  const slow = expressions.flatMap((one) => {
    const power = powers.get(keyOf(one)) ?? 0;
    return power === 1 ? [] : [{ one, power }];
  });
  const refused = slow.filter(({ one, power }) => !BOUNDED.some((bounded) => allows(bounded, one, power)));
  expect(refused.map(({ one, power }) => `${one.file}: /${one.source}/${one.flags} grows by the power ${power}`)).toEqual([]);
  const unneeded = BOUNDED.filter((bounded) => !slow.some(({ one, power }) => allows(bounded, one, power)));
  expect(unneeded.map(({ files }) => files)).toEqual([]);
  const later = new Set(unbuilt.map((place) => place.split(':')[0]));
  expect([...later].toSorted()).toEqual([...BUILT_LATER].toSorted());
});

it('the checker finds what is slow, and nothing in what is not', { timeout: 300_000 }, () => {
  const slow = ['\\/+$', '^(?:a+)+$', '^(?:(?:hm+|mm+)[ .,]*){1,4}$'];
  const quick = ['(?<!\\/)\\/+$', '^a+$'];
  const powers = judge([...slow, ...quick].map((source) => ({ source, flags: '' })));
  for (const power of powers.slice(0, slow.length)) expect(power).toBeGreaterThan(1);
  expect(powers.slice(slow.length)).toEqual([1, 1]);
});
