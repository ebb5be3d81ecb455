import { useSyncExternalStore } from 'react';

export type BarWidth = 'phone' | 'tablet' | 'laptop' | 'desktop';

/** The breakpoints of the stylesheet. What does not fit is not hidden: it stands in a menu instead. */
const STEPS: readonly (readonly [BarWidth, string])[] = [
  ['desktop', '(width >= 80rem)'],
  ['laptop', '(width >= 64rem)'],
  ['tablet', '(width >= 48rem)'],
];

function subscribe(listener: () => void): () => void {
  const queries = STEPS.map(([, query]) => window.matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', listener));
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}

const read = (): BarWidth => STEPS.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'phone';

/** How much room the bar has. */
export const useBarWidth = (): BarWidth => useSyncExternalStore(subscribe, read, () => 'desktop');
