import { foldText } from '../fold-text.ts';
import type { SkillId } from '../skills/skill-ids.ts';
import type { ActionItem, Assessment, SkillStance } from './assessment.ts';
import { LIST_QUESTIONS, type CareerLevel, type ListQuestion, type Timeframe } from './questions.ts';

/** What stood before and after; null where it was not said. */
export interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}

/** Of two lists, what stands in both and in one of them. */
export interface ListChange<T> {
  readonly kept: readonly T[];
  readonly added: readonly T[];
  readonly gone: readonly T[];
  /** What was kept stands in another order, and the first counts most. */
  readonly isReordered: boolean;
}

/** What two assessments say otherwise. It compares what was said and planned, and measures nobody. */
export interface Comparison {
  readonly beforeAt: string;
  readonly afterAt: string;
  /** Null where nothing changed. */
  readonly careerLevel: Change<CareerLevel> | null;
  readonly timeframe: Change<Timeframe> | null;
  readonly lists: Readonly<Record<ListQuestion, ListChange<string>>>;
  /** Skills of which the answers speak otherwise, or in one assessment alone. */
  readonly skills: readonly ({ readonly skill: SkillId } & Change<SkillStance['stance']>)[];
  readonly actions: ListChange<ActionItem>;
}

export function compareAssessments(before: Assessment, after: Assessment): Comparison {
  const compareList = (question: ListQuestion): ListChange<string> =>
    compareLists(before.profile[question], after.profile[question], foldText);
  return {
    beforeAt: before.createdAt,
    afterAt: after.createdAt,
    careerLevel: compareOne(before.profile.careerLevel, after.profile.careerLevel),
    timeframe: compareOne(before.profile.timeframe, after.profile.timeframe),
    lists: Object.fromEntries(LIST_QUESTIONS.map((question) => [question, compareList(question)])) as Record<
      ListQuestion,
      ListChange<string>
    >,
    skills: compareSkills(before.skills, after.skills),
    actions: compareLists(before.actionPlan, after.actionPlan, ({ id }) => id),
  };
}

function compareOne<T>(before: T | undefined, after: T | undefined): Change<T> | null {
  return before === after ? null : { before: before ?? null, after: after ?? null };
}

/** What is kept is told as it stands after. */
function compareLists<T>(before: readonly T[], after: readonly T[], keyOf: (entry: T) => string): ListChange<T> {
  const keysBefore = before.map(keyOf);
  const keysAfter = after.map(keyOf);
  const keptKeys = keysAfter.filter((key) => keysBefore.includes(key));
  const keptKeysBefore = keysBefore.filter((key) => keysAfter.includes(key));
  return {
    kept: after.filter((entry) => keysBefore.includes(keyOf(entry))),
    added: after.filter((entry) => !keysBefore.includes(keyOf(entry))),
    gone: before.filter((entry) => !keysAfter.includes(keyOf(entry))),
    isReordered: keptKeys.some((key, i) => key !== keptKeysBefore[i]),
  };
}

function compareSkills(before: readonly SkillStance[], after: readonly SkillStance[]): Comparison['skills'] {
  const stancesBefore = new Map(before.map(({ skill, stance }) => [skill, stance]));
  const stancesAfter = new Map(after.map(({ skill, stance }) => [skill, stance]));
  return [...new Set([...stancesAfter.keys(), ...stancesBefore.keys()])].flatMap((skill) => {
    const change = compareOne(stancesBefore.get(skill), stancesAfter.get(skill));
    return change ? [{ skill, ...change }] : [];
  });
}
