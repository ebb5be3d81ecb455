import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Situation } from '#core/assessment/situations/situation.ts';
import { COACH_FOLDER } from './read-coach-words.ts';
import { readSituations } from './read-situations.ts';
import { hashSituation, readDirections } from './situation-directions.ts';

/** "No." may begin two answers. */
const LEAST_WORDS = 4;

const sentencesOf = ({ name, picture, ask, actions, write, if_then, cost, order, asks, practice }: Situation): string[] =>
  [
    ...[name, picture, ask, write.why, write.message, if_then, cost, order],
    ...actions.flatMap((action) => [action.do, action.why, action.measure, ...action.steps]),
    ...asks.flatMap(({ q, a }) => [q, a]),
    ...practice.map(({ what }) => what),
  ].flatMap((text) => text.split(/(?<=[.?!])\s+/));

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the situations of the starter library', () => {
  let situations: Situation[];
  beforeAll(async () => void (situations = await readSituations()));

  it('are read, all 128', () => expect(situations).toHaveLength(128));

  it('have each its place among what is said, from the file that is made of them', async () => {
    const { byHash } = await readDirections();
    expect(situations.filter((situation) => !byHash.has(hashSituation(situation))).map(({ id }) => id)).toEqual([]);
  });

  it('have no sentence in common', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const situation of situations) {
      for (const sentence of new Set(sentencesOf(situation).map(bare))) {
        if (sentence.split(' ').length < LEAST_WORDS) continue;
        const at = seen.get(sentence);
        if (at !== undefined) twice.push(`${at}, ${situation.id}: ${sentence}`);
        seen.set(sentence, situation.id);
      }
    }
    expect(twice).toEqual([]);
  });

  it('have no way to put it in common', () => {
    const said = situations.flatMap((situation) => situation.said.map(bare));
    expect(said.filter((line, i) => said.indexOf(line) !== i)).toEqual([]);
  });
});

describe('a situation that somebody changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-situations-'));
  const file = path.join(folder, 'situations', 'leaving-nights.yaml');
  beforeAll(() => cpSync(path.join(COACH_FOLDER, 'situations', 'leaving-nights.yaml'), file));
  afterAll(() => rmSync(folder, { recursive: true }));
  const change = (from: string | RegExp, to: string): void => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

  it('is refused with its file, its line and what to do', async () => {
    change('urgency: months', 'urgency: someday');
    await expect(readSituations(folder)).rejects.toThrow(/situations\/leaving-nights\.yaml:\d+ {2}urgency: .*Change it/);
    change('urgency: someday', 'urgency: months');
  });

  it('has the name of its file', async () => {
    change('id: leaving-nights', 'id: leaving-days');
    await expect(readSituations(folder)).rejects.toThrow('Give the file the name of its id.');
  });
});
