import type { ResponseInput } from '#core/iq/sitting/sitting.ts';
import type { z } from 'zod';
import type { Draft } from '../item/draft.ts';
import { IQ_ITEM_KEY } from '#web/iq-keys.ts';

/** What a tab knows of the item that the server does not: it survives a reload. */
export interface KeptItem {
  readonly itemId: string;
  readonly spentMs: number;
  readonly isPaused: boolean;
  /** Confirmed, and not yet taken by the server. */
  readonly waiting: z.infer<typeof ResponseInput> | null;
  /** Chosen or typed, and not confirmed. */
  readonly draft?: Draft | undefined;
}

/** Null when nothing is kept of this item, or storage is blocked. */
export function readKept(itemId: string): KeptItem | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(IQ_ITEM_KEY) ?? 'null') as KeptItem | null;
    return kept?.itemId === itemId ? kept : null;
  } catch {
    return null;
  }
}

/** Where storage is blocked a reload begins the item anew. The draft stays as it was kept. */
export const keep = (item: Omit<KeptItem, 'draft'>): void => write({ draft: readKept(item.itemId)?.draft, ...item });

export function keepDraft(itemId: string, draft: Draft): void {
  write({ ...(readKept(itemId) ?? { itemId, spentMs: 0, isPaused: false, waiting: null }), draft });
}

function write(item: KeptItem): void {
  try {
    sessionStorage.setItem(IQ_ITEM_KEY, JSON.stringify(item));
  } catch {}
}
