#!/usr/bin/env node
// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded, nodePath, root } from './prepare.mjs';

const USAGE = `Usage: cairn library check|import|watch [DIR]
       cairn library report
       cairn backup FILE
       cairn restore [--replace] FILE
       cairn coach score`;

const [noun, ...words] = process.argv.slice(2);
/** Which script carries out what, with its first words. */
const SCRIPTS = { library: ['library.ts'], backup: ['backup.ts', 'backup'], restore: ['backup.ts', 'restore'], coach: ['coach.ts'] };
const script = Object.hasOwn(SCRIPTS, noun ?? '') ? SCRIPTS[noun] : undefined;
if (!script) {
  console.error(USAGE);
  process.exit(2);
}
installIfNeeded();
const args = [...script, ...words];
const command = spawn(nodePath(), [path.join(root, 'scripts', args[0]), ...args.slice(1)], { stdio: 'inherit' });
// The command decides how to end; this process only passes the wish on and takes over its exit code. Ctrl+C reaches both by itself.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('exit', (code) => process.exit(code ?? 1));
