import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openMailer } from './open-mailer.ts';
import type { Mail } from './ports/mail/mailer.ts';

const MAIL: Mail = { from: { name: 'Cairn', address: 'help@example.org' }, to: 'robin@example.org', subject: 'Hello', text: 'Hello.' };

it('without a mail server mails are kept, and the console says where', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'cairn-mail-'));
  const said: string[] = [];
  const mailer = await openMailer({ DATA_DIR }, (line) => said.push(line));
  const outbox = path.join(DATA_DIR, 'outbox');
  expect(said).toEqual([`No mail is sent, since SMTP_URL is not set: mails are kept in ${outbox}.`]);
  await mailer.send(MAIL);
  expect(said[1]).toContain(`A mail was kept: ${outbox}`);
  rmSync(DATA_DIR, { recursive: true });
});

it('with one they go there, and nothing is said of it', async () => {
  const said: string[] = [];
  await openMailer({ DATA_DIR: '/nowhere', SMTP_URL: 'smtps://cairn:secret@mail.example.org' }, (line) => said.push(line));
  expect(said).toEqual([]);
});
