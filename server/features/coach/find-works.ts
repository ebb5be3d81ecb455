import type { WorkLink } from '#core/library/work-link.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import type { House } from '../../house.ts';

/** Works of the library that train a skill: the only ones that the coach may name. */
export async function findWorks(house: House, skill: SkillId, limit: number): Promise<WorkLink[]> {
  const rows = await listNewest(house, { skill, except: [], limit });
  return rows.map(({ id, kind, title }) => ({ id, kind, title }));
}
