import type { SkillId } from '../../../skills/skill-ids.ts';
import type { ActionCategory } from '../../assessment.ts';
import type { CareerLevel } from '../../questions.ts';

interface GoalAction<Wording> {
  /** As a title: "Two small tests". */
  readonly name: string;
  readonly skill: SkillId;
  readonly category: ActionCategory;
  readonly action: Wording;
  /** Two; what is added of the answers makes them four at most. */
  readonly steps: readonly [string, string];
  readonly ifThen: string;
  readonly measure: string;
}

/** What the plan has for a goal. */
export interface GoalPlan {
  /** After a level or by itself, in at most four words: "towards a promotion". */
  readonly heading: string;
  /** After "Bring ... into": "the case for your promotion". */
  readonly use: string;
  /** What there is to work on. */
  readonly development: string;
  /** What it turns on, as someone with experience would say it. Goes before ", and you named". */
  readonly hinge: string;
  /** How one gets there: ends the recommended path. */
  readonly path: string;
  readonly first: GoalAction<Readonly<Record<CareerLevel, string>>>;
  readonly second: GoalAction<string>;
}
