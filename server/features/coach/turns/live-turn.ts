import type { CheckInput } from '#core/coach/check-reply/check-reply.ts';
import { NOTHING_SHOWN, showChecked } from '#core/coach/check-reply/check-reply.ts';
import type { TURN_EVENTS } from '#core/coach/conversation/conversation.ts';
import type { z } from 'zod';

export type FinalEvent =
  | { event: 'done'; data: z.infer<(typeof TURN_EVENTS)['done']> }
  | { event: 'failed'; data: z.infer<(typeof TURN_EVENTS)['failed']> };

/** Why a reply ends before its own end. */
export type StopReason = 'stopped' | 'server_ends';

/** A reply's text, and how often it was begun anew: the later beginning counts, of one beginning the longer text. */
export interface ReplyText {
  readonly restarts: number;
  readonly text: string;
}

export const isNewer = (one: ReplyText, other: ReplyText): boolean =>
  one.restarts > other.restarts || (one.restarts === other.restarts && one.text.length > other.text.length);

/** A reply while it is written. Readers see what is stored, so that nothing that was shown can be lost. */
export class LiveTurn {
  readonly id: string;
  readonly replyId: string;
  readonly #stopping = new AbortController();
  readonly #ended = Promise.withResolvers<void>();
  #news = Promise.withResolvers<void>();
  #check: CheckInput | null = null;
  #written = '';
  #shown = NOTHING_SHOWN;
  #restarts = 0;
  #stored: ReplyText = { restarts: 0, text: '' };
  #final: FinalEvent | null = null;

  constructor(id: string, replyId: string) {
    this.id = id;
    this.replyId = replyId;
  }

  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  get stopReason(): StopReason | null {
    return this.signal.aborted ? (this.signal.reason as StopReason) : null;
  }

  get stored(): ReplyText {
    return this.#stored;
  }

  get final(): FinalEvent | null {
    return this.#final;
  }

  /** Resolves when there is more than at the time of asking. */
  get news(): Promise<void> {
    return this.#news.promise;
  }

  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  /** @param check what the words are checked against before any is shown; null for our own */
  begin(check: CheckInput | null): void {
    this.#check = check;
  }

  /** Takes back all text so far. */
  beginAnew(check: CheckInput | null): void {
    this.#check = check;
    this.#written = '';
    this.#shown = NOTHING_SHOWN;
    this.#restarts += 1;
  }

  write(text: string): void {
    // NUL is no text: PostgreSQL refuses it.
    this.#written += text.replaceAll('\0', '');
  }

  /** What the model has said, as far as it is whole: half a surrogate pair waits for the other, and one that has none is no text. */
  get written(): string {
    return (/[\uD800-\uDBFF]$/.test(this.#written) ? this.#written.slice(0, -1) : this.#written).toWellFormed();
  }

  /** What may be shown of it, whether more comes or not. */
  get storable(): ReplyText {
    if (this.#check === null) return { restarts: this.#restarts, text: this.written };
    this.#shown = showChecked(this.written, this.#check, this.#shown);
    return { restarts: this.#restarts, text: this.#shown.text };
  }

  /** The whole reply as it stands after the check: it goes on from what was shown, or takes its place. */
  settle(text: string): void {
    if (!text.startsWith(this.storable.text)) this.#restarts += 1;
    this.#check = null;
    this.#written = text;
  }

  tellStored(text: ReplyText): void {
    if (!isNewer(text, this.#stored)) return;
    this.#stored = text;
    this.#tell();
  }

  stop(reason: StopReason): void {
    this.#stopping.abort(reason);
  }

  /** @param final null when the server ends before this could be stored: the next one tells it */
  end(final: FinalEvent | null): void {
    this.#final = final;
    this.#tell();
    this.#ended.resolve();
  }

  #tell(): void {
    const told = this.#news;
    this.#news = Promise.withResolvers();
    told.resolve();
  }
}
