import { isSame, opposite, type Literal, type Statement } from './statement.ts';

export interface Lead {
  /** The premise that says there is such a thing; null: any that the conclusion is about. */
  readonly from: Statement | null;
  /** What it is by itself, then what the other premises make it, as far as the conclusion needs. */
  readonly steps: readonly Literal[];
}

/** Follows one thing through the premises until the conclusion is true of it. */
export function leadTo({ quantity, of: [one, other] }: Statement, premises: readonly Statement[]): Lead {
  if (quantity === 'none') return { from: null, steps: follow([one], premises, [opposite(other)]) ?? [] };
  for (const from of premises) {
    const steps = from.quantity === 'some' ? follow(from.of, premises, [one, other]) : null;
    if (steps) return { from, steps };
  }
  return { from: null, steps: [] };
}

interface Found {
  readonly literal: Literal;
  readonly because: Found | null;
}

function follow(start: readonly Literal[], premises: readonly Statement[], goals: readonly Literal[]): readonly Literal[] | null {
  const found: Found[] = start.map((literal) => ({ literal, because: null }));
  const find = (literal: Literal): Found | undefined => found.find((known) => isSame(known.literal, literal));
  for (const known of found)
    for (const { quantity, of } of premises) {
      const at = quantity === 'none' ? of.findIndex((literal) => isSame(literal, known.literal)) : -1;
      const next = of[1 - at];
      if (at >= 0 && next && !find(opposite(next))) found.push({ literal: opposite(next), because: known });
    }
  if (!goals.every(find)) return null;
  const needed = new Set(found.slice(0, start.length));
  for (const goal of goals) for (let at = find(goal); at; at = at.because ?? undefined) needed.add(at);
  return found.filter((known) => needed.has(known)).map(({ literal }) => literal);
}
