import type { Level } from '../../../domains.ts';
import type { Literal, Rule } from './rule.ts';

/** A proof's skeleton: objects are 0, 1, ...; `say(object)` is that object's literal, the same one throughout, in or out by chance. */
export interface Core {
  readonly name: string;
  readonly objects: number;
  /** What follows is about it. */
  readonly target: number;
  /** Known from the rules as well, and so not to be asked for. */
  readonly known: readonly number[];
  rules(say: (object: number) => Literal): readonly Rule[];
}

const not = ({ object, isIn }: Literal): Literal => ({ object, isIn: !isIn });
const put = (object: number): Literal => ({ object, isIn: true });
const leave = (object: number): Literal => ({ object, isIn: false });
const fact = (result: Literal): Rule => ({ kind: 'fact', result });
const when = (condition: Literal, result: Literal): Rule => ({ kind: 'if', when: condition, result });
const onlyIf = (condition: Literal, result: Literal): Rule => ({ kind: 'onlyIf', when: condition, result });
const or = (one: number, other: number): Rule => ({ kind: 'or', of: [one, other] });
const exclusive = (one: number, other: number): Rule => ({ kind: 'exclusive', of: [one, other] });

/** By level: one conditional, two in a chain, with "or", turned round, exclusive "or" with "not". */
export const CORES: Readonly<Record<Level, readonly Core[]>> = {
  1: [{ name: 'if', objects: 2, target: 1, known: [0], rules: (say) => [fact(say(0)), when(say(0), say(1))] }],
  2: [
    { name: 'chain', objects: 3, target: 2, known: [0, 1], rules: (say) => [fact(say(0)), when(say(0), say(1)), when(say(1), say(2))] },
    {
      name: 'chain with and',
      objects: 4,
      target: 3,
      known: [0, 1, 2],
      rules: (say) => [fact(say(0)), fact(say(1)), when(say(0), say(2)), { kind: 'ifBoth', when: [say(1), say(2)], result: say(3) }],
    },
  ],
  3: [
    { name: 'both ways', objects: 3, target: 2, known: [], rules: (say) => [or(0, 1), when(put(0), say(2)), when(put(1), say(2))] },
    { name: 'one is out', objects: 3, target: 2, known: [0, 1], rules: (say) => [or(0, 1), fact(leave(0)), when(put(1), say(2))] },
    {
      name: 'or as condition',
      objects: 4,
      target: 3,
      known: [0, 1],
      rules: (say) => [fact(say(0)), when(say(0), say(1)), { kind: 'ifEither', when: [say(1), say(2)], result: say(3) }],
    },
    {
      name: 'both ways, one longer',
      objects: 4,
      target: 3,
      known: [],
      rules: (say) => [or(0, 1), when(put(0), say(2)), when(say(2), say(3)), when(put(1), say(3))],
    },
  ],
  4: [
    {
      name: 'two back',
      objects: 3,
      target: 0,
      known: [1, 2],
      rules: (say) => [when(not(say(0)), say(1)), when(say(1), say(2)), fact(not(say(2)))],
    },
    {
      name: 'only if',
      objects: 3,
      target: 0,
      known: [1, 2],
      rules: (say) => [onlyIf(not(say(0)), say(1)), when(say(1), say(2)), fact(not(say(2)))],
    },
    {
      name: 'on and back',
      objects: 3,
      target: 2,
      known: [0, 1],
      rules: (say) => [fact(say(0)), when(say(0), say(1)), when(not(say(2)), not(say(1)))],
    },
    {
      name: 'against itself',
      objects: 3,
      target: 0,
      known: [],
      rules: (say) => [when(not(say(0)), say(1)), when(say(1), say(2)), when(not(say(0)), not(say(2)))],
    },
    {
      name: 'or, back',
      objects: 4,
      target: 3,
      known: [0, 1, 2],
      rules: (say) => [or(0, 1), when(put(0), say(2)), fact(not(say(2))), when(put(1), say(3))],
    },
    {
      name: 'both out',
      objects: 3,
      target: 2,
      known: [],
      rules: (say) => [or(0, 1), when(not(say(2)), leave(0)), when(not(say(2)), leave(1))],
    },
  ],
  5: [
    {
      name: 'not both, longer',
      objects: 4,
      target: 3,
      known: [],
      rules: (say) => [exclusive(0, 1), when(not(say(3)), put(0)), when(not(say(3)), say(2)), when(say(2), put(1))],
    },
    {
      name: 'one is missing, longer',
      objects: 4,
      target: 3,
      known: [],
      rules: (say) => [exclusive(0, 1), when(leave(0), say(2)), when(say(2), say(3)), when(leave(1), say(3))],
    },
    {
      name: 'three exclusive',
      objects: 5,
      target: 4,
      known: [],
      rules: (say) => [exclusive(0, 1), exclusive(1, 2), exclusive(2, 3), when(not(say(4)), put(0)), when(not(say(4)), put(3))],
    },
    {
      name: 'two exclusive, both ways',
      objects: 4,
      target: 3,
      known: [],
      rules: (say) => [exclusive(0, 1), exclusive(1, 2), when(leave(2), say(3)), when(put(0), say(3))],
    },
    {
      name: 'two exclusive, against itself',
      objects: 4,
      target: 3,
      known: [],
      rules: (say) => [exclusive(0, 1), exclusive(1, 2), when(not(say(3)), put(0)), onlyIf(not(say(3)), leave(2))],
    },
    {
      name: 'two exclusive, linked',
      objects: 5,
      target: 4,
      known: [],
      rules: (say) => [exclusive(0, 1), exclusive(2, 3), when(put(0), put(2)), when(not(say(4)), put(0)), when(not(say(4)), put(3))],
    },
    {
      name: 'exclusive, back',
      objects: 4,
      target: 3,
      known: [],
      rules: (say) => [exclusive(0, 1), when(put(0), say(2)), onlyIf(not(say(3)), leave(1)), when(not(say(3)), not(say(2)))],
    },
  ],
};
