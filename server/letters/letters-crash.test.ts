import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { spawnServer, type SpawnedServer } from '../../tests/support/houses/spawn-server.ts';
import { openMailServer } from '../../tests/support/outside/mail-server.ts';
import { readOutbox } from '../../tests/support/outside/outbox.ts';

const base = mkdtempSync(path.join(tmpdir(), 'cairn-letters-'));
const [DATA_DIR, LIBRARY_DIR] = [path.join(base, 'data'), path.join(base, 'library')];
mkdirSync(LIBRARY_DIR);
let server: SpawnedServer | undefined;
afterEach(async () => {
  await server?.kill();
  rmSync(base, { recursive: true, force: true });
});

async function post(what: string, body: object): Promise<void> {
  const { origin = '' } = server ?? {};
  const response = await fetch(`${origin}/api/${what}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}
const askForHelp = (message: string) => post('contact', { name: 'Robin', email: 'robin@example.org', message });
const holding = (texts: readonly string[], words: string) => texts.filter((text) => text.includes(words)).length;

it('letters outlive a killed server, and one that was on its way comes once more at most', { timeout: 60_000 }, async () => {
  let isHanging = true;
  const hung: string[] = [];
  const mailServer = await openMailServer({
    onMailFrom: (_, __, done) => (isHanging ? hung.push('on its way') : done()),
  });
  const env = { DATA_DIR, LIBRARY_DIR, SMTP_URL: mailServer.url(), LOG: 'info' };
  server = await spawnServer(env);
  await askForHelp('First stone');
  await vi.waitFor(() => expect(hung).toHaveLength(1), 5000);
  await askForHelp('Second stone');
  await server.kill('SIGKILL');

  isHanging = false;
  server = await spawnServer(env);
  expect(server.output()).toMatch(/Mails that wait to be sent: 2, the oldest since 20/);
  await vi.waitFor(() => expect(mailServer.sources).toHaveLength(2), 10_000);
  expect(await server.kill('SIGTERM')).toBe(0);

  // Without a mail server they go on as files.
  server = await spawnServer({ DATA_DIR, LIBRARY_DIR });
  await askForHelp('Third stone');
  await vi.waitFor(() => expect(readOutbox(DATA_DIR)).toHaveLength(1), 5000);
  expect(['First', 'Second', 'Third'].map((words) => holding(mailServer.sources, `${words} stone`))).toEqual([1, 1, 0]);
  expect(readOutbox(DATA_DIR)[0]?.text).toContain('Third stone');
  await mailServer.close();
});
