import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SkillPlace } from '#core/evidence/skill-places.ts';
import { goalPath } from '#web/coach-addresses.ts';

const STANCE_SAYS: Record<NonNullable<SkillPlace['stance']>, string> = {
  strong: 'Your answers name this as something you bring along.',
  wanted: 'Your answers point to this as something you want.',
  hard: 'Your answers name this as something that is in the way.',
};

/** What the learner's answers and open goals say of a skill; nothing when they do not. */
export function PlanOfSkill({ place: { stance, record } }: { readonly place: SkillPlace }): ReactElement | null {
  const { goals } = record;
  if (stance === null && goals.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">What your plan says</h4>
      {stance === null ? null : <p className="text-ink-2">{STANCE_SAYS[stance]}</p>}
      {goals.length === 0 ? null : (
        <ul>
          {goals.map(({ id, text }) => (
            <li key={id} className="wrap-anywhere">
              Goal:{' '}
              <Link to={goalPath(id)} className="text-link font-[560]">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
