import { useId, useState, type ReactElement } from 'react';
import type { Assessment, SkillStance } from '#core/assessment/assessment.ts';
import { isChoice, listPicks } from '#core/assessment/plan/phrases.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { describeBecause } from './describe-because.ts';
import { joinWords } from './join-words.ts';
import { ACROSS, STANCE_WORDS } from './lay-profile.ts';
import { PlanToggle } from './plan-toggle.tsx';
import { ProfileHill } from './profile-hill.tsx';

export interface ProfileProps {
  /** They have no place on the ground: what is liked says nothing about skill. */
  readonly interests: Assessment['profile']['interests'];
  readonly skills: readonly SkillStance[];
  /** The skill of the step where one is. */
  readonly start: SkillId | null;
  readonly isBegun: boolean;
}

/** What was said of skills, drawn as high ground, and the same in words. */
export function Profile({ interests, skills, start, isBegun }: ProfileProps): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const liked = interests.filter((interest) => isChoice('interests', interest));
  if (skills.length === 0) return null;
  const groups = ACROSS.map((stance) => ({ stance, places: skills.filter((each) => each.stance === stance) })).filter(
    ({ places }) => places.length > 0,
  );
  const numbers = new Map(groups.flatMap(({ places }) => places).map(({ skill }, i) => [skill, i + 1]));
  const startWords = isBegun ? 'go on here' : 'start here';
  const label = [
    'Profile of what you said',
    ...groups.map(
      ({ stance, places }) => `${STANCE_WORDS[stance].toLowerCase()}: ${joinWords(places.map(({ skill }) => SKILLS[skill].name))}`,
    ),
    ...(start ? [`${startWords}: ${SKILLS[start].name}`] : []),
  ].join('; ');
  const hill = { skills, start, startWords, label };
  return (
    <figure className="plan-profile">
      <ProfileHill {...hill} size="wide" />
      <ProfileHill {...hill} size="middle" />
      <ProfileHill {...hill} size="narrow" />
      <figcaption className="mt-2 text-sm text-ink-3">
        High ground is what work at your level asks for, low ground what you find hard. Heights show what you said, not a score; numbers are
        those of the list.
        {liked.length > 0 ? ` You like ${listPicks('interests', liked)}: that is no skill yet.` : null}
      </figcaption>
      <PlanToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={id}>
        The {skills.length} skills in words, and why
      </PlanToggle>
      <dl id={id} data-closed={isOpen ? undefined : ''} className="plan-stances">
        {groups.map(({ stance, places }) => (
          <div key={stance}>
            <dt className="font-semibold">{STANCE_WORDS[stance]}</dt>
            {places.map(({ skill, because }) => (
              <dd key={skill} className="plan-stance">
                <span className="text-ink-3 tabular-nums">{numbers.get(skill)}</span> {SKILLS[skill].name}{' '}
                <span className="plan-because">{describeBecause(because)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </figure>
  );
}
