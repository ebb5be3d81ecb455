import { useEffect, useState, type ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { formatTime, spokenTime } from '#core/format-time.ts';

/** Time since it was begun, until it has ended. The server draws none: its clock is another one. */
export function TalkClock({ conversation }: { readonly conversation: Conversation }): ReactElement | null {
  const { createdAt, endedAt } = conversation;
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (nowMs === null) return null;
  const sec = ((endedAt === null ? nowMs : Date.parse(endedAt)) - Date.parse(createdAt)) / 1000;
  return (
    <span className="flex-none text-sm text-ink-2 tabular-nums max-md:hidden lg:max-xl:hidden">
      <span aria-hidden="true">{formatTime(sec)}</span>
      {sec < 60 ? null : <span className="sr-only">Begun {spokenTime(Math.floor(sec / 60) * 60)} ago</span>}
    </span>
  );
}
