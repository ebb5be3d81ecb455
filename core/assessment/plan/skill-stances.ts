import type { SkillId } from '../../skills/skill-ids.ts';
import type { SkillStance } from '../assessment.ts';
import type { Ground } from './ground.ts';

/** How the answers speak of skills: those that a situation asks for are wanted, or hard where a challenge led to it. */
export function listStances({ situations, because }: Ground): SkillStance[] {
  const stances = new Map<SkillId, SkillStance>();
  for (const { id, skills } of situations) {
    const causes = because.get(id) ?? [];
    const stance = causes.some(({ questionId }) => questionId === 'challenges') ? 'hard' : 'wanted';
    for (const skill of skills) if (!stances.has(skill)) stances.set(skill, { skill, stance, because: [...causes] });
  }
  return [...stances.values()];
}
