import { fromEach, type RelationTable } from './relation-table.ts';
import * as words from './words/analogies.ts';

const split = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim()));

/** `asked`: from so many of the roles, the first of them, one is led to the others. */
const table = (
  asked: number,
  roles: readonly string[],
  rows: string,
  besides: string,
  apart: readonly (readonly [number, number])[] = [],
): RelationTable => ({
  roles,
  rows: split(rows),
  besides: split(besides),
  sets: fromEach(roles, apart).filter(([first]) => first !== undefined && first[0] < asked),
});

/** The tables of each level, easiest relations first. */
export const RELATIONS: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly RelationTable[]>> = {
  1: [table(1, ['an animal', 'its young', 'its sound', 'its home', 'a part of its body'], words.ANIMALS, words.ANIMALS_BESIDES)],
  2: [
    table(
      1,
      ['a thing', 'a part of it', 'what it may be made of', 'where it belongs', 'what it is for'],
      words.THINGS,
      words.THINGS_BESIDES,
    ),
  ],
  3: [
    table(
      3,
      ['a worker', 'a tool of the work', 'what the work makes', 'what it is made from', 'where the work is done'],
      words.WORK,
      words.WORK_BESIDES,
    ),
  ],
  4: [
    table(5, ['a trouble', 'its cause', 'its result', 'a sign of it', 'a protection against it'], words.TROUBLES, words.TROUBLES_BESIDES),
  ],
  5: [
    table(
      4,
      ['a mild word', 'the strong word', 'the opposite mild word', 'the opposite strong word', 'what is measured'],
      words.SCALES,
      words.SCALES_BESIDES,
      [
        [0, 1],
        [2, 3],
      ],
    ),
  ],
};
