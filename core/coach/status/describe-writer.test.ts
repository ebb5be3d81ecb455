import { expect, it } from 'vitest';
import { describeWriter } from './describe-writer.ts';

const service = { provider: 'openai', model: 'small-1', host: 'ai.example.org', isBuiltinOnly: false } as const;

it('names the service that receives what is written', () => {
  expect(describeWriter(service)).toBe(
    'Replies come from an AI service and are checked here: what you write in a conversation is sent to ai.example.org (model small-1).',
  );
});

it('says that nothing leaves the server, also when a service is there and not wanted', () => {
  const builtin = describeWriter({ provider: 'builtin', model: null, host: null, isBuiltinOnly: false });
  expect(builtin).toContain('nothing leaves this server');
  expect(describeWriter({ ...service, isBuiltinOnly: true })).toBe(builtin);
  expect(describeWriter({ provider: 'unconfigured', model: null, host: null, isBuiltinOnly: true })).toBe(builtin);
});

it('says in the words of the catalogue that a service was asked for and is not set up', () => {
  expect(describeWriter({ provider: 'unconfigured', model: null, host: null, isBuiltinOnly: false })).toBe(
    'AI service not initialized. Please check your API key.',
  );
});
