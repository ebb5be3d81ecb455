import { createContext, use } from 'react';

/** The parts of the item that a step of its explanation is about (`core/iq/item/steps.ts`); none while there is none. */
export const LitParts = createContext<readonly string[]>([]);

/** What marks a part as one of them. */
export function useLit(): (id: string) => { 'data-lit'?: true } {
  const lit = use(LitParts);
  return (id) => (lit.includes(id) ? { 'data-lit': true } : {});
}
