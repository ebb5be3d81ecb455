#!/usr/bin/env node
// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded, nodePath, root } from './prepare.mjs';

const USAGE = `Usage: cairn library check|import|watch [DIR]
       cairn library report`;

const [noun, ...words] = process.argv.slice(2);
if (noun !== 'library') {
  console.error(USAGE);
  process.exit(2);
}
installIfNeeded();
// Ctrl+C reaches both processes; this one waits for what the other makes of it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const { status } = spawnSync(nodePath(), [path.join(root, 'scripts', 'library.ts'), ...words], { stdio: 'inherit' });
process.exitCode = status ?? 1;
