import { describe, expect, it } from 'vitest';
import type { LanguageModel, ModelRequest, ReplyPart } from './language-model.ts';

export interface ModelUnderTest {
  /** Answers every request with several words. */
  talking: LanguageModel;
  /** Reaches nothing, whatever it is asked. */
  broken: LanguageModel;
}

const REQUEST: ModelRequest = {
  messages: [
    { role: 'system', content: 'You are a coach.' },
    { role: 'user', content: 'How do I begin?' },
  ],
  maxTokens: 300,
  temperature: 0.7,
  presencePenalty: 0,
  frequencyPenalty: 0,
  isJson: false,
  planned: 'Begin with one page. Write it today.',
};

const isLast = (part: ReplyPart | undefined) => part?.type === 'finish' || part?.type === 'error';

/** What every language model keeps to. */
export function testLanguageModel(name: string, open: () => ModelUnderTest): void {
  const read = async (model: LanguageModel, signal = new AbortController().signal) => {
    const parts: ReplyPart[] = [];
    for await (const part of model.stream(REQUEST, signal)) parts.push(part);
    return parts;
  };

  describe(`${name}, as a language model`, () => {
    it('says a text piece by piece, then that it has finished, and no more', async () => {
      const parts = await read(open().talking);
      const texts = parts.flatMap((part) => (part.type === 'text-delta' ? part.text : []));
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.join('')).toMatch(/\S/);
      expect(texts).not.toContain('');
      expect(parts.at(-1)).toEqual({ type: 'finish', reason: expect.stringMatching(/^(stop|length)$/) });
      expect(parts.filter(isLast)).toHaveLength(1);
    });

    it('counts what it used at most once, in whole tokens', async () => {
      const used = (await read(open().talking)).filter((part) => part.type === 'usage');
      expect(used.length).toBeLessThanOrEqual(1);
      for (const { inputTokens, outputTokens } of used)
        expect([inputTokens, outputTokens].every((tokens) => Number.isInteger(tokens) && tokens >= 0)).toBe(true);
    });

    it('answers two at once, each for itself', async () => {
      const { talking } = open();
      const [one, other] = await Promise.all([read(talking), read(talking)]);
      expect([isLast(one.at(-1)), isLast(other.at(-1))]).toEqual([true, true]);
    });

    it('ends when it is stopped, after what it has said already', async () => {
      const stopping = new AbortController();
      const parts: ReplyPart[] = [];
      for await (const part of open().talking.stream(REQUEST, stopping.signal)) {
        parts.push(part);
        stopping.abort();
      }
      expect(parts[0]).toMatchObject({ type: 'text-delta' });
      expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'aborted' });
      expect(parts.filter((part) => part.type === 'text-delta')).toHaveLength(1);
    });

    it('says nothing when it was stopped before', async () => {
      expect(await read(open().talking, AbortSignal.abort())).toEqual([{ type: 'finish', reason: 'aborted' }]);
    });

    it('can be left in the middle', async () => {
      for await (const part of open().talking.stream(REQUEST, new AbortController().signal)) {
        expect(part.type).toBe('text-delta');
        break;
      }
    });

    it('tells a failure as its last part, and throws nothing', async () => {
      const parts = await read(open().broken);
      expect(parts.at(-1)).toMatchObject({ type: 'error', code: expect.stringMatching(/^[a-z_]+$/), retryable: expect.any(Boolean) });
      expect(parts.filter(isLast)).toHaveLength(1);
    });
  });
}
