import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { headerOf, readMail } from '../../../tests/support/outside/read-mail.ts';
import { testMailer } from './mailer.contract.ts';
import { MailRefused, type Mail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const PASSWORD = 'pebbles-only';
const NO_WAIT = [1, 1];
const MAIL: Mail = { from: { name: 'Cairn', address: 'help@example.org' }, to: 'robin@example.org', subject: 'Hello', text: 'Hello.' };

/** A mail server of our own, to which `cairn` may log in. */
async function openServer(options: SMTPServerOptions = {}) {
  const sources: string[] = [];
  const senders: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'cairn' && password === PASSWORD ? done(null, { user: username }) : done(new Error('Not that password')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks).toString());
        if (envelope.mailFrom) senders.push(envelope.mailFrom.address);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    sources,
    senders,
    url: (password = PASSWORD) => `smtp://cairn:${password}@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

testMailer('a mail server', async () => {
  const { url, sources, close } = await openServer();
  return { mailer: createSmtpMailer({ url: url() }), arrived: async () => sources.map(readMail), close };
});

describe('a mail server', () => {
  let server: Awaited<ReturnType<typeof openServer>>;
  afterEach(() => server.close());
  /** Refuses so many times, and counts how often it was asked. */
  const refuse = (responseCode: number, times = Infinity) => {
    let asked = 0;
    const answer = (_: unknown, __: unknown, done: (error?: Error | null) => void) => {
      asked += 1;
      done(asked > times ? null : Object.assign(new Error('Not now'), { responseCode }));
    };
    return { answer, asked: () => asked };
  };

  it('is told that a machine wrote the mail', async () => {
    server = await openServer();
    await createSmtpMailer({ url: server.url() }).send(MAIL);
    expect(headerOf(server.sources[0] ?? '', 'Auto-Submitted')).toBe('auto-generated');
  });

  it('gets mail from the address that it knows, answers to which go to the brand', async () => {
    server = await openServer();
    await createSmtpMailer({ url: server.url(), fromAddress: 'post@mail.example' }).send(MAIL);
    const [source = ''] = server.sources;
    expect(readMail(source).from).toEqual({ name: 'Cairn', address: 'post@mail.example' });
    expect(headerOf(source, 'Reply-To')).toContain('help@example.org');
    expect(server.senders).toEqual(['post@mail.example']);
  });

  it.each([421, 450])('is asked again after it said %d', async (code) => {
    const { answer, asked } = refuse(code, 2);
    server = await openServer({ onRcptTo: answer });
    await createSmtpMailer({ url: server.url(), waitsMs: NO_WAIT }).send(MAIL);
    expect([asked(), server.sources.length]).toEqual([3, 1]);
  });

  it('is given up after the last wait', async () => {
    const { answer, asked } = refuse(450);
    server = await openServer({ onRcptTo: answer });
    const failure = await createSmtpMailer({ url: server.url(), waitsMs: NO_WAIT })
      .send(MAIL)
      .catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect([String(failure), asked()]).toEqual([expect.stringContaining('will not take mail now'), 3]);
  });

  it('is asked once for an address that it refuses', async () => {
    const { answer, asked } = refuse(550);
    server = await openServer({ onRcptTo: answer });
    await expect(createSmtpMailer({ url: server.url(), waitsMs: NO_WAIT }).send(MAIL)).rejects.toBeInstanceOf(MailRefused);
    expect(asked()).toBe(1);
  });

  it('is not told a wrong password twice, and nobody else is told it', async () => {
    const { answer, asked } = refuse(535);
    server = await openServer({ onAuth: answer });
    const failure: unknown = await createSmtpMailer({ url: server.url('s3cret-stone'), waitsMs: NO_WAIT })
      .send(MAIL)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(asked()).toBe(1);
    for (const secret of [
      's3cret-stone',
      Buffer.from('\0cairn\0s3cret-stone').toString('base64'),
      Buffer.from('s3cret-stone').toString('base64'),
    ])
      expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(secret);
  });
});

it('a mail server that is not there is tried again, and then named as out of reach', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', waitsMs: NO_WAIT });
  await expect(mailer.send(MAIL)).rejects.toThrow('The mail server cannot be reached');
});
