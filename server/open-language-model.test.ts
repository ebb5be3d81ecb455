import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { chooseAiProvider, openLanguageModel } from './open-language-model.ts';

it.each([
  [{}, 'builtin'],
  [{ AI_API_KEY: 'sk-1' }, 'openai'],
  [{ OPENAI_API_KEY: 'sk-1' }, 'openai'],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'sk-1' }, 'openai'],
  [{ AI_PROVIDER: 'openai' }, 'unconfigured'],
  [{ AI_PROVIDER: 'builtin' }, 'builtin'],
  [{ AI_PROVIDER: 'builtin', AI_API_KEY: 'sk-1' }, 'builtin'],
] as const)('with %j the coach is %s', (settings, provider) => {
  expect(chooseAiProvider(readEnv(settings))).toBe(provider);
});

it('a service is called only where one is chosen, by the name of its model', () => {
  expect(openLanguageModel(readEnv({}))).toBeNull();
  expect(openLanguageModel(readEnv({ AI_PROVIDER: 'openai' }))).toBeNull();
  expect(openLanguageModel(readEnv({ AI_PROVIDER: 'builtin', AI_API_KEY: 'sk-1' }))).toBeNull();
  expect(openLanguageModel(readEnv({ AI_API_KEY: 'sk-1', AI_MODEL: 'llama3.2' }))).toMatchObject({ id: 'llama3.2', kind: 'openai' });
});
