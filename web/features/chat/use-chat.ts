import { useEffect, useRef, useState, type RefObject } from 'react';
import { CHAT_STATES, type ChatState } from '#core/brand/chat.ts';

/** A widget that has said nothing by then is taken for one that does not come. */
const SILENT_MS = 15_000;

export interface Chat {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'silent' | ChatState;
  readonly ask: (what: 'open' | 'close') => void;
}

/** The support chat in its frame: what it says, and what it is told. */
export function useChat(isLoaded: boolean): Chat {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<Chat['state']>('loading');
  useEffect(() => {
    if (!isLoaded) return;
    setState('loading');
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'silent' : now)), SILENT_MS);
    const hear = ({ origin, source, data }: MessageEvent<{ chat?: unknown } | null>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const said = CHAT_STATES.find((known) => known === data?.chat);
      if (said) setState(said);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [isLoaded]);
  return { frame, state, ask: (what) => frame.current?.contentWindow?.postMessage({ chat: what }, location.origin) };
}
