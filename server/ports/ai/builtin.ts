import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel } from './language-model.ts';

/** A reader's eye follows at about this pace; nothing is gained by all at once. */
const WORD_MS = 12;

/** Says what was planned, word by word. It needs no service: nothing leaves the server. */
export function createBuiltinModel({ wordMs = WORD_MS }: { wordMs?: number } = {}): LanguageModel {
  return {
    id: 'built-in coach',
    kind: 'builtin',
    async *stream({ planned = '' }, signal) {
      if (planned.trim() === '') {
        yield { type: 'error', code: 'empty_reply', retryable: false };
        return;
      }
      for (const text of planned.match(/\s*\S+\s*/g) ?? []) {
        if (signal.aborted) {
          yield { type: 'finish', reason: 'aborted' };
          return;
        }
        yield { type: 'text-delta', text };
        await sleep(wordMs, undefined, { signal }).catch(() => {});
      }
      yield { type: 'usage', inputTokens: 0, outputTokens: 0 };
      yield { type: 'finish', reason: signal.aborted ? 'aborted' : 'stop' };
    },
  };
}
