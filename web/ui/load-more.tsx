import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';

export interface LoadMoreProps {
  /** The next page is on its way; the button keeps the focus meanwhile. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onLoad: () => void;
}

/** Below a list of which more is to be had. */
export const LoadMore = ({ isLoading, hasFailed, onLoad }: LoadMoreProps): ReactElement => (
  <div className="mt-6 grid justify-items-center gap-3">
    <Button
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onLoad();
      }}
    >
      Load more
    </Button>
    {hasFailed ? <FieldError>The next page did not load. Try again.</FieldError> : null}
  </div>
);
