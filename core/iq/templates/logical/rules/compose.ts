import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { CORES, type Core } from './cores.ts';
import { opposite, type Literal, type Rule } from './rule.ts';

export interface RulesPuzzle {
  readonly objects: readonly string[];
  readonly rules: readonly Rule[];
  readonly options: readonly Literal[];
}

/** Things that fit in a box and cannot be mistaken for each other; none begins with a vowel. */
const THINGS = [
  'bell',
  'book',
  'button',
  'candle',
  'coin',
  'cup',
  'key',
  'lamp',
  'map',
  'pen',
  'ring',
  'rope',
  'spoon',
  'stamp',
  'watch',
  'whistle',
];

/** Objects that are asked for, each as in and as not in. */
const ASKED = 4;

/** Reasoning that is common and wrong: from "then" to "if", from "not if" to "not then". */
const LURES = ['affirm', 'deny'] as const;
/** Rules that nothing sets off, about two or three objects of their own: `0 > 1` is "if 0, then 1". */
const IDLE = {
  pair: [[0, 1]],
  chain: [
    [0, 1],
    [1, 2],
  ],
  fork: [
    [0, 1],
    [0, 2],
  ],
  join: [
    [0, 2],
    [1, 2],
  ],
} as const;
type Lure = (typeof LURES)[number] | keyof typeof IDLE;

/** A core, and rules about further objects that leave these open; of four objects each way is offered, and one is sure. */
export function composeRules(random: Random, level: Level): Composed<RulesPuzzle> | null {
  const core = pickOne(random, CORES[level]);
  const signs = Array.from({ length: core.objects }, (_, object) => (level === 1 && object === 0) || random() < 0.5);
  const say = (object: number): Literal => ({ object, isIn: signs[object] ?? true });
  const open = Array.from({ length: core.objects }, (_, object) => object).filter(
    (object) => object !== core.target && !core.known.includes(object),
  );
  const further = Math.max(0, ASKED - 1 - open.length);
  const lures = pickLures(random, level, further);
  const added = throwLures(random, core, lures, say);
  const asked = [core.target, ...pickMany(random, [...open, ...Array.from({ length: further }, (_, i) => core.objects + i)], ASKED - 1)];
  const options = shuffle(random, asked).flatMap((object) => [true, false].map((isIn) => ({ object, isIn })));
  const right = options.findIndex(({ object, isIn }) => object === core.target && isIn === say(core.target).isIn);
  return {
    puzzle: {
      objects: pickMany(random, THINGS, core.objects + further),
      rules: shuffle(random, [...core.rules(say), ...added]),
      options,
    },
    key: OPTION_IDS.charAt(right),
    rules: [core.name, signs[core.target] ? 'in' : 'out', ...lures.toSorted()].join(', '),
  };
}

/** For as many further objects: an idle rule for two of them where there are two, and a wrong turn for the third. */
function pickLures(random: Random, level: Level, further: number): readonly Lure[] {
  if (level === 1) return [pickOne(random, ['chain', 'fork', 'join'] as const)];
  if (further === 3) return ['pair', pickOne(random, LURES)];
  if (further === 2 && random() < 0.4) return ['pair'];
  return Array.from({ length: further }, () => pickOne(random, LURES));
}

function throwLures(random: Random, core: Core, lures: readonly Lure[], say: (object: number) => Literal): Rule[] {
  const sure = [...core.known, core.target].map(say);
  let next = core.objects;
  return lures.flatMap((lure): Rule[] => {
    const first = next;
    if (lure !== 'affirm' && lure !== 'deny') {
      const own = [0, 1, 2].map((i) => ({ object: first + i, isIn: random() < 0.7 }));
      next += lure === 'pair' ? 2 : 3;
      return IDLE[lure].map(([when, then]) => ({ kind: 'if', when: own[when] as Literal, result: own[then] as Literal }));
    }
    const own: Literal = { object: next++, isIn: random() < 0.5 };
    return lure === 'affirm'
      ? [{ kind: 'if', when: own, result: pickOne(random, sure) }]
      : [{ kind: 'if', when: opposite(pickOne(random, sure)), result: own }];
  });
}
