import type { ReactElement } from 'react';
import { describePractice } from '#core/practice/describe-practice.ts';
import { practiceForSkill } from '#core/practice/practice-for-skill.ts';
import type { SkillPlace } from '#core/evidence/skill-places.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { skillPath } from '#web/addresses.ts';
import { practicePath } from '#web/coach-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';

/** What would be new evidence of a skill, and the two ways to it. */
export function WhatIsNext({ place: { record, next } }: { readonly place: SkillPlace }): ReactElement {
  const practice = practiceForSkill(record.id);
  return (
    <div>
      <h4 className="font-semibold">What would show it next</h4>
      <p className="text-ink-2">
        {next === null
          ? 'All three kinds of evidence are there. Another work or another talk adds to them.'
          : `It counts as ${next} once this is true: ${SKILLS[record.id].evidence[next]}`}
      </p>
      <ul className="mt-2 grid gap-1">
        <li>
          <TextLink to={practicePath(practice)}>{describePractice(practice)}</TextLink>
        </li>
        <li>
          <TextLink to={skillPath(record.id)}>See the works that train it</TextLink>
        </li>
      </ul>
    </div>
  );
}
