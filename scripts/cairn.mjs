#!/usr/bin/env node
// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded, nodePath, root } from './prepare.mjs';

const USAGE = `Usage: cairn library check|import|watch [DIR]
       cairn library report
       cairn coach read|score|check
       cairn backup FILE
       cairn restore [--replace] FILE`;

const [noun, ...words] = process.argv.slice(2);
/** The script that does each, and its words. */
const COMMANDS = {
  library: ['library.ts', ...words],
  backup: ['backup.ts', 'backup', ...words],
  restore: ['backup.ts', 'restore', ...words],
  'coach read': ['coach/read-messages.ts', ...words.slice(1)],
  'coach score': ['coach/score-answers.ts', ...words.slice(1)],
  'coach check': ['coach/check-service.ts', ...words.slice(1)],
};
const args = COMMANDS[noun === 'coach' ? `coach ${words[0]}` : noun];
if (!args) {
  console.error(USAGE);
  process.exit(2);
}
installIfNeeded();
const command = spawn(nodePath(), [path.join(root, 'scripts', args[0]), ...args.slice(1)], { stdio: 'inherit' });
// The command decides how to end; this process only passes the wish on and takes over its exit code. Ctrl+C reaches both by itself.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('exit', (code) => process.exit(code ?? 1));
