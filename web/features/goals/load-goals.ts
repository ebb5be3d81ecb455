import type { Goal } from '#core/goals/goal.ts';
import type { Page } from '#core/library/catalogue.ts';
import type { Api } from '#web/api/client.ts';

/** All goals of the learner as one page, the newest first. The server keeps them to a few pages. */
export async function loadGoals(api: Api): Promise<Page<Goal>> {
  const items: Goal[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.listGoals(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { items, nextCursor: null, total: items.length };
}
