import type { ReactElement } from 'react';
import type { Review } from '#core/review/review.ts';

/** How far one is today. */
export function Way({ review: { cards, doneToday } }: { readonly review: Review }): ReactElement {
  return (
    <>
      {doneToday + 1} of {doneToday + cards.length} today
    </>
  );
}
