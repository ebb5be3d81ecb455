import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names. A document does so by itself, a page that is drawn into another does not. */
export function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}
