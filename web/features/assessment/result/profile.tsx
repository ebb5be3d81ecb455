import type { ReactElement } from 'react';
import { STANCES, type SkillStance } from '#core/assessment/assessment.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { describeBecause } from './describe-because.ts';
import { joinWords } from './join-words.ts';
import { ProfileHill } from './profile-hill.tsx';

const STANCE_WORDS: Record<SkillStance['stance'], string> = {
  strong: 'What you bring',
  wanted: 'What you want more of',
  hard: 'What you find hard',
};

export interface ProfileProps {
  readonly skills: readonly SkillStance[];
  /** The skill of the first action. */
  readonly start: SkillId | null;
}

/** What was said of skills, drawn as high ground, and the same in words. */
export function Profile({ skills, start }: ProfileProps): ReactElement | null {
  if (skills.length === 0) return null;
  const groups = STANCES.map((stance) => ({ stance, places: skills.filter((each) => each.stance === stance) })).filter(
    ({ places }) => places.length > 0,
  );
  const label = [
    'Profile of what you said',
    ...groups.map(
      ({ stance, places }) => `${STANCE_WORDS[stance].toLowerCase()}: ${joinWords(places.map(({ skill }) => SKILLS[skill].name))}`,
    ),
    ...(start ? [`start here: ${SKILLS[start].name}`] : []),
  ].join('; ');
  return (
    <figure className="plan-profile">
      <ProfileHill skills={skills} start={start} size="wide" label={label} />
      <ProfileHill skills={skills} start={start} size="middle" label={label} />
      <ProfileHill skills={skills} start={start} size="narrow" label={label} />
      <figcaption className="mt-2 text-sm text-ink-3">Heights show what you said, not a score.</figcaption>
      <details className="plan-details">
        <summary className="min-h-6 py-1 text-sm font-[560] text-ink-2 hover:text-accent-ink">
          The {skills.length} skills in words, and why
        </summary>
        <dl className="plan-stances">
          {groups.map(({ stance, places }) => (
            <div key={stance}>
              <dt className="font-semibold">{STANCE_WORDS[stance]}</dt>
              {places.map(({ skill, because }) => (
                <dd key={skill} className="py-1">
                  {SKILLS[skill].name}
                  <span className="plan-because">{describeBecause(because)}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </figure>
  );
}
