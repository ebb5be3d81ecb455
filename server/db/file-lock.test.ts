import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFileLock, waitForFileLock } from './file-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-lock-'));
  file = path.join(folder, 'one.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one holds it, the next one comes when it is released', async () => {
  const first = takeFileLock(file);
  expect([first === null, takeFileLock(file)]).toEqual([false, null]);
  const steps: string[] = [];
  const waiting = waitForFileLock(file, () => steps.push('waits')).then((lock) => {
    steps.push('has it');
    return lock;
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  steps.push('released');
  first?.release();
  (await waiting).release();
  expect(steps).toEqual(['waits', 'released', 'has it']);
  expect(statSync(file).size).toBe(0);
});

test('of a process that is killed nothing stays behind', async () => {
  const script = `import { takeFileLock } from ${JSON.stringify(path.join(import.meta.dirname, 'file-lock.ts'))};
    globalThis.lock = takeFileLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(takeFileLock(file)).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = takeFileLock(file);
  expect(lock).not.toBeNull();
  lock?.release();
});
