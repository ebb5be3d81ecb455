import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { openMailServer } from '../../../tests/support/outside/mail-server.ts';
import { headerOf, readMail } from '../../../tests/support/outside/read-mail.ts';
import { testMailer } from './mailer.contract.ts';
import { MailRefused, type Mail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const MAIL: Mail = { from: { name: 'Cairn', address: 'help@example.org' }, to: 'robin@example.org', subject: 'Hello', text: 'Hello.' };

testMailer('a mail server', async () => {
  const { url, sources, close } = await openMailServer();
  return { mailer: createSmtpMailer({ url: url() }), arrived: async () => sources.map(readMail), close };
});

describe('a mail server', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  afterEach(() => server.close());
  const refuse = (responseCode: number) => (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
    done(Object.assign(new Error('Not now'), { responseCode }));

  it('is told that a machine wrote the mail', async () => {
    server = await openMailServer();
    await createSmtpMailer({ url: server.url() }).send(MAIL);
    expect(headerOf(server.sources[0] ?? '', 'Auto-Submitted')).toBe('auto-generated');
  });

  it('gets a mail that is sent again under the same Message-ID', async () => {
    server = await openMailServer();
    const mailer = createSmtpMailer({ url: server.url(), fromAddress: 'post@mail.example' });
    for (const id of ['one', 'one', 'two']) await mailer.send({ ...MAIL, id });
    const ids = server.sources.map((source) => headerOf(source, 'Message-ID'));
    expect(ids).toEqual(['<one@mail.example>', '<one@mail.example>', '<two@mail.example>']);
  });

  it('gets mail from the address that it knows, answers to which go to the brand', async () => {
    server = await openMailServer();
    await createSmtpMailer({ url: server.url(), fromAddress: 'post@mail.example' }).send(MAIL);
    const [source = ''] = server.sources;
    expect(readMail(source).from).toEqual({ name: 'Cairn', address: 'post@mail.example' });
    expect(headerOf(source, 'Reply-To')).toContain('help@example.org');
    expect(server.senders).toEqual(['post@mail.example']);
  });

  const send = (url: string): Promise<unknown> =>
    createSmtpMailer({ url })
      .send(MAIL)
      .catch((error: unknown) => error);

  it.each([421, 450])('may take it later after it said %d', async (code) => {
    server = await openMailServer({ onRcptTo: refuse(code) });
    const failure = await send(server.url());
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(String(failure)).toContain('will not take mail now');
  });

  it('never takes a mail to an address that it refuses', async () => {
    server = await openMailServer({ onRcptTo: refuse(550) });
    expect(await send(server.url())).toBeInstanceOf(MailRefused);
  });

  it('may take it once its password is right, and nobody else is told the wrong one', async () => {
    server = await openMailServer({ onAuth: refuse(535) });
    const failure = await send(server.url('s3cret-stone'));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    for (const secret of [
      's3cret-stone',
      Buffer.from('\0cairn\0s3cret-stone').toString('base64'),
      Buffer.from('s3cret-stone').toString('base64'),
    ])
      expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(secret);
  });

  const PASSWORD = 'a stone: 50%/d@y';
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  it.each([
    ['as it is', PASSWORD],
    ['as an address writes it', encodeURIComponent(PASSWORD)],
    ['as AUTH PLAIN says it', inBase64(`\0cairn\0${PASSWORD}`)],
    ['as AUTH LOGIN says it', `${inBase64('cairn')} ${inBase64(PASSWORD)}`],
    ['without the marks at its end', inBase64(PASSWORD).replace(/=+$/, '')],
  ])('does not bring the password into the log where it says it back %s', async (_, said) => {
    const refusal = Object.assign(new Error(`Not with this: ${said}.`), { responseCode: 535 });
    server = await openMailServer({ onAuth: (__, ___, done) => done(refusal) });
    const failure = inspect(await send(server.url(encodeURIComponent(PASSWORD))), { depth: 9, showHidden: true });
    expect(failure).toContain('Not with this: …');
    for (const part of [
      PASSWORD,
      encodeURIComponent(PASSWORD),
      inBase64(`\0cairn\0${PASSWORD}`).slice(0, 12),
      inBase64(PASSWORD).slice(0, 12),
    ])
      expect(failure).not.toContain(part);
  });
});

it('a mail server that is not there is named as out of reach', async () => {
  await expect(createSmtpMailer({ url: 'smtp://127.0.0.1:1' }).send(MAIL)).rejects.toThrow('The mail server cannot be reached');
});
