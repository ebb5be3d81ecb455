import { createParser } from 'eventsource-parser';
import type { ServiceTimeouts } from '#core/coach/constants.ts';
import { readChunk, type ReplyPiece } from './openai-wire.ts';
import type { Patience } from './patience.ts';
import { ServiceFailure, lostConnection } from './service-failure.ts';

/** Characters of one event, or of an answer that is not streamed. */
const LONGEST_EVENT = 1_000_000;
/** The reply is whole: what it used may follow, and the end of the answer, after which its connection serves the next. */
const AFTER_FINISH_MS = 1000;
const LAST_EVENT = '[DONE]';
/** Not every service says why it ended. Where one does, that came before and counts. */
const WITHOUT_REASON: readonly ReplyPiece[] = [{ type: 'finish', reason: 'stop' }];

/**
 * The pieces of a reply as they come, up to its end.
 * @throws {ServiceFailure} when it breaks off, keeps silent for too long, or is no reply
 */
export async function* readReply(response: Response, patience: Patience, timeouts: ServiceTimeouts): AsyncGenerator<ReplyPiece, void> {
  const type = response.headers.get('content-type') ?? '';
  patience.allow(timeouts.firstTokenMs);
  // Most likely the page of something else that listens at this address.
  if (type.includes('html')) throw new ServiceFailure('failed', { retryable: false });
  // Some services do not stream, although they are asked to.
  if (type.includes('json')) return yield* readChunk(await readWhole(response));
  let isFinished = false;
  for await (const event of readEvents(response)) {
    const pieces = event === LAST_EVENT ? WITHOUT_REASON : readChunk(event);
    for (const piece of pieces) {
      isFinished ||= piece.type === 'finish';
      yield piece;
    }
    patience.allow(isFinished ? AFTER_FINISH_MS : timeouts.betweenTokensMs);
  }
  if (!isFinished) throw lostConnection();
}

/** The data of each event. What was cut in the middle of one is left out. */
async function* readEvents(response: Response): AsyncGenerator<string, void> {
  const received: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => received.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new ServiceFailure('failed');
    },
    maxBufferSize: LONGEST_EVENT,
  });
  for await (const text of readText(response)) {
    parser.feed(text);
    yield* received.splice(0);
  }
}

async function readWhole(response: Response): Promise<string> {
  let whole = '';
  for await (const text of readText(response)) {
    whole += text;
    if (whole.length > LONGEST_EVENT) throw new ServiceFailure('failed');
  }
  return whole;
}

async function* readText(response: Response): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) yield decoder.decode(bytes, { stream: true });
}
