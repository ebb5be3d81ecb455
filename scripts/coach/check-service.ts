import { checkService, isGoodEnough } from '#server/gateway/check-service.ts';
import { readEnv } from '#server/env.ts';
import { chooseAiProvider, openLanguageModel } from '#server/open-language-model.ts';

const USAGE = `Usage: cairn coach check    tries the AI service that the environment names, and says what is wrong and what to do

It reads the same settings as the server (AI_PROVIDER, AI_API_KEY, AI_BASE_URL, AI_MODEL and the rest), asks for three short
replies, and changes nothing. Exit code: 0 when the service can coach, 1 when not, 2 when the command is not understood.`;

const SIGNS = { true: 'ok   ', false: 'WRONG', null: 'note ' } as const;

async function main(words: readonly string[]): Promise<number> {
  if (words.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const env = readEnv(process.env);
  const provider = chooseAiProvider(env);
  const model = openLanguageModel(env);
  if (model === null) {
    console.log(
      provider === 'unconfigured'
        ? 'AI_PROVIDER asks for a service, and there is no key for it. Set AI_API_KEY; a service of your own that needs none takes any word.'
        : 'No AI service is set up: the built-in coach answers, and nothing leaves the machine. See docs/local-ai.md for how to add one.',
    );
    return provider === 'unconfigured' ? 1 : 0;
  }
  const lines = await checkService(
    model,
    {
      maxTokens: env.AI_MAX_TOKENS,
      temperature: env.AI_TEMPERATURE,
      presencePenalty: env.AI_PRESENCE_PENALTY,
      frequencyPenalty: env.AI_FREQUENCY_PENALTY,
    },
    new URL(env.AI_BASE_URL).host,
    () => performance.now(),
  );
  for (const { ok, text } of lines) console.log(`${SIGNS[`${ok}`]}  ${text}`);
  const isGood = isGoodEnough(lines);
  console.log(
    isGood
      ? 'The service can coach.'
      : 'The service is not fit to coach as it is. Where its replies do not stand, the built-in coach speaks.',
  );
  return isGood ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
