import { foldText } from '../../fold-text.ts';
import { findSkills } from '../../skills/find-skills.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { SkillStance } from '../assessment.ts';
import { ownWordsOf } from '../own-words.ts';
import type { Ground } from './ground.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { ref } from './phrases.ts';

/**
 * How the answers speak of skills: those that a situation asks for are wanted, or hard where a challenge led to it. Strong is
 * only what the work of a level has asked for, and nothing else that was said puts in doubt.
 */
export function listStances(profile: AnsweredProfile, { situations, because }: Ground): SkillStance[] {
  const stances = new Map<SkillId, SkillStance>();
  for (const { id, skills } of situations) {
    const causes = because.get(id) ?? [];
    const stance = causes.some(({ questionId }) => questionId === 'challenges') ? 'hard' : 'wanted';
    for (const skill of skills) if (!stances.has(skill)) stances.set(skill, { skill, stance, because: [...causes] });
  }
  return [...stances.values(), ...askedByLevel(profile).filter(({ skill }) => !stances.has(skill))];
}

/** Words of somebody at the end of their strength or their knowledge. */
const DOUBT =
  /\b(?:drained|tired|exhausted|stress\w*|burn\w* ?out|overwhelmed|lost|struggl\w*|unsure|(?:do not|don.?t) know)\b|\bno idea\b/;

function askedByLevel(profile: AnsweredProfile): SkillStance[] {
  const { careerLevel } = profile;
  const own = ownWordsOf(profile).map(foldText);
  if (!careerLevel || own.some((words) => DOUBT.test(words))) return [];
  const spokenOf = new Set(own.flatMap(findSkills));
  return LEVEL_WORDS_OF_PLAN[careerLevel].skills
    .filter((skill) => !spokenOf.has(skill))
    .map((skill) => ({ skill, stance: 'strong', because: [ref('career_level', careerLevel)] }));
}
