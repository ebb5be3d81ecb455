import type { Random } from '../../../../random.ts';
import { pickOne } from '../../dice.ts';
import type { Bar, Body, Plane, Profile, Shade } from './body.ts';

/** How the bodies of a solid stand to each other; the second is on the first, through it or inside it. */
export type Joint = 'alone' | 'on' | 'through' | 'inside';

export interface Solid {
  readonly joint: Joint;
  readonly bodies: readonly Body[];
}

/** What is common to solids that differ in their shapes and sizes alone. */
export interface Kind {
  readonly joint: Joint;
  /** Of the second body, where it goes through the first. */
  readonly axis: 'z' | 'x';
  readonly inner: Shade;
  /** Shut in, and not from end to end. */
  readonly isShutIn: boolean;
  /** One body upright, as deep as it is wide, with its tip or without any, cut level or upright through its middle. */
  readonly isPlain?: boolean;
}

const PROFILES: readonly Profile[] = ['round', 'round', 'square', 'square', 'diamond', 'hexagon', 'triangle'];
/** From its middle to its sides, where its corners are 1 away along an axis. */
const INNER_RADIUS: Record<Profile, number> = { round: 1, square: 1, diamond: Math.SQRT1_2, hexagon: Math.sqrt(3) / 2, triangle: 0.5 };
const OUTER_RADIUS: Record<Profile, number> = { round: 1, square: Math.SQRT2, diamond: 1, hexagon: 1, triangle: 1 };

type BarSize = Pick<Bar, 'profile' | 'taper' | 'from' | 'to'> & { readonly half: readonly [number, number] };
const makeBar = (size: BarSize, axis: 'z' | 'x' = 'z', shade: Shade = 'light'): Bar => ({ form: 'bar', axis, shade, ...size });

export function throwSolid(random: Random, { joint, axis, inner, isShutIn, isPlain }: Kind): Solid {
  if (isPlain) return { joint, bodies: [throwPlain(random)] };
  if (joint === 'alone') return { joint, bodies: [throwSingle(random)] };
  if (joint === 'on') return { joint, bodies: throwStack(random) };
  if (joint === 'through') return { joint, bodies: axis === 'z' ? throwSpike(random) : throwBeam(random) };
  return { joint, bodies: throwNested(random, inner, isShutIn) };
}

function throwPlain(random: Random): Body {
  const profile = pickOne(random, ['round', 'square', 'hexagon', 'triangle'] as const);
  const [wide, high] = pickOne(random, [
    [3, 6],
    [5, 5],
    [5, 3],
    [4, 6],
  ] as const);
  return makeBar({ profile, taper: pickOne(random, [1, 0]), from: -high, to: high, half: [wide, wide] });
}

function throwSingle(random: Random): Body {
  if (random() < 0.06) return { form: 'ball', radius: 5, shade: 'light' };
  const profile = pickOne(random, PROFILES);
  const taper = pickOne(random, [1, 1, 0, 0.5]);
  const wide = pickOne(random, [3, 4, 5]);
  const deep = profile === 'square' || profile === 'diamond' ? pickOne(random, [3, 4, 5]) : wide;
  const high = pickOne(random, [3, 4, 5, 6]);
  return makeBar({ profile, taper, from: -high, to: high, half: [wide, deep] }, taper === 1 && random() < 0.35 ? 'x' : 'z');
}

/** One on the other, both upright. */
function throwStack(random: Random): Body[] {
  const [below, above] = [pickOne(random, PROFILES), pickOne(random, PROFILES)];
  const [low, high] = [pickOne(random, [3, 4, 5]), pickOne(random, [4, 6, 8])];
  const [lowTaper, highTaper] = [pickOne(random, [1, 1, 0.6]), pickOne(random, [1, 0, 0, 0.5])];
  const room = 5 * lowTaper * INNER_RADIUS[below] * (below === 'triangle' ? 1.2 : 1);
  const wide = Math.max(1.6, (room / OUTER_RADIUS[above]) * pickOne(random, [0.55, 0.95]));
  return [
    makeBar({ profile: below, taper: lowTaper, from: -(low + high) / 2, to: (low - high) / 2, half: [5, 5] }),
    makeBar({ profile: above, taper: highTaper, from: (low - high) / 2, to: (low + high) / 2, half: [wide, wide] }),
  ];
}

