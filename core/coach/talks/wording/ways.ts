import { z } from 'zod';

export const Way = z.string('write at least one way to say it').trim().min(1).max(500);

const isPlain = (way: string): boolean => !/[{}]/.test(way);
/** Several ways to say the same. */
export const waysOf = (One: z.ZodType<string>) =>
  z.tuple([One], One).refine((ways) => ways.length <= 20, 'write at most 20 ways to say it');

/** One way, where there is no other. */
export const Plain = Way.refine((way) => isPlain(way) && !way.includes('?'), 'write it without a question and without blanks');
export const Telling = waysOf(Plain);
export const Question = waysOf(
  Way.refine((way) => isPlain(way) && way.split('?').length === 2, 'ask exactly one question, without blanks'),
);

/** With each of these blanks once and no other, and without a question: the next one follows. */
export function plainWith(...blanks: readonly string[]) {
  const named = blanks.map((blank) => `{${blank}}`);
  const fits = (way: string): boolean =>
    !way.includes('?') &&
    isPlain(way.replaceAll(/\{\w+\}/g, '')) &&
    (way.match(/\{\w+\}/g) ?? []).toSorted().join() === named.toSorted().join();
  return Way.refine(fits, `put ${named.join(' and ')} in once${named.length > 1 ? ' each' : ''}, no other blank, and ask nothing`);
}
export const tellingWith = (...blanks: readonly string[]) => waysOf(plainWith(...blanks));
