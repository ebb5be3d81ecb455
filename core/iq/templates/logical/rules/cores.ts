import type { Level } from '../../../domains.ts';
import { opposite, type Literal, type Rule } from './rule.ts';

/** What leads to one of two cases: objects are 0, 1, ...; `say(object)` is that object's literal, in or out by chance. */
export interface Cover {
  readonly name: string;
  readonly objects: number;
  /** At least one of the two is true. */
  cases(say: (object: number) => Literal): readonly [Literal, Literal];
  rules(say: (object: number) => Literal): readonly Rule[];
}

const put = (object: number): Literal => ({ object, isIn: true });
const leave = (object: number): Literal => ({ object, isIn: false });
export const when = (condition: Literal, ...results: readonly Literal[]): Rule => ({ kind: 'if', when: condition, results });
const onlyIf = (condition: Literal, result: Literal): Rule => ({ kind: 'onlyIf', when: condition, result });
const or = (one: number, other: number): Rule => ({ kind: 'or', of: [one, other] });
const exclusive = (one: number, other: number): Rule => ({ kind: 'exclusive', of: [one, other] });

/** By level: with "or", turned round, exclusive "or" with "not". */
export const COVERS: Readonly<Record<Exclude<Level, 1 | 2>, readonly Cover[]>> = {
  3: [
    { name: 'or', objects: 2, cases: () => [put(0), put(1)], rules: () => [or(0, 1)] },
    { name: 'or, one longer', objects: 3, cases: (say) => [put(0), say(2)], rules: (say) => [or(0, 1), when(put(1), say(2))] },
    { name: 'if not', objects: 2, cases: (say) => [say(0), say(1)], rules: (say) => [when(opposite(say(0)), say(1))] },
  ],
  4: [
    {
      name: 'on and back',
      objects: 3,
      cases: (say) => [say(0), say(2)],
      rules: (say) => [when(opposite(say(0)), say(1)), when(opposite(say(2)), opposite(say(1)))],
    },
    {
      name: 'only if',
      objects: 3,
      cases: (say) => [say(0), say(2)],
      rules: (say) => [onlyIf(opposite(say(0)), say(1)), when(opposite(say(2)), opposite(say(1)))],
    },
    {
      name: 'or, back',
      objects: 3,
      cases: (say) => [say(2), put(1)],
      rules: (say) => [or(0, 1), when(opposite(say(2)), leave(0))],
    },
    {
      name: 'or, back twice',
      objects: 4,
      cases: (say) => [say(2), say(3)],
      rules: (say) => [or(0, 1), when(opposite(say(2)), leave(0)), onlyIf(put(1), say(3))],
    },
  ],
  5: [
    { name: 'two exclusive', objects: 3, cases: () => [put(0), leave(2)], rules: () => [exclusive(0, 1), exclusive(1, 2)] },
    {
      name: 'three exclusive',
      objects: 4,
      cases: (say) => (say(0).isIn ? [put(0), put(3)] : [leave(0), leave(3)]),
      rules: () => [exclusive(0, 1), exclusive(1, 2), exclusive(2, 3)],
    },
    {
      name: 'exclusive, back',
      objects: 3,
      cases: (say) => [say(2), leave(1)],
      rules: (say) => [exclusive(0, 1), onlyIf(leave(0), say(2))],
    },
    {
      name: 'two exclusive, linked',
      objects: 4,
      cases: () => [put(1), leave(3)],
      rules: () => [exclusive(0, 1), exclusive(2, 3), when(leave(2), leave(0))],
    },
    {
      name: 'two exclusive, back',
      objects: 4,
      cases: (say) => [say(3), leave(2)],
      rules: (say) => [exclusive(0, 1), exclusive(1, 2), when(opposite(say(3)), leave(0))],
    },
  ],
};
