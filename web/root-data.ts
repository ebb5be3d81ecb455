import { useRouteLoaderData } from 'react-router';
import type { Learner } from '#core/account/learner.ts';
import type { Brand } from '#core/brand/brand.ts';

/** What every page knows. */
export interface RootData {
  brand: Brand;
  learner: Learner | null;
}

function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('The root has not loaded.');
  return data;
}

export function useBrand(): Brand {
  return useRootData().brand;
}

export function useLearner(): Learner | null {
  return useRootData().learner;
}
