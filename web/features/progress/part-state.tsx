import type { ReactElement, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Part } from './load-part.ts';

export interface PartStateProps<Data> {
  readonly part: Part<Data>;
  /** What did not load, as a title: "Your goals did not load". */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a part shows; or that it did not load, and a way to try again, in its own place. */
export function PartState<Data>({ part, failed, children }: PartStateProps<Data>): ReactElement {
  const { revalidate, state } = useRevalidator();
  if (part.failure === null) return <>{children(part.data)}</>;
  if (state === 'loading') return <SkeletonRows count={3} />;
  return <ErrorState title={failed} text={part.failure} retry={() => void revalidate()} />;
}
