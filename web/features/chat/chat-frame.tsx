import type { ReactElement, RefObject } from 'react';
import { CHAT_WIDGET_PATH } from '#core/brand/chat.ts';

/** The chat's own document; it goes, script and all, when the page around it is left. */
export function ChatFrame({ frame }: { readonly frame: RefObject<HTMLIFrameElement | null> }): ReactElement {
  return (
    <iframe
      ref={frame}
      src={CHAT_WIDGET_PATH}
      title="Support chat"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      className="h-160 w-full border-[1.5px] border-ink bg-sheet"
    />
  );
}
