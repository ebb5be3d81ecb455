import type { LearnerId } from '#core/account/learner.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { SkillStage } from '#core/skills/skills.ts';

/** What the coach saw of a skill. What was learned stands in the places of finished units, and is not written again. */
export interface SkillEvidenceTable {
  id: string;
  userId: LearnerId;
  skillId: SkillId;
  /** What was proposed as evidence is shown once the learner agrees; what they refused is kept, as they may change their mind. */
  stage: Exclude<SkillStage, 'learned'> | 'proposed' | 'refused';
  /** Where it was seen, in words for the learner. */
  source: string;
  /** What it goes with when that is deleted: a conversation, for one. */
  sourceId: string;
  /** The learner's own words. */
  quote: string | null;
  /** Milliseconds. */
  at: number;
}
