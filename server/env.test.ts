import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const SERVICE_DEFAULTS = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  AI_BASE_URL: 'https://api.openai.com/v1',
  AI_MODEL: 'gpt-3.5-turbo',
  AI_MAX_TOKENS: 500,
  AI_TEMPERATURE: 0.7,
  AI_PRESENCE_PENALTY: 0.1,
  AI_FREQUENCY_PENALTY: 0.1,
  AI_HISTORY_MESSAGES: 10,
  AI_OPENING_TIMEOUT_MS: 8000,
  AI_ASSESSMENT_MAX_TOKENS: 1000,
  AI_ASSESSMENT_TEMPERATURE: 0.3,
  AI_ASSESSMENT_TIMEOUT_MS: 45_000,
  AI_IQ_MAX_TOKENS: 1500,
  AI_IQ_TEMPERATURE: 0.4,
  AI_RATE_LIMIT: 3,
  AI_DAILY_TURNS: 200,
  AI_PROMPT_PRICE: 0.0015,
  AI_COMPLETION_PRICE: 0.002,
  AI_CONVERSATION_TIMEOUT_MS: 300_000,
  AI_CLEANUP_MS: 300_000,
  AI_CONNECT_TIMEOUT_MS: 30_000,
  AI_FIRST_TOKEN_TIMEOUT_MS: 30_000,
  AI_BETWEEN_TOKENS_TIMEOUT_MS: 20_000,
  AI_TOTAL_TIMEOUT_MS: 180_000,
};

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: path.resolve('data'),
      LIBRARY_DIR: path.resolve('library'),
      TRUST_PROXY: false,
      RATE_LIMIT: true,
      LIBRARY_WATCH: true,
      LOG: 'info',
      PAYMENT_TEST_MODE: false,
      ZENDESK_HOST: 'https://static.zdassets.com',
      STRIPE_BASE_URL: 'https://api.stripe.com',
      ...SERVICE_DEFAULTS,
    });
  });

  it('takes an empty variable for none, and leaves out what is not ours', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '', AUTH_SECRET: '', LOG: '', HOME: '/root' })).toEqual(readEnv({}));
  });

  it('reads what is set', () => {
    const secret = 'x'.repeat(32);
    expect(
      readEnv({
        NODE_ENV: 'development',
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/cairn',
        LIBRARY_DIR: 'elsewhere',
        PUBLIC_URL: 'https://learn.example.org',
        AUTH_SECRET: secret,
        SMTP_URL: 'smtps://cairn:secret@mail.example.org',
        MAIL_FROM: 'post@example.org',
        TRUST_PROXY: 'on',
        RATE_LIMIT: 'off',
        LIBRARY_WATCH: 'off',
        LOG: 'silent',
        ZENDESK_HOST: 'http://127.0.0.1:4000/stand-in',
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        STRIPE_BASE_URL: 'http://127.0.0.1:9',
        PAYMENT_TEST_MODE: 'on',
      }),
    ).toEqual({
      NODE_ENV: 'development',
      PORT: 0,
      HOST: '0.0.0.0',
      DATA_DIR: '/var/cairn',
      LIBRARY_DIR: path.resolve('elsewhere'),
      PUBLIC_URL: 'https://learn.example.org',
      AUTH_SECRET: secret,
      SMTP_URL: 'smtps://cairn:secret@mail.example.org',
      MAIL_FROM: 'post@example.org',
      TRUST_PROXY: true,
      RATE_LIMIT: false,
      LIBRARY_WATCH: false,
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_BASE_URL: 'http://127.0.0.1:9',
      PAYMENT_TEST_MODE: true,
      LOG: 'silent',
      ZENDESK_HOST: 'http://127.0.0.1:4000',
      ...SERVICE_DEFAULTS,
    });
  });

  it('reads what is set of the coach', () => {
    const set = { AI_PROVIDER: 'openai', AI_API_KEY: ' sk-1 ', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'llama3.2' };
    const figures = { AI_TEMPERATURE: '0', AI_PRESENCE_PENALTY: '-2', AI_PROMPT_PRICE: '0', AI_RATE_LIMIT: '1' };
    expect(readEnv({ ...set, ...figures })).toEqual({
      ...readEnv({}),
      ...set,
      AI_API_KEY: 'sk-1',
      AI_TEMPERATURE: 0,
      AI_PRESENCE_PENALTY: -2,
      AI_PROMPT_PRICE: 0,
      AI_RATE_LIMIT: 1,
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'learn.example.org'],
    ['PUBLIC_URL', 'ftp://learn.example.org'],
    ['MAIL_FROM', 'post'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT', '0'],
    ['LIBRARY_WATCH', 'no'],
    ['LOG', 'debug'],
    ['AI_PROVIDER', 'claude'],
    ['AI_MAX_TOKENS', '0'],
    ['AI_MAX_TOKENS', 'many'],
    ['AI_TEMPERATURE', '2.1'],
    ['AI_FREQUENCY_PENALTY', '-3'],
    ['AI_RATE_LIMIT', '1.5'],
    ['AI_DAILY_TURNS', '-1'],
    ['AI_COMPLETION_PRICE', '-0.1'],
    ['AI_CONNECT_TIMEOUT_MS', '300001'],
  ])('names %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^These settings cannot be used:\\n  ${name}="${value.replace('.', '\\.')}": \\S.*\\nSee docs/operating\\.md`),
    );
  });

  it('says what may stand there instead', () => {
    expect(() => readEnv({ LOG: 'debug' })).toThrow(/"silent"\|"info"/);
    expect(() => readEnv({ TRUST_PROXY: 'true' })).toThrow(/"on"\|"off"/);
    expect(() => readEnv({ PORT: '65536' })).toThrow(/65535/);
  });

  it('names all that are wrong at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG: 'x' })).toThrow(/PORT="x".*\n.*LOG="x"/);
  });

  it.each([
    ['GOOGLE_CLIENT_SECRET', 'hunter2', /GOOGLE_CLIENT_ID.*both/],
    ['GOOGLE_CLIENT_SECRET', 'sk hunter2', /GOOGLE_CLIENT_SECRET.*without spaces/],
    ['AUTH_SECRET', 'hunter2-hunter2', /AUTH_SECRET.*32/],
    ['AI_API_KEY', 'sk-hunter2\nX-Other: 1', /AI_API_KEY.*without spaces/],
    ['OPENAI_API_KEY', 'sk hunter2', /OPENAI_API_KEY.*without spaces/],
    ['AI_BASE_URL', 'https://robin:hunter2@ai.example.org/v1', /AI_BASE_URL.*AI_API_KEY/],
    ['STRIPE_SECRET_KEY', 'sk hunter2', /STRIPE_SECRET_KEY.*without spaces/],
    ['STRIPE_SECRET_KEY', 'sk_hunter2', /STRIPE_WEBHOOK_SECRET.*together/],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_hunter2', /STRIPE_WEBHOOK_SECRET.*together/],
    ['AI_BASE_URL', 'https://ai.example.org/v1?key=hunter2', /AI_BASE_URL.*AI_API_KEY/],
    ['AI_BASE_URL', 'sk-hunter2', /AI_BASE_URL.*https:/],
    ['SMTP_URL', 'https://robin:hunter2@mail.example.org', /SMTP_URL.*smtps:/],
  ])('refuses a wrong %s without printing it', (name, value, told) => {
    let message = '';
    try {
      readEnv({ [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(told);
    expect(message).not.toContain('hunter2');
  });
});
