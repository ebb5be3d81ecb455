import { useEffect, useState, type ReactElement } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** After so long somebody wants to know that it goes on. */
const SAY_AFTER_MS = 4000;

/** Lines of a page, until it is there. */
export function Opening(): ReactElement {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), SAY_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="reader-opening">
      <p role="status" className={isLong ? 'text-sm text-ink-3' : 'sr-only'}>
        {isLong ? 'Still opening. Large books take a moment.' : 'Opening the book'}
      </p>
      <Skeleton className="h-9 w-2/3" />
      {Array.from({ length: 12 }, (_, i) => (
        <Skeleton key={i} className={i % 5 === 4 ? 'h-4 w-1/2' : 'h-4 w-full'} />
      ))}
    </div>
  );
}
