import type { ActionItem, PlannedItem } from '#core/assessment/assessment.ts';
import { chooseWorks } from '#core/assessment/choose-works.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import { listInFolders, listNewestOfSkills } from './list-items.ts';
import type { House } from '../house.ts';
import type { Opens } from '../http/entitlement.ts';

/** Of each skill, the newest are chosen from. */
const CANDIDATES = 30;

/** Looked up whenever a plan is read, so that every work it names is in the library, and first what its learner may open. */
export async function attachWorks(house: House, opens: Opens, actions: readonly PlannedItem[]): Promise<ActionItem[]> {
  const skills = [...new Set(actions.map(({ skill }) => skill))];
  const folders = actions.flatMap(({ folders: own = [] }) => own);
  const [found, named] = await Promise.all([listNewestOfSkills(house, skills, CANDIDATES), listInFolders(house, folders)]);
  const works = chooseWorks(
    actions.map(({ skill, action, folders }) => {
      const own = folders?.flatMap((folder) => named.get(folder) ?? []) ?? [];
      // Another library may have none of those that are named: then what trains the skill stands in for them.
      const isLacking = folders === undefined || (folders.length > 0 && own.length === 0);
      return { named: own, works: isLacking ? (found.get(skill) ?? []) : [], text: action };
    }),
    opens,
  );
  return actions.map((planned, i) => {
    const { folders: _, ...action } = planned;
    const own = works[i] ?? [];
    return { ...action, works: own, resources: [...own.map(({ title }) => title), describePractice(action.practice)] };
  });
}
