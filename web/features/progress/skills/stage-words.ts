import type { SkillRecord } from '#core/evidence/skill-record.ts';
import { SKILL_STAGES, type SkillStage } from '#core/skills/skills.ts';

export const STAGE_NAME: Record<SkillStage, string> = { learned: 'Learned', practised: 'Practised', shown: 'Shown' };

/** What a stone of each shape stands for. */
export const STAGE_MEANS: Record<SkillStage, string> = {
  learned: 'you went all the way through a work on it',
  practised: 'you did it with the coach, or reached a goal',
  shown: 'your own words had it, and you said so',
};

/** What is finished and proves nothing: it was marked as done, or its end was jumped to. */
export const MARKED_NAME = 'Finished without going through all of it';

export const describeMarked = ({ marked }: Pick<SkillRecord, 'marked'>): string => `${marked} ${MARKED_NAME.toLowerCase()}`;

/** "2 learned, 1 shown, 1 finished without going through all of it". */
export function describeEvidence(record: Readonly<Record<SkillStage, number> & Partial<Pick<SkillRecord, 'marked'>>>): string {
  const counts = SKILL_STAGES.filter((stage) => record[stage] > 0).map((stage) => `${record[stage]} ${stage}`);
  const { marked = 0 } = record;
  const marks = marked > 0 ? [describeMarked({ marked })] : [];
  return [...counts, ...marks].join(', ') || 'no evidence yet';
}
