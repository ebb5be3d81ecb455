import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SessionReview } from '#core/coach/conversation/conversation.ts';
import { ReviewPart } from './review-part.tsx';

/** What could be seen, in the learner's words; each quote leads to where it was said. */
export function ReviewSeen({ seen }: Pick<SessionReview, 'seen'>): ReactElement {
  return (
    <ReviewPart id="review-seen" title="What could be seen">
      <ul className="divide-y divide-line">
        {seen.map(({ text, quote, messageId }) => (
          <li key={`${messageId} ${text} ${quote}`} className="py-2.5">
            <p className="font-semibold text-pretty">{text}</p>
            {quote === '' ? null : (
              <p className="mt-0.5 leading-[1.75] text-ink-2 wrap-anywhere pointer-coarse:leading-8">
                <Link to={`#m-${messageId}`} className="text-link">
                  “{quote}”
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </ReviewPart>
  );
}
