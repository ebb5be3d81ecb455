import type { ActionItem, PlannedItem } from '#core/assessment/assessment.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import type { House } from '../../house.ts';

/** Looked up when a plan is read, so that every work of it exists. */
export async function attachWorks(house: House, actions: readonly PlannedItem[]): Promise<ActionItem[]> {
  return Promise.all(
    actions.map(async (action) => {
      const rows = await listNewest(house, { skill: action.skill, except: [], limit: 2 });
      const works = rows.map(({ id, kind, title }) => ({ id, kind, title }));
      return { ...action, works, resources: [...works.map(({ title }) => title), 'Practise with the coach.'] };
    }),
  );
}
