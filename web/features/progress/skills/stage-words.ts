import { SKILL_STAGES, type SkillStage } from '#core/skills/skills.ts';

export const STAGE_NAME: Record<SkillStage, string> = { learned: 'Learned', practised: 'Practised', shown: 'Shown' };

/** What a stone of each shape stands for. */
export const STAGE_MEANS: Record<SkillStage, string> = {
  learned: 'you finished a work on it',
  practised: 'you did it with the coach, or reached a goal',
  shown: 'your own words had it',
};

/** "2 learned, 1 shown". */
export function describeEvidence(evidence: Readonly<Record<SkillStage, number>>): string {
  const counts = SKILL_STAGES.filter((stage) => evidence[stage] > 0).map((stage) => `${evidence[stage]} ${stage}`);
  return counts.join(', ') || 'no evidence yet';
}
