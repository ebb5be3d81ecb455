import { createContext, use, useEffect, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { browserApiFor } from '#web/api/client.ts';
import { followTurn } from './follow-turn.ts';
import { readTabId } from './tab-id.ts';
import { createTalkMemory } from './talk-memory.ts';
import { createTalk, type Talk, type TalkState } from './talk.ts';

/** Coming back to a window twice in a moment asks once. */
const READ_PAUSE_MS = 2000;
/** A server that was away says nothing when it is back. */
const RETRY_MS = 15_000;

export const TalkContext = createContext<Talk | null>(null);

/** The conversation that the page shows. */
export function useTalk(): Talk {
  const talk = use(TalkContext);
  if (!talk) throw new Error('There is no conversation around this.');
  return talk;
}

export const useTalkState = <Part>(select: (state: TalkState) => Part): Part => useStore(useTalk().store, select);

/** @param field where something may have been typed before the page could listen */
export function useOpenTalk(loaded: Conversation, learnerId: string, field: RefObject<HTMLTextAreaElement | null>): Talk {
  const [talk] = useState(() =>
    createTalk(loaded, {
      api: browserApiFor(learnerId),
      memory: createTalkMemory(learnerId, loaded.id, readTabId),
      newKey: () => crypto.randomUUID(),
      nowMs: Date.now,
    }),
  );
  useEffect(() => talk.resume(field.current?.value ?? ''), [talk, field]);
  useFollow(talk, learnerId);
  useComingBack(talk);
  return talk;
}

/** Reads along while a reply is written, whichever tab asked for it. */
function useFollow(talk: Talk, learnerId: string): void {
  const turnId = useStore(talk.store, ({ chat }) => chat.live?.turnId ?? null);
  useEffect(() => {
    if (turnId === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const cut = () => talk.tell({ type: 'cut' });
    window.addEventListener('offline', cut, { signal });
    void followTurn({
      turnId,
      learnerId,
      countKnown: () => {
        const { live } = talk.store.getState().chat;
        return live ? live.from + live.text.length : 0;
      },
      onTold: (told) => talk.tell({ type: 'told', turnId, told }),
      onCut: cut,
      onMended: () => talk.tell({ type: 'mended' }),
      signal,
    })
      .catch(() => undefined)
      // It has ended, with its place among the attempts, or the server knows no such turn any more.
      .then(() => (signal.aborted ? undefined : talk.read()));
    return () => leaving.abort();
  }, [talk, learnerId, turnId]);
}

/** What was said in another tab meanwhile is there when somebody comes back to this one, and what could not be sent goes. */
function useComingBack(talk: Talk): void {
  useEffect(() => {
    const stop = new AbortController();
    let lastMs = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastMs < READ_PAUSE_MS) return;
      lastMs = Date.now();
      talk.retryHeld();
      void talk.read();
    };
    for (const type of ['focus', 'visibilitychange']) window.addEventListener(type, look, { signal: stop.signal });
    window.addEventListener('online', () => talk.sendHeld(), { signal: stop.signal });
    window.addEventListener('storage', ({ key, newValue }) => talk.noteHeld(newValue === null ? key : null), { signal: stop.signal });
    const timer = window.setInterval(() => talk.retryHeld(), RETRY_MS);
    return () => {
      stop.abort();
      window.clearInterval(timer);
    };
  }, [talk]);
}
