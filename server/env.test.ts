import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

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
        TRUST_PROXY: 'on',
        RATE_LIMIT: 'off',
        LIBRARY_WATCH: 'off',
        LOG: 'silent',
      }),
    ).toEqual({
      NODE_ENV: 'development',
      PORT: 0,
      HOST: '0.0.0.0',
      DATA_DIR: '/var/cairn',
      LIBRARY_DIR: path.resolve('elsewhere'),
      PUBLIC_URL: 'https://learn.example.org',
      AUTH_SECRET: secret,
      TRUST_PROXY: true,
      RATE_LIMIT: false,
      LIBRARY_WATCH: false,
      LOG: 'silent',
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
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT', '0'],
    ['LIBRARY_WATCH', 'no'],
    ['LOG', 'debug'],
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

  it('refuses a short secret without printing it', () => {
    let message = '';
    try {
      readEnv({ AUTH_SECRET: 'hunter2-hunter2' });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/AUTH_SECRET.*32/);
    expect(message).not.toContain('hunter2');
  });
});
