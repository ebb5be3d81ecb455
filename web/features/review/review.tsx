import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser } from '#web/screen.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CardOfToday } from './card-of-today.tsx';
import { loadReview } from './load-review.ts';
import { Rest } from './rest.tsx';
import './review.css';
import { useReview } from './use-review.ts';
import { Way } from './way.tsx';

// In the browser alone: the server does not know which day it is where the learner is.
export const clientLoader = inBrowser(loadReview, { keepMs: 0 });
export const meta = pageMeta('Review');

export default function ReviewPage(): ReactElement {
  const session = useReview(useLoaderData<typeof clientLoader>());
  const { card, review } = session;
  return (
    <div className="review">
      <PageHead title="Review" meta={card ? <Way review={review} /> : undefined} />
      {card ? <CardOfToday key={`${card.id} ${session.turn}`} card={card} session={session} /> : <Rest review={review} session={session} />}
    </div>
  );
}

export function HydrateFallback(): ReactElement {
  return (
    <div className="review">
      <PageHead title="Review" />
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-16 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  );
}
