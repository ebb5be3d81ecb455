import { SKILL_STAGES, type SkillStage } from '../../skills/skills.ts';
import { polyline, spline } from '../path.ts';
import { cairnStones, stonePath, type Stone } from '../stones.ts';
import type { Point } from '../terrain.ts';

/** Of one kind. What is more is said in figures: a cairn that grows out of sight tells nothing. */
export const MAX_STONES_OF_A_KIND = 3;

export interface SkillStone {
  readonly stage: SkillStage;
  /** Outline, SVG path data. */
  readonly d: string;
  /** The light band across a cut stone; empty for others. */
  readonly vein: string;
}

const STONE = { width: 52, height: 14.5, gap: 1.6 };

/**
 * A cairn whose stones tell by their shape what they stand for: flat slabs for what was learned lie lowest, round pebbles
 * for what was practised on them, cut stones with a light band for what was shown on top.
 */
export function skillCairn(seed: string, counts: Readonly<Record<SkillStage, number>>, [x, y]: Point): SkillStone[] {
  const stages = SKILL_STAGES.flatMap((stage) => Array.from({ length: Math.min(MAX_STONES_OF_A_KIND, counts[stage]) }, () => stage));
  return cairnStones(seed, stages.length, x, y, STONE).map((stone, i) => cutStone(stages[i] ?? 'learned', `${seed}-${i}`, stone));
}

/** One stone of a kind in the place of a stone. */
export function cutStone(stage: SkillStage, seed: string, stone: Stone): SkillStone {
  if (stage === 'learned') return { stage, d: slab(stone), vein: '' };
  if (stage === 'practised') return { stage, d: stonePath(seed, stone), vein: '' };
  return { stage, d: cut(stone), vein: polyline([at(stone, -0.82, 0.2), at(stone, 0.86, -0.2)]) };
}

const at = ({ cx, cy, rx, ry }: Stone, right: number, down: number): Point => [cx + right * rx, cy + down * ry];

const slab = (stone: Stone): string =>
  spline(
    [at(stone, -1, 0.1), at(stone, -0.94, -0.72), at(stone, 0.92, -0.78), at(stone, 1, 0), at(stone, 0.95, 0.74), at(stone, -0.96, 0.74)],
    true,
    0.06,
  );

const cut = (stone: Stone): string =>
  `${polyline([at(stone, -1, 0.42), at(stone, -0.66, -1), at(stone, 0.5, -0.94), at(stone, 1, -0.1), at(stone, 0.78, 0.96), at(stone, -0.8, 1)])}Z`;
