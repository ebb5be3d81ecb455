import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
/** Stands in for npm: says when it begins and ends, and leaves what an installation leaves. */
const NPM = `#!/bin/sh
echo begins >> installs.txt
sleep 1
mkdir -p node_modules
echo ends >> installs.txt
`;

let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'cairn-prepare-'));
  mkdirSync(path.join(checkout, 'scripts'));
  mkdirSync(path.join(checkout, 'bin'));
  cpSync(path.join(ROOT, 'scripts/prepare.mjs'), path.join(checkout, 'scripts/prepare.mjs'));
  writeFileSync(path.join(checkout, 'package.json'), '{"devDependencies":{}}');
  writeFileSync(path.join(checkout, 'package-lock.json'), '{}');
  writeFileSync(path.join(checkout, 'bin/npm'), NPM, { mode: 0o755 });
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const install = () =>
  new Promise<number | null>((resolve) => {
    const code = "import { installIfNeeded } from './scripts/prepare.mjs'; installIfNeeded();";
    const env = { ...process.env, PATH: `${path.join(checkout, 'bin')}:${process.env['PATH']}` };
    spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: checkout, env, stdio: 'ignore' }).on('exit', resolve);
  });

it.runIf(process.platform !== 'win32')('of two commands at once one installs, the other waits and finds it done', async () => {
  // A command that was killed has left its lock.
  mkdirSync(path.join(checkout, 'build'));
  writeFileSync(path.join(checkout, 'build/.preparing'), '999999999');
  expect(await Promise.all([install(), install()])).toEqual([0, 0]);
  expect(readFileSync(path.join(checkout, 'installs.txt'), 'utf8')).toBe('begins\nends\n');
});
