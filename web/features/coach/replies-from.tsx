import type { ReactElement } from 'react';
import { href } from 'react-router';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { describeWriter } from '#core/coach/status/describe-writer.ts';
import { TextLink } from '#web/ui/button.tsx';

/** What words the replies, and who receives what is written. */
export function RepliesFrom({ status }: { readonly status: CoachStatus }): ReactElement {
  return (
    <p className="max-w-(--measure) text-sm text-ink-3">
      {describeWriter(status)} <TextLink to={`${href('/profile')}#coach`}>AI coach in your profile</TextLink>
    </p>
  );
}
