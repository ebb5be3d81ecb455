import { memo, type ReactElement } from 'react';
import { islet, isletSize, ISLET_GROUND, ISLET_SIZE } from '#core/drawing/skill-map/islet.ts';
import { skillCairn } from '#core/drawing/skill-map/skill-cairn.ts';
import { SKILL_STAGES, type SkillStage } from '#core/skills/skills.ts';
import { SkillStoneMark } from './stone-mark.tsx';

export interface SkillIsletProps {
  readonly seed: string;
  /** Pieces of evidence. */
  readonly counts: Readonly<Record<SkillStage, number>>;
  readonly isPlanned?: boolean;
}

const [X, Y] = ISLET_GROUND;
const [WIDTH, HEIGHT] = ISLET_SIZE;
/** Not drawn on: what lies farther out than the depths. */
const MARGIN = 8;
const RING = { rx: 90, ry: 36 };
/** Of one stone and what lies between two. A low cairn leaves no empty sky above it. */
const STONE_HEIGHT = 16;

/** The place of a skill: the farther its evidence goes, the higher the ground, and a stone for each piece of it. Its words stand below. */
export const SkillIslet = memo(function SkillIslet({ seed, counts, isPlanned = false }: SkillIsletProps): ReactElement {
  const height = SKILL_STAGES.findLastIndex((stage) => counts[stage] > 0) + 1;
  const isKnown = height > 0;
  const evidence = SKILL_STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  const size = isletSize(evidence);
  const { shore, contours, soundings } = islet(seed, height, size);
  const cairn = skillCairn(seed, counts, [X, Y + 4]);
  const top = Math.max(0, Y - Math.max(RING.ry + 4, cairn.length * STONE_HEIGHT));
  return (
    <svg viewBox={`${MARGIN} ${top} ${WIDTH - 2 * MARGIN} ${HEIGHT - top}`} aria-hidden="true" className="skill-islet">
      {isKnown ? soundings.map((line) => <path key={line} d={line} className="skill-sounding" />) : null}
      <path d={shore} className="skill-shore" data-known={isKnown} />
      {contours.map((line, i) => (
        <path key={line} d={line} className="skill-contour" data-level={i + 1} />
      ))}
      {isPlanned ? <ellipse cx={X} cy={Y} rx={RING.rx * size} ry={RING.ry * size} className="skill-ring" /> : null}
      {cairn.map((stone) => (
        <SkillStoneMark key={stone.d} stone={stone} />
      ))}
      {evidence > cairn.length ? (
        <text x={X + 34} y={Y - 6} className="skill-more">
          +{evidence - cairn.length}
        </text>
      ) : null}
    </svg>
  );
});