/** A plate with something tall through it. */
function throwSpike(random: Random): Body[] {
  const [plate, tall] = [pickOne(random, PROFILES), pickOne(random, PROFILES)];
  const wide = pickOne(random, [5, 6]);
  const [low, thick] = [pickOne(random, [-3, -1, 1]), pickOne(random, [2, 3])];
  const thin = ((wide * INNER_RADIUS[plate]) / OUTER_RADIUS[tall]) * pickOne(random, [0.5, 0.8]);
  return [
    makeBar({ profile: plate, taper: 1, from: low, to: low + thick, half: [wide, wide] }),
    makeBar({ profile: tall, taper: pickOne(random, [1, 0, 0.4]), from: -6, to: 6, half: [thin, thin] }),
  ];
}

/** A block with something long through it from left to right. */
function throwBeam(random: Random): Body[] {
  const block = pickOne(random, ['square', 'hexagon'] as const);
  const [wide, deep, high] = [pickOne(random, [2, 3, 4]), pickOne(random, [3, 4, 5]), pickOne(random, [4, 5])];
  const half: [number, number] = block === 'square' ? [wide, deep] : [4.5, 4.5];
  const room = Math.min(high, block === 'square' ? deep : 2.25);
  const beam = pickOne(random, PROFILES);
  const thin = (room / OUTER_RADIUS[beam]) * pickOne(random, [0.6, 0.9]);
  return [
    makeBar({ profile: block, taper: 1, from: -high, to: high, half }),
    makeBar({ profile: beam, taper: pickOne(random, [1, 1, 0.4]), from: -8, to: 8, half: [thin, thin] }, 'x'),
  ];
}

function throwNested(random: Random, shade: Shade, isShutIn: boolean): Body[] {
  const [around, inner] = [pickOne(random, PROFILES), pickOne(random, PROFILES)];
  const [taper, high] = [pickOne(random, [1, 1, 0.6]), pickOne(random, [4, 5, 6])];
  const wide = around === 'triangle' ? 6 : 5;
  const outer = makeBar({ profile: around, taper, from: -high, to: high, half: [wide, wide] });
  const room = wide * INNER_RADIUS[around] * (isShutIn ? (1 + taper) / 2 : taper);
  if (isShutIn && random() < 0.25) return [outer, { form: 'ball', radius: Math.min(room, high) * pickOne(random, [0.6, 0.8]), shade }];
  const thin = (room / OUTER_RADIUS[inner]) * pickOne(random, [0.55, 0.8]);
  const reach = isShutIn ? high * 0.6 : high;
  const innerTaper = isShutIn ? pickOne(random, [1, 0]) : 1;
  return [outer, makeBar({ profile: inner, taper: innerTaper, from: -reach, to: reach, half: [thin, thin] }, 'z', shade)];
}

const LEVEL_OFFSETS: Record<Joint, readonly number[]> = { alone: [-1, 0, 1], on: [0], through: [0], inside: [-1, 0, 1] };
/** Degrees from the level. */
const SLANTS = [30, 40, 50, 60] as const;

export function throwPlane(random: Random, { joint, axis, isPlain }: Kind, isSlanted: boolean): Plane {
  if (isPlain) return random() < 0.5 ? { across: 0, up: 1, offset: 0 } : { across: 1, up: 0, offset: 0 };
  if (isSlanted) {
    const angle = (pickOne(random, SLANTS) * Math.PI) / 180;
    const side = random() < 0.5 ? -1 : 1;
    const [across, up] = [side * Math.sin(angle), Math.cos(angle)];
    return { across, up, offset: up * pickOne(random, [-2, -1, 0, 1, 2]) };
  }
  const isLevel = joint === 'through' ? axis === 'x' : joint !== 'on' && random() < 0.5;
  return isLevel
    ? { across: 0, up: 1, offset: pickOne(random, LEVEL_OFFSETS[joint]) }
    : { across: 1, up: 0, offset: pickOne(random, [0, 0, 1]) };
}
