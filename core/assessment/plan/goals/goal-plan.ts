import type { SkillId } from '../../../skills/skill-ids.ts';
import type { ActionCategory } from '../../assessment.ts';
import type { CareerLevel } from '../../questions.ts';
import type { SayGround } from '../liked-ground.ts';

interface GoalAction<Wording> {
  readonly skill: SkillId;
  readonly category: ActionCategory;
  /** How long it takes from its start until its measure can be seen. */
  readonly weeks: number;
  readonly action: Wording;
  /** Two, the first of which can be done on the day; what is added of the answers makes them four at most. */
  readonly steps: readonly [string, string];
  /** A step that takes it to something the learner likes. */
  readonly ground: SayGround;
  readonly ifThen: string;
  readonly measure: string;
}

/** What the plan has for a goal. */
export interface GoalPlan {
  /** After a level or by itself, in at most four words: "towards a promotion". */
  readonly heading: string;
  /** What to do with something that is liked, and why: after "You like ... and want to ...:". */
  readonly liked: string;
  /** What there is to work on. */
  readonly development: string;
  /** What it turns on, as someone with experience would say it; without a full stop. */
  readonly hinge: string;
  /** How one gets there: ends the recommended path. */
  readonly path: string;
  readonly first: GoalAction<Readonly<Record<CareerLevel, string>>>;
  readonly second: GoalAction<string> & {
    /** It cannot wait until the first is done. */
    readonly isUrgent?: true;
  };
}
