import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMail } from '../../../tests/support/outside/read-mail.ts';
import { testMailer } from './mailer.contract.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

const NOW = Date.UTC(2026, 4, 1, 8);

function openOutbox() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-mail-'));
  const said: string[] = [];
  const mailer = createOutboxMailer(
    dataDir,
    () => NOW,
    (line) => said.push(line),
  );
  const outbox = path.join(dataDir, 'outbox');
  const files = () => readdirSync(dataDir).flatMap((name) => readdirSync(path.join(dataDir, name)).toSorted());
  return { mailer, said, outbox, files, close: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

testMailer('the outbox', async () => {
  const { mailer, outbox, files, close } = openOutbox();
  return { mailer, close, arrived: async () => files().map((name) => readMail(readFileSync(path.join(outbox, name), 'utf8'))) };
});

it('the outbox says where a mail lies, and lets nobody else of the machine read it', async () => {
  const { mailer, said, outbox, files, close } = openOutbox();
  await mailer.send({
    from: { name: 'Cairn', address: 'help@example.org' },
    to: 'robin@example.org',
    subject: 'Hello',
    text: 'A secret link: http://localhost/r?t=1',
  });
  const [name = ''] = files();
  expect(files()).toEqual([expect.stringMatching(/^[\da-f-]{36}\.eml$/)]);
  expect(said).toEqual([`A mail was kept: ${path.join(outbox, name)}`]);
  expect([statSync(outbox).mode & 0o777, statSync(path.join(outbox, name)).mode & 0o777]).toEqual([0o700, 0o600]);
  const written = readFileSync(path.join(outbox, name), 'utf8');
  for (const line of ['Date: Fri, 01 May 2026 08:00:00 +0000', 'Auto-Submitted: auto-generated', 'A secret link: http://localhost/r?t=1'])
    expect(written.split('\r\n')).toContain(line);
  await close();
});
