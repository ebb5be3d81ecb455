import type { ReactElement } from 'react';
import type { LookBack } from '#core/look-back/look-back.ts';
import { SKILL_STAGES, SKILLS } from '#core/skills/skills.ts';
import { StageSign } from '../skills/stone-mark.tsx';
import { describeEvidence } from '../skills/stage-words.ts';

/** The evidence that came in the month, by skill. */
export function MonthSkills({ skills }: Pick<LookBack, 'skills'>): ReactElement | null {
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="month-skills">
      <h3 id="month-skills">Evidence that came</h3>
      <ul className="mt-1 divide-y divide-line">
        {skills.map(({ skill, ...counts }) => (
          <li key={skill} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="font-semibold">{SKILLS[skill].name}</span>
            <span className="flex items-center gap-1.5 text-sm text-ink-2">
              {SKILL_STAGES.filter((stage) => counts[stage] > 0).map((stage) => (
                <StageSign key={stage} stage={stage} />
              ))}
              {describeEvidence(counts)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
