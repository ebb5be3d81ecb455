import type { SkillId } from '#core/skills/skill-ids.ts';
import type { SlotId } from '../score/interview/question-types.ts';
import type { Competency } from './question.ts';
import type { InterviewFeature } from './rubric-words.ts';

/** What one practises by mending a feature. An open `slot` belongs to the skill of what it asks for. */
const FEATURE_SKILLS: Readonly<Record<Exclude<InterviewFeature, 'slot'>, SkillId>> = {
  'own-acts': 'telling-your-story',
  particulars: 'telling-your-story',
  'time-order': 'telling-your-story',
  outcome: 'presenting',
  turn: 'telling-your-story',
  speech: 'active-listening',
  reason: 'deciding',
  'quality-nouns': 'writing-clearly',
  'success-adverbs': 'writing-clearly',
  'self-praise': 'telling-your-story',
  generality: 'telling-your-story',
  hypothetical: 'telling-your-story',
  'vague-end': 'presenting',
};

const SLOT_SKILLS: Readonly<Record<SlotId, SkillId>> = {
  story: 'telling-your-story',
  failure: 'receiving-feedback',
  mistaken: 'receiving-feedback',
  conflict: 'handling-conflict',
  decision: 'deciding',
  number: 'estimating',
  persuade: 'negotiating',
  situational: 'solving-problems',
  motive: 'choosing-a-direction',
  intro: 'presenting',
  plans: 'choosing-a-direction',
  technical: 'solving-problems',
};

/** What an answer that holds what its question asked for has shown. */
export const COMPETENCY_SKILLS: Readonly<Record<Competency, SkillId>> = {
  communication: 'presenting',
  teamwork: 'handling-conflict',
  leadership: 'leading-change',
  'problem-solving': 'solving-problems',
  professionalism: 'managing-stress',
  technology: 'working-with-ai',
  'critical-thinking': 'deciding',
  'career-development': 'choosing-a-direction',
  service: 'active-listening',
  planning: 'planning-the-week',
  learning: 'learning',
  integrity: 'handling-conflict',
  adaptability: 'learning',
  craft: 'solving-problems',
};

/** @param slots of the question whose answer is looked at */
export function skillOf(feature: InterviewFeature, slots: readonly SlotId[]): SkillId {
  return feature === 'slot' ? SLOT_SKILLS[slots[0] ?? 'story'] : FEATURE_SKILLS[feature];
}
