import type { ItemKind } from '#core/library/kind.ts';

/** A work as its content tells it. */
export interface Likeable {
  kind: ItemKind;
  /** Over all units. */
  fingerprint: string;
  /** Of each unit. */
  prints: readonly string[];
}

export interface Likeness<W> {
  /** Works that hold the same. */
  equal: W[];
  /** Where none does: works that share at least half of their units, the likest only. */
  alike: W[];
}

/** A unit that so many works hold (an opening jingle, `Coming soon.`) tells none of them apart. */
const MAX_OWNERS = 20;

/** Answers which of these works are like a given one, in time that grows with what they share, not with how many there are. */
export function openLikeness<W extends Likeable>(works: readonly W[]): (work: Likeable) => Likeness<W> {
  const byContent = Map.groupBy(works, keyOf);
  const held = works.flatMap((owner) => [...new Set(owner.prints)].map((print) => ({ print, owner })));
  const byUnit = Map.groupBy(held, ({ print }) => print);
  return (work) => {
    const equal = byContent.get(keyOf(work)) ?? [];
    if (equal.length > 0) return { equal, alike: [] };
    const owners = work.prints.map((print) => byUnit.get(print) ?? []).filter(({ length }) => length <= MAX_OWNERS);
    const near = [...new Set(owners.flat().map(({ owner }) => owner))].filter((owner) => isAlike(owner, work));
    const counts = near.map((owner) => countShared(owner, work));
    const best = counts.reduce((most, count) => Math.max(most, count), 0);
    return { equal, alike: near.filter((_, i) => counts[i] === best) };
  };
}

/** The same work, unchanged or with some of its units changed. */
export function isAlike(a: Likeable, b: Likeable): boolean {
  if (a.kind !== b.kind) return false;
  if (a.fingerprint === b.fingerprint) return true;
  const shared = countShared(a, b);
  return shared > 0 && shared * 2 >= Math.max(new Set(a.prints).size, new Set(b.prints).size);
}

function countShared(a: Likeable, b: Likeable): number {
  const own = new Set(a.prints);
  return new Set(b.prints.filter((print) => own.has(print))).size;
}

const keyOf = ({ kind, fingerprint }: Likeable): string => `${kind}\0${fingerprint}`;
