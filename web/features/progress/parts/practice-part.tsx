import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { href, Link } from 'react-router';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import type { Practice } from '#core/practice/practice.ts';
import { countOf } from '#core/words.ts';
import { conversationPath, practicePath } from '#web/coach-addresses.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** The last talks with the coach. */
export function PracticePart({
  sessions,
  planned,
}: {
  readonly sessions: readonly ConversationEntry[];
  readonly planned: Practice | null;
}): ReactElement {
  if (sessions.length === 0)
    return (
      <div className="py-3">
        <p className="text-ink-2">What you practise with the coach stands here, and leaves evidence when it ends.</p>
        <Button to={planned ? practicePath(planned) : href('/ai-career')} className="mt-3">
          {planned ? describePractice(planned) : 'Talk with the coach'}
        </Button>
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, title, isActive, sends, updatedAt }) => (
          <li key={id} className="py-2.75">
            <Link to={conversationPath(id)} className="block font-semibold wrap-anywhere hover:text-accent-ink">
              {title}
            </Link>
            <span className="text-sm text-ink-3">
              {isActive ? 'going on' : countOf(sends, 'message')}, <Moment atMs={Date.parse(updatedAt)} />
            </span>
          </li>
        ))}
      </ul>
      <TextLink to="/ai-career#history" look="more" className="mt-2" icon={<ArrowRight size={15} aria-hidden="true" />}>
        All talks
      </TextLink>
    </>
  );
}
