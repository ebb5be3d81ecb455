import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { between, intBetween, pickOne } from '../../dice.ts';
import { withDepth, type Body, type Plane, type Profile, type Shade } from './body.ts';

/** How the bodies of a solid stand to each other; the second is on the first, through it or inside it. */
export type Joint = 'alone' | 'on' | 'through' | 'inside';

export interface Solid {
  readonly joint: Joint;
  readonly bodies: readonly Body[];
}

/** Whether a body keeps its size to its end, ends in a point, or in between. */
type Build = 'prism' | 'pointed' | 'cut';

interface Make {
  readonly profile: Profile;
  /** Any of them. */
  readonly builds: readonly Build[];
  readonly axis?: 'x';
}

/** What is common to solids that are called alike and cut the same way: they differ in their measures, and in how they end. */
export interface Kind {
  readonly joint: Joint;
  readonly makes: readonly Make[];
  readonly isSlanted: boolean;
  /** Cut through its middle. */
  readonly isPlain?: true;
  /** Of what is inside: a hole or another stuff, and whether it is shut in or reaches from end to end. */
  readonly inner?: Extract<Shade, 'paper' | 'mid'>;
  readonly isShutIn?: boolean;
}

const PROFILES: readonly Profile[] = ['round', 'round', 'square', 'diamond', 'hexagon', 'triangle'];
const BUILDS: readonly Build[] = ['prism', 'pointed', 'cut'];

/** Such that a level and an upright cut show two forms at least. */
const PLAIN: readonly Make[] = [
  { profile: 'round', builds: ['prism', 'pointed'] },
  { profile: 'hexagon', builds: ['prism', 'pointed'] },
  { profile: 'square', builds: ['pointed'] },
  { profile: 'triangle', builds: ['prism'] },
];
/** Such that slanted cuts show two forms at least. */
const SINGLE: readonly Make[] = [
  ...(['round', 'round', 'triangle'] as const).map((profile) => ({ profile, builds: BUILDS })),
  ...(['square', 'diamond', 'hexagon'] as const).map((profile): Make => ({ profile, builds: ['pointed', 'cut'] })),
  ...(['diamond', 'hexagon'] as const).map((profile): Make => ({ profile, builds: ['prism'] })),
  ...(['round', 'diamond', 'hexagon', 'triangle'] as const).map((profile): Make => ({ profile, builds: ['prism'], axis: 'x' })),
];

export function throwKind(random: Random, level: Level): Kind {
  const make = (...builds: Build[]): Make => ({ profile: pickOne(random, PROFILES), builds });
  if (level === 1) return { joint: 'alone', makes: [pickOne(random, PLAIN)], isSlanted: false, isPlain: true };
  if (level === 2) return { joint: 'alone', makes: [pickOne(random, SINGLE)], isSlanted: true };
  const isSlanted = level !== 3;
  if (level === 5) {
    const [inner, isShutIn] = pickOne(random, [['mid', true], ['mid', false], ['paper', false]] as const); // prettier-ignore
    return { joint: 'inside', makes: [make('prism', 'cut'), isShutIn ? make('prism', 'pointed') : make('prism')], isSlanted, inner, isShutIn }; // prettier-ignore
  }
  if (random() < 0.5) return { joint: 'on', makes: [make(pickOne(random, ['prism', 'cut'])), make(pickOne(random, BUILDS))], isSlanted };
  if (random() < 0.75) return { joint: 'through', makes: [make('prism'), make(pickOne(random, BUILDS))], isSlanted };
  const block: Make = { profile: pickOne(random, ['square', 'hexagon']), builds: ['prism'] };
  return { joint: 'through', makes: [block, { ...make('prism', 'cut'), axis: 'x' }], isSlanted };
}

/** From its middle to its sides, where its corners are 1 away along an axis. */
const INNER_RADIUS: Record<Profile, number> = { round: 1, square: 1, diamond: Math.SQRT1_2, hexagon: Math.sqrt(3) / 2, triangle: 0.5 };
const OUTER_RADIUS: Record<Profile, number> = { round: 1, square: Math.SQRT2, diamond: 1, hexagon: 1, triangle: 1 };

/** A body that is as deep as it is wide. */
function throwBody(random: Random, { profile, builds, axis }: Make, [from, to]: readonly [number, number], half: number): Body {
  const build = pickOne(random, builds);
  const taper = build === 'cut' ? between(random, 0.3, 0.7) : Number(build === 'prism');
  return withDepth({ profile, axis: axis ?? 'z', from, to, half: [half, half], taper, shade: 'light' }, 1);
}

