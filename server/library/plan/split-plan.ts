import type { ItemRows } from './build-rows.ts';
import type { KnownItem } from './known-item.ts';
import type { Moves } from './moves.ts';

/** What has to be written at once: works between which learners' rows move, or some that have nothing to do with each other. */
export interface ImportStep {
  rows: ItemRows[];
  moves: Moves;
  missingIds: string[];
}

export interface WholePlan {
  rows: readonly ItemRows[];
  moves: Moves;
  /** Items whose folder is gone. */
  missingIds: readonly string[];
}

/** Rows, of all tables together, that one step writes; more only where works belong together. */
const ROWS_AT_ONCE = 100;

/** Cuts a plan into steps, any of which may be the last one that is carried out: the next import plans the rest anew. */
export function splitPlan({ rows, moves, missingIds }: WholePlan, known: readonly KnownItem[]): ImportStep[] {
  const workOf = new Map(known.flatMap((item) => item.units.map(({ id }): [string, string] => [id, item.id])));
  const groups = new Groups();
  for (const { from, to } of moves.items) groups.join(from, to);
  for (const { from, to, itemId } of moves.units) for (const id of [from, to]) groups.join(itemId, workOf.get(id) ?? itemId);
  for (const { itemId, unitIds } of moves.homes) for (const id of unitIds) groups.join(itemId, workOf.get(id) ?? itemId);

  const related = new Map<string, ImportStep>();
  const stepOf = (id: string): ImportStep | null => {
    const head = groups.find(id);
    if (head === null) return null;
    const step = related.get(head) ?? emptyStep();
    related.set(head, step);
    return step;
  };
  for (const move of moves.items) stepOf(move.to)?.moves.items.push(move);
  for (const move of moves.units) stepOf(move.itemId)?.moves.units.push(move);
  for (const home of moves.homes) stepOf(home.itemId)?.moves.homes.push(home);

  const unrelated: ImportStep[] = [];
  let size = ROWS_AT_ONCE;
  const nextStep = (rowCount: number): ImportStep => {
    size += rowCount;
    const last = unrelated.at(-1);
    if (last && size <= ROWS_AT_ONCE) return last;
    size = rowCount;
    const step = emptyStep();
    unrelated.push(step);
    return step;
  };
  // Neighbours in most indexes are written together, so that fewer pages are written, and each less often.
  const sorted = rows.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1));
  for (const row of sorted) (stepOf(row.item.id) ?? nextStep(countRows(row))).rows.push(row);
  for (const id of missingIds) (stepOf(id) ?? nextStep(1)).missingIds.push(id);
  return [...related.values(), ...unrelated];
}

const emptyStep = (): ImportStep => ({ rows: [], moves: { items: [], units: [], homes: [] }, missingIds: [] });

const countRows = ({ topics, skills, units, media }: ItemRows): number => 1 + topics.length + skills.length + units.length + media.length;

/** Which ids belong together, directly or by way of others (union-find). */
class Groups {
  readonly #above = new Map<string, string>();

  join(a: string, b: string): void {
    const [headA, headB] = [this.#head(a), this.#head(b)];
    this.#above.set(headA, headB);
    this.#above.set(headB, headB);
  }

  /** One id for all that belong together; null for an id that stands alone. */
  find(id: string): string | null {
    return this.#above.has(id) ? this.#head(id) : null;
  }

  #head(id: string): string {
    let head = id;
    for (let above = this.#above.get(head); above !== undefined && above !== head; above = this.#above.get(head)) head = above;
    if (head !== id) this.#above.set(id, head);
    return head;
  }
}
