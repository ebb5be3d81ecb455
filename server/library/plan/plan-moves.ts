import type { IdentifiedItem } from './assign-ids.ts';
import type { KnownItem } from './known-item.ts';
import type { Moves } from './moves.ts';

/** Moves that follow from the ids that works and units have now. */
export function planMoves(identified: readonly IdentifiedItem[], known: readonly KnownItem[]): Moves {
  const moves: Moves = { items: [], units: [], homes: [] };
  const homeOf = new Map<string, string>();
  for (const { id, known: before, merged } of identified) {
    for (const former of [before, merged]) {
      if (!former || former.id === id) continue;
      moves.items.push({ from: former.id, to: id, isRetired: true });
      for (const unit of former.units) homeOf.set(unit.id, id);
    }
  }
  const workOf = new Map(known.flatMap((item) => item.units.map(({ id }): [string, string] => [id, item.id])));
  for (const { id: itemId, units } of identified) {
    for (const { id, known: predecessors } of units) {
      const before = workOf.get(id);
      if (before !== undefined && before !== itemId) homeOf.set(id, itemId);
      for (const { id: from } of predecessors) if (from !== id) moves.units.push({ from, to: id, itemId, isRetired: true });
    }
  }
  for (const { from } of moves.units) homeOf.delete(from);
  const homes = Map.groupBy(homeOf, ([, itemId]) => itemId);
  moves.homes = [...homes].map(([itemId, units]) => ({ itemId, unitIds: units.map(([unitId]) => unitId) }));
  return moves;
}
