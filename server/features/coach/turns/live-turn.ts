import type { TURN_EVENTS } from '#core/coach/conversation/conversation.ts';
import { boundReply, showReply } from '#core/coach/reply-length.ts';
import type { z } from 'zod';

export type FinalEvent =
  | { event: 'done'; data: z.infer<(typeof TURN_EVENTS)['done']> }
  | { event: 'failed'; data: z.infer<(typeof TURN_EVENTS)['failed']> };

/** Why a reply ends before its own end. */
export type StopReason = 'stopped' | 'server_ends';

/** A reply while it is written. Readers see what is stored, so that nothing that was shown can be lost. */
export class LiveTurn {
  readonly id: string;
  readonly replyId: string;
  readonly #stopping = new AbortController();
  readonly #ended = Promise.withResolvers<void>();
  #news = Promise.withResolvers<void>();
  #written = '';
  #stored = '';
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

  /** What the model has said. */
  get written(): string {
    return this.#written;
  }

  get stored(): string {
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

  write(text: string): void {
    // NUL is no text: PostgreSQL refuses it.
    this.#written += text.replaceAll('\0', '');
  }

  /** What is whole of it: half a surrogate pair waits for the other, and one that has none is no text. */
  get #whole(): string {
    return (/[\uD800-\uDBFF]$/.test(this.#written) ? this.#written.slice(0, -1) : this.#written).toWellFormed();
  }

  /** What may be shown of it before it has ended. */
  get storable(): string {
    return showReply(this.#whole);
  }

  /** All of it, once it has ended. */
  get reply(): string {
    return boundReply(this.#whole);
  }

  tellStored(text: string): void {
    if (text.length <= this.#stored.length) return;
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
