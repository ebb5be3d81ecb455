import type { ReactElement } from 'react';
import type { SessionReview } from '#core/coach/conversation/conversation.ts';
import { WorkRows } from '../work-rows.tsx';
import { ReviewPart } from './review-part.tsx';

/** What to practise next, the most useful first, and works of the library on it. */
export function ReviewNext({ next, works }: Pick<SessionReview, 'next' | 'works'>): ReactElement {
  return (
    <ReviewPart id="review-next" title="What to practise next">
      <ol className="list-decimal pl-5">
        {next.map(({ text }) => (
          <li key={text} className="py-1 text-pretty">
            {text}
          </li>
        ))}
      </ol>
      <WorkRows works={works} className="mt-2 border-t border-line" />
    </ReviewPart>
  );
}
