import type { Practice } from '../../practice/practice.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { ActionCategory } from '../assessment.ts';
import type { CareerLevel, Challenge } from '../questions.ts';

/** What to do about a challenge, as a coach would say it: one small thing that is done at a known moment and can be counted. */
export interface Tactic {
  readonly challenge: Challenge;
  readonly skill: SkillId;
  readonly category: ActionCategory;
  /** How long it takes from its start until its measure can be seen. */
  readonly weeks: number;
  /** What was said, in one sentence. It judges nobody. */
  readonly weakness: string;
  /** What one can do from where one stands. */
  readonly action: Readonly<Record<CareerLevel, string>>;
  /** Two to four. */
  readonly steps: readonly string[];
  /** "If <something that really happens>, then I <do one small thing>." */
  readonly ifThen: string;
  /** What can be counted or seen when it works. */
  readonly measure: string;
  readonly practice: Practice;
}
