import { useSyncExternalStore } from 'react';
import { CHAT_CONSENT } from '#core/brand/chat.ts';

const { cookie, value, path, maxAgeSec } = CHAT_CONSENT;
/** The cookie goes to the chat's addresses alone, so pages look here. */
const KEY = 'cairn_chat';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === value;
  } catch {
    return false;
  }
}

function set(isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.setItem(KEY, value);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is allowed, and the page says what the chat would load again.
  }
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${value}; Path=${path}; SameSite=Strict; Max-Age=${isAllowed ? maxAgeSec : 0}${isSecure}`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor lets this browser load the support chat. */
export function useChatConsent(): { isAllowed: boolean; allow: () => void; withdraw: () => void } {
  const isAllowed = useSyncExternalStore(subscribe, read, () => false);
  return { isAllowed, allow: () => set(true), withdraw: () => set(false) };
}
