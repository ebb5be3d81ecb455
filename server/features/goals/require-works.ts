import { findSummaries } from '../../catalogue/items.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';

/**
 * The same ids, each once.
 * @throws {Problem} 422 that names those which are no works of the library
 */
export async function requireWorks(house: House, ids: readonly string[]): Promise<string[]> {
  const works = await findSummaries(house, ids);
  const errors = ids.flatMap((id, i) => (works.has(id) ? [] : { path: `workIds.${i}`, message: `The library has no “${id}”.` }));
  if (errors.length > 0) throw new Problem('invalid_fields', undefined, { errors });
  return [...new Set(ids)];
}
