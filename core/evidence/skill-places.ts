import type { SkillStance } from '../assessment/assessment.ts';
import type { SkillEvidence, SkillRecord } from './skill-record.ts';
import { SKILL_STAGES, type SkillStage } from '../skills/skills.ts';

/** A skill that has evidence, that the learner's plan points to, or that something marked as done would train. */
export interface SkillPlace {
  readonly record: SkillRecord;
  /** How the answers of the latest assessment speak of it; null when they do not. */
  readonly stance: SkillStance['stance'] | null;
  /** An open goal is about it, or the answers say that it is wanted or hard. */
  readonly isPlanned: boolean;
  /** The farthest stage that has evidence; null without any. */
  readonly reached: SkillStage | null;
  /** What would be new evidence: the first stage that has none; null when all have some. */
  readonly next: SkillStage | null;
}

/**
 * The skills that a learner's map shows, in the order of the vocabulary, so that a place stays where it is.
 * @param stances how the answers of the latest assessment speak of skills
 */
export function placeSkills(records: readonly SkillRecord[], stances: readonly Pick<SkillStance, 'skill' | 'stance'>[]): SkillPlace[] {
  return records.flatMap((record) => {
    const stance = stances.find(({ skill }) => skill === record.id)?.stance ?? null;
    const isPlanned = record.goals.length > 0 || stance === 'wanted' || stance === 'hard';
    const reached = SKILL_STAGES.findLast((stage) => record[stage] > 0) ?? null;
    const next = SKILL_STAGES.find((stage) => record[stage] === 0) ?? null;
    return reached || isPlanned || record.marked > 0 ? [{ record, stance, isPlanned, reached, next }] : [];
  });
}

/** The place with the newest evidence; without any, the first that the plan points to. */
export function newestPlace(places: readonly SkillPlace[]): SkillPlace | null {
  const [first, ...others] = places;
  if (!first) return null;
  return others.reduce((best, place) => (newestAt(place) > newestAt(best) ? place : best), first);
}

/** Evidence comes the newest first. Times of one zone (UTC) and form compare as text. */
const newestAt = ({ record }: SkillPlace): SkillEvidence['at'] => record.evidence[0]?.at ?? '';
