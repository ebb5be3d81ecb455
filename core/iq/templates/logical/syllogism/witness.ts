import type { Statement } from './statement.ts';

/** What one and the same thing is, or is not. */
interface Trait {
  readonly term: number;
  readonly is: boolean;
}

export interface Lead {
  /** The premise that says there is such a thing; null: any that the conclusion is about. */
  readonly from: Statement | null;
  /** What it is by itself, then what the universal premises make it, as far as the conclusion needs. */
  readonly steps: readonly Trait[];
}

const has = (traits: readonly Trait[], { term, is }: Trait): boolean => traits.some((trait) => trait.term === term && trait.is === is);

/** Follows one thing through the premises until the conclusion is true of it. */
export function leadTo({ mood, of: [s, p] }: Statement, premises: readonly Statement[]): Lead {
  const goals: Trait[] = [
    { term: s, is: true },
    { term: p, is: mood === 'A' || mood === 'I' },
  ];
  if (mood === 'A' || mood === 'E') return { from: null, steps: follow([{ term: s, is: true }], premises, goals) ?? [] };
  for (const from of premises) {
    if (from.mood !== 'I' && from.mood !== 'O') continue;
    const start = [
      { term: from.of[0], is: true },
      { term: from.of[1], is: from.mood === 'I' },
    ];
    const steps = follow(start, premises, goals);
    if (steps) return { from, steps };
  }
  return { from: null, steps: [] };
}

interface Found extends Trait {
  readonly because: Found | null;
}

function follow(start: readonly Trait[], premises: readonly Statement[], goals: readonly Trait[]): readonly Trait[] | null {
  const found: Found[] = start.map((trait) => ({ ...trait, because: null }));
  for (const known of found)
    for (const premise of premises) {
      const next = nextOf(known, premise);
      if (next && !has(found, next)) found.push({ ...next, because: known });
    }
  if (!goals.every((goal) => has(found, goal))) return null;
  const needed = new Set(found.slice(0, start.length));
  for (const goal of goals) for (let at = found.find((trait) => has([trait], goal)); at; at = at.because ?? undefined) needed.add(at);
  return found.filter((trait) => needed.has(trait));
}

/** What a universal premise makes of a thing of which one trait is known. */
function nextOf({ term, is }: Trait, { mood, of: [s, p] }: Statement): Trait | null {
  if (mood === 'A') return is && term === s ? { term: p, is: true } : !is && term === p ? { term: s, is: false } : null;
  if (mood === 'E' && is && (term === s || term === p)) return { term: term === s ? p : s, is: false };
  return null;
}
