import type { ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';

/** What a session left, when it has ended. */
export function EndReview({ conversation }: { readonly conversation: Conversation }): ReactElement | null {
  const { review } = conversation;
  return review && <p className="mt-6 text-lg">{review.headline}</p>;
}
