import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const PASSWORD = 'pebbles-only';

/** A mail server of our own, to which `cairn` may log in. */
export async function openMailServer(options: SMTPServerOptions = {}) {
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
    /** What has arrived, as it was written. */
    sources,
    senders,
    url: (password = PASSWORD) => `smtp://cairn:${password}@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
