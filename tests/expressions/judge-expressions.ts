import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Expression } from './list-expressions.ts';

/** By which power of a text's length the time of an expression grows: 1 is safe, 99 is beyond any power, 0 was not found out in time. */
export type Power = number;

const folder = import.meta.dirname;
const KNOWN = path.join(folder, 'verdicts.json');

export interface Listed {
  readonly expressions: readonly Expression[];
  /** Places where one is built only when it is asked for. */
  readonly unbuilt: readonly string[];
}

export const listExpressions = (): Listed =>
  JSON.parse(execFileSync('node', [path.join(folder, 'list-expressions.ts')], { encoding: 'utf8', maxBuffer: 1e8 })) as Listed;

export const keyOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16);

export const readKnown = (): Record<string, Power> => JSON.parse(readFileSync(KNOWN, 'utf8')) as Record<string, Power>;

/** Asks the checker, which takes a second for one, and a minute for some. */
export function judge(expressions: readonly Pick<Expression, 'source' | 'flags'>[]): Power[] {
  const input = JSON.stringify(expressions.map(({ source, flags }) => ({ source, flags })));
  return JSON.parse(execFileSync('node', [path.join(folder, 'check-expressions.mjs')], { input, encoding: 'utf8' })) as Power[];
}

/** All expressions by their keys, with their powers: those that were judged before are not judged again. */
export function judgeAll(expressions: readonly Expression[], known: Readonly<Record<string, Power>>): Map<string, Power> {
  const fresh = new Map(expressions.filter((one) => known[keyOf(one)] === undefined).map((one) => [keyOf(one), one]));
  const powers = fresh.size === 0 ? [] : judge([...fresh.values()]);
  const judged = new Map([...fresh.keys()].map((key, i) => [key, powers[i] ?? 0]));
  return new Map(expressions.map((one) => [keyOf(one), known[keyOf(one)] ?? judged.get(keyOf(one)) ?? 0]));
}
