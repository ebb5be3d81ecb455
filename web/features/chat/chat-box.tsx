import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChatFrame } from './chat-frame.tsx';
import type { Chat } from './use-chat.ts';
import { useChatConsent } from './use-chat-consent.ts';

const SAY: Record<Chat['state'], string> = {
  loading: 'The chat is on its way.',
  open: 'The chat is open.',
  closed: 'The chat is closed. It waits here.',
  silent: 'The chat has not answered for 15 seconds. Zendesk may be out of reach, or something here blocks it.',
  failed: 'The chat could not be loaded. Zendesk may be out of reach, or something here blocks it.',
};

/** Asks before anything is loaded; then the chat, its state, and the way back. */
export function ChatBox({ chat: { frame, state, ask } }: { readonly chat: Chat }): ReactElement {
  const { isAllowed, allow, withdraw } = useChatConsent();
  if (!isAllowed) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-(--measure) text-ink-2">
          The chat is loaded from Zendesk, a company that then learns your network address, keeps what you write, and may set cookies.
          Nothing is loaded before you allow it, and you can take that back here.
        </p>
        <Button variant="accent" onClick={allow}>
          Allow and start the chat
        </Button>
      </div>
    );
  }
  const isThere = state === 'open' || state === 'closed';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto text-ink-2">
          {SAY[state]}
        </p>
        {isThere ? <Button onClick={() => ask(state === 'open' ? 'close' : 'open')}>{state === 'open' ? 'Close' : 'Open'}</Button> : null}
        <Button variant="quiet" onClick={withdraw}>
          Take the consent back
        </Button>
      </div>
      <ChatFrame frame={frame} />
    </div>
  );
}
