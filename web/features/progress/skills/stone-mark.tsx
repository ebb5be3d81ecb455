import type { ReactElement } from 'react';
import { cutStone, type SkillStone } from '#core/drawing/skill-map/skill-cairn.ts';
import { SKILL_STAGES, type SkillStage } from '#core/skills/skills.ts';
import { classes } from '#web/ui/classes.ts';

const LOOK: Record<SkillStage, string> = {
  learned: 'fill-sheet stroke-ink',
  practised: 'fill-ink stroke-ink',
  shown: 'fill-ink stroke-ink',
};

export interface SkillStoneMarkProps {
  readonly stone: SkillStone;
}

/** A stone of a cairn. Inside an SVG. */
export function SkillStoneMark({ stone: { stage, d, vein } }: SkillStoneMarkProps): ReactElement {
  return (
    <>
      <path d={d} strokeWidth="1.4" strokeLinejoin="round" className={LOOK[stage]} />
      {vein ? <path d={vein} strokeWidth="2.2" className="stroke-sheet" /> : null}
    </>
  );
}

const PLACE = { cx: 13, cy: 6.5, rx: 11.5, ry: 4.6 };
const STONES = Object.fromEntries(SKILL_STAGES.map((stage) => [stage, cutStone(stage, `key-${stage}`, PLACE)])) as Record<
  SkillStage,
  SkillStone
>;

/** The sign of a stage. Its name stands beside it. */
export function StageSign({ stage, className }: { readonly stage: SkillStage; readonly className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 26 13" width="26" height="13" aria-hidden="true" className={classes('flex-none', className)}>
      <SkillStoneMark stone={STONES[stage]} />
    </svg>
  );
}

/** The sign of what was only marked as done: the outline of a stone that is not there. Its name stands beside it. */
export function MarkSign({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 26 13" width="26" height="13" aria-hidden="true" className={classes('flex-none', className)}>
      <path d={STONES.learned.d} strokeWidth="1.2" strokeDasharray="2 2" className="fill-none stroke-ink-3" />
    </svg>
  );
}
