import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { LanguageModel, ReplyPart } from './language-model.ts';
import { testLanguageModel } from './language-model.contract.ts';

/** A service that says one word a line. The contract is held against it over a real line, until the first provider is. */
const WORDS = ['Begin ', 'with ', 'one ', 'page.'];
let service: Server;
let url: string;
beforeAll(async () => {
  service = createServer(async (_, response) => {
    for (const word of WORDS) {
      if (response.destroyed) return;
      response.write(`${JSON.stringify(word)}\n`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

function lineModel(address: () => string): LanguageModel {
  async function* readWords(signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const response = await fetch(address(), { signal });
    let rest = '';
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        signal.throwIfAborted();
        yield { type: 'text-delta', text: JSON.parse(line) as string };
      }
    }
    yield { type: 'usage', inputTokens: 12, outputTokens: WORDS.length };
    yield { type: 'finish', reason: 'stop' };
  }
  return {
    id: 'words-1',
    kind: 'openai',
    async *stream(_request, signal) {
      try {
        yield* readWords(signal);
      } catch {
        yield signal.aborted ? { type: 'finish', reason: 'aborted' } : { type: 'error', code: 'unavailable', retryable: true };
      }
    },
  };
}

testLanguageModel('a service over HTTP', () => ({ talking: lineModel(() => url), broken: lineModel(() => 'http://127.0.0.1:1') }));
