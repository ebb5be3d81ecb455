import { expect, it } from 'vitest';
import { z } from 'zod';
import { askForJson } from './ask-for-json.ts';
import type { LanguageModel, ModelRequest, ReplyPart } from './language-model.ts';

const Plan = z.object({ steps: z.array(z.string()).max(3) });
const REQUEST = { messages: [], maxTokens: 1000, temperature: 0.3, presencePenalty: 0, frequencyPenalty: 0 };
const USAGE = { inputTokens: 9, outputTokens: 3 };

function ask(text: string, last: ReplyPart = { type: 'finish', reason: 'stop' }) {
  const asked: ModelRequest[] = [];
  const model: LanguageModel = {
    id: 'words-1',
    kind: 'openai',
    async *stream(request) {
      asked.push(request);
      for (const piece of text.match(/[^]{1,5}/g) ?? []) yield { type: 'text-delta', text: piece };
      yield { type: 'usage', ...USAGE };
      yield last;
    },
  };
  return { asked, reply: askForJson(model, REQUEST, Plan, new AbortController().signal) };
}

it('asks for JSON and reads it', async () => {
  const { asked, reply } = ask('{"steps":["Call Ines"]}');
  expect(await reply).toEqual({ isValid: true, value: { steps: ['Call Ines'] }, usage: USAGE });
  expect(asked).toEqual([{ ...REQUEST, isJson: true }]);
});

it.each([
  '```json\n{"steps":[]}\n```',
  '```\n{"steps":[]}```',
  'Here it is:\n\n```JSON\n{"steps":[]}\n```\nGood luck.',
  ' \n{"steps":[]} ',
  'Here it is: {"steps":[]}',
  'Here it is:\n{"steps":[]}\nGood luck.',
  '```\n{"steps":[]}',
])('reads %j', async (text) => expect(await ask(text).reply).toMatchObject({ isValid: true, value: { steps: [] } }));

it.each([
  '',
  'I would begin with Ines.',
  '{"steps":["Call',
  '[]',
  'null',
  '{"steps":"Call Ines"}',
  '{"steps":["a","b","c","d"]}',
  'Steps {of mine} are many.',
  '}{',
  '```json',
  '``````',
])('refuses %j', async (text) => expect(await ask(text).reply).toEqual({ isValid: false, code: 'ai_invalid_json', usage: USAGE }));

it('tells what the model failed of', async () => {
  expect(await ask('{"ste', { type: 'error', code: 'timeout', retryable: true }).reply).toEqual({
    isValid: false,
    code: 'timeout',
    usage: USAGE,
  });
  expect(await ask('{"steps":[]}', { type: 'finish', reason: 'aborted' }).reply).toEqual({ isValid: false, code: 'aborted', usage: USAGE });
});
