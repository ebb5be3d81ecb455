import type { ReactElement } from 'react';
import { SKILL_STAGES } from '#core/skills/skills.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { STAGE_MEANS, STAGE_NAME } from './stage-words.ts';
import { StageSign } from './stone-mark.tsx';

/** For newcomers: where the stones of the map come from, and the way to the first. */
export function NoSkillsYet(): ReactElement {
  return (
    <div className="skill-newcomer">
      <p className="max-w-132 text-ink-2">
        Each skill you touch becomes a place on a map, with a stone for each piece of evidence. There are three kinds, and none is given for
        clicking.
      </p>
      <ul className="mt-4 grid gap-3">
        {SKILL_STAGES.map((stage) => (
          <li key={stage} className="flex items-center gap-3">
            <StageSign stage={stage} />
            <span>
              <b>{STAGE_NAME[stage]}</b>: {STAGE_MEANS[stage]}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button to="/ai-career">Answer five questions</Button>
        <TextLink to="/discover/all">Choose something to begin</TextLink>
      </p>
    </div>
  );
}
