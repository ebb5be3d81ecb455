import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

/* Nobody reads what is found between two letters. */
const SETTLED_MS = 300;

/** What is looked for stands in the address, so that it is there again on the way back; what is typed is ahead of it. */
export function useHistorySearch(): { q: string; typed: string; type: (text: string) => void } {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const [typed, type] = useState(q);
  const settle = useEffectEvent(() => {
    const words = typed.trim();
    if (words !== q) setSearch(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { q, typed, type };
}
