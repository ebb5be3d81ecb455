import type { ReactElement } from 'react';
import { SKILL_STAGES, type SkillStage } from '#core/skills/skills.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Neatline } from '#web/ui/drawn/map-figure.tsx';
import { SkillIslet } from './skill-islet.tsx';
import { STAGE_MEANS, STAGE_NAME } from './stage-words.ts';

/** For newcomers: the three kinds of stones that a map is made of, and the way to the first. */
export function NoSkillsYet(): ReactElement {
  return (
    <div className="skills">
      <p className="mb-4 max-w-132 text-ink-2">
        Each skill that you touch becomes a place on this map, with a stone for each piece of evidence. There are three kinds.
      </p>
      <div className="skill-chart">
        <Neatline />
        <ul className="skill-grid" data-most={SKILL_STAGES.length}>
          {SKILL_STAGES.map((stage) => (
            <li key={stage} className="skill-choice">
              <SkillIslet seed={stage} counts={{ ...NONE, [stage]: 1 }} />
              <span className="skill-name">{STAGE_NAME[stage]}</span>
              <span className="skill-says">{STAGE_MEANS[stage]}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button to="/discover/all">Choose a work</Button>
        <TextLink to="/ai-career">Talk with the coach</TextLink>
      </p>
    </div>
  );
}

const NONE: Record<SkillStage, number> = { learned: 0, practised: 0, shown: 0 };
