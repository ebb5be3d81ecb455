import { memo, type ReactElement } from 'react';
import { islet, ISLET_GROUND, ISLET_SIZE } from '#core/drawing/skill-map/islet.ts';
import { skillCairn } from '#core/drawing/skill-map/skill-cairn.ts';
import type { SkillPlace } from '#core/progress/skill-places.ts';
import { SKILL_STAGES } from '#core/skills/skills.ts';
import { SkillStoneMark } from './stone-mark.tsx';

export interface SkillIsletProps {
  readonly place: SkillPlace;
  /** It has the newest evidence of all. */
  readonly isNewest: boolean;
}

const [X, Y] = ISLET_GROUND;

/** The place of a skill: the farther its evidence goes, the higher the ground, and a stone for each piece of evidence. Its words stand below it. */
export const SkillIslet = memo(function SkillIslet({ place, isNewest }: SkillIsletProps): ReactElement {
  const { record, reached, isPlanned } = place;
  const { shore, contours, soundings } = islet(record.id, reached === null ? 0 : SKILL_STAGES.indexOf(reached) + 1);
  const cairn = skillCairn(record.id, record, [X, Y + 4]);
  const newest = isNewest ? cairn.findLastIndex(({ stage }) => stage === record.evidence[0]?.stage) : -1;
  return (
    <svg viewBox={`0 0 ${ISLET_SIZE.join(' ')}`} aria-hidden="true" className="skill-islet">
      {reached === null ? null : soundings.map((line) => <path key={line} d={line} className="skill-sounding" />)}
      <path d={shore} className="skill-shore" data-known={reached !== null} />
      {contours.map((line, i) => (
        <path key={line} d={line} className="skill-contour" data-level={i + 1} />
      ))}
      {isPlanned ? <ellipse cx={X} cy={Y} rx="88" ry="32" className="skill-ring" data-known={reached !== null} /> : null}
      {cairn.map((stone, i) => (
        <SkillStoneMark key={stone.d} stone={stone} isNewest={i === newest} />
      ))}
    </svg>
  );
});
