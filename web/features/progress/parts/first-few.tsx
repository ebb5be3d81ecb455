import type { ReactElement, ReactNode } from 'react';

/** As many as a page of several parts shows of each. */
const SHOWN = 5;

export interface FirstFewProps<T> {
  readonly all: readonly T[];
  /** There are more than these. */
  readonly isCut?: boolean;
  /** A list of some of them. */
  readonly children: (some: readonly T[]) => ReactNode;
}

/** The first of a list, and the others when they are asked for. */
export function FirstFew<T>({ all, isCut = false, children }: FirstFewProps<T>): ReactElement {
  const rest = all.slice(SHOWN);
  return (
    <>
      {children(all.slice(0, SHOWN))}
      {rest.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center">
            <span className="text-link font-[560]">
              {isCut ? 'The latest' : 'All'} {all.length}
            </span>
          </summary>
          {children(rest)}
        </details>
      )}
    </>
  );
}