export function throwSolid(random: Random, kind: Kind): Solid {
  const times = kind.joint === 'inside' ? 1 : pickOne(random, FLAT_OR_TALL);
  return { joint: kind.joint, bodies: throwBodies(random, kind).map((body) => stretchUp(body, times)) };
}

/** Of how high a solid would be. */
const FLAT_OR_TALL = [0.4, 0.5, 0.6, 0.7, 1, 1.2, 1.4];

function stretchUp(body: Body, times: number): Body {
  if (body.axis === 'x') return { ...body, half: [body.half[0] * times, body.half[1]] };
  return { ...body, from: body.from * times, to: body.to * times };
}

function throwBodies(random: Random, { joint, makes, inner, isShutIn }: Kind): Body[] {
  const [first, second] = makes as [Make, Make];
  if (joint === 'alone') return [throwSingle(random, first)];
  if (joint === 'on') return throwStack(random, first, second);
  if (joint === 'through') return second.axis ? throwBeam(random, first, second) : throwSpike(random, first, second);
  return throwNested(random, first, second, inner ?? 'mid', isShutIn ?? false);
}

function throwSingle(random: Random, make: Make): Body {
  const long = between(random, 3, 6);
  return throwBody(random, make, [-long, long], between(random, 2.5, 5));
}

/** Of the second body, how deep it is compared with the first: what is seen from the front is not what is cut. */
const throwDepth = (random: Random): number => between(random, 0.7, 1.3);

/** One on the other, both upright. */
function throwStack(random: Random, below: Make, above: Make): Body[] {
  const [low, high] = [between(random, 2.5, 5), between(random, 3, 8)];
  const lower = throwBody(random, below, [-(low + high) / 2, (low - high) / 2], 5);
  const room = 5 * lower.taper * INNER_RADIUS[below.profile] * (below.profile === 'triangle' ? 1.2 : 1);
  const wide = Math.max(1.6, (room / OUTER_RADIUS[above.profile]) * between(random, 0.5, 0.95));
  return [lower, withDepth(throwBody(random, above, [(low - high) / 2, (low + high) / 2], wide), throwDepth(random))];
}

/** A plate with something tall through it. */
function throwSpike(random: Random, plate: Make, tall: Make): Body[] {
  const wide = between(random, 4.5, 6);
  const low = between(random, -4, 2);
  const thin = ((wide * INNER_RADIUS[plate.profile]) / OUTER_RADIUS[tall.profile]) * between(random, 0.45, 0.75);
  const around = throwBody(random, plate, [low, low + between(random, 1.5, 3.5)], wide);
  return [around, withDepth(throwBody(random, tall, [-6, 6], thin), throwDepth(random))];
}

/** A block with something long through it from left to right. */
function throwBeam(random: Random, block: Make, beam: Make): Body[] {
  const [wide, high] = [between(random, 2.5, 4.5), between(random, 3.5, 5)];
  const around = throwBody(random, block, [-high, high], wide);
  const room = Math.min(high, block.profile === 'square' ? wide : wide / 2);
  const thin = (room / OUTER_RADIUS[beam.profile]) * between(random, 0.5, 0.8);
  return [around, withDepth(throwBody(random, beam, [-8, 8], thin), throwDepth(random))];
}

function throwNested(random: Random, around: Make, inner: Make, shade: Shade, isShutIn: boolean): Body[] {
  const [wide, high] = [around.profile === 'triangle' ? 6 : 5, between(random, 3.5, 6)];
  const outer = throwBody(random, around, [-high, high], wide);
  const room = wide * INNER_RADIUS[around.profile] * (isShutIn ? (1 + outer.taper) / 2 : outer.taper);
  const thin = (room / OUTER_RADIUS[inner.profile]) * between(random, 0.5, 0.75);
  const reach = isShutIn ? high * between(random, 0.4, 0.7) : high;
  return [outer, { ...withDepth(throwBody(random, inner, [-reach, reach], thin), throwDepth(random)), shade }];
}

const LEVEL: Plane = { across: 0, up: 1, offset: 0 };
const UPRIGHT: Plane = { across: 1, up: 0, offset: 0 };

export function throwPlane(random: Random, { makes, isSlanted, isPlain }: Kind): Plane {
  if (isPlain) return random() < 0.5 ? LEVEL : UPRIGHT;
  if (isSlanted) {
    const angle = (intBetween(random, 25, 65) * Math.PI) / 180;
    const side = random() < 0.5 ? -1 : 1;
    const [across, up] = [side * Math.sin(angle), Math.cos(angle)];
    return { across, up, offset: up * between(random, -3, 3) };
  }
  return makes[1]?.axis ? { ...LEVEL, offset: between(random, -0.5, 0.5) } : { ...UPRIGHT, offset: between(random, 0, 1.5) };
}
