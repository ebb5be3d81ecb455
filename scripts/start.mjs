// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawn } from 'node:child_process';
import { buildIfNeeded, installIfNeeded, nodePath } from './prepare.mjs';

installIfNeeded();
const isDevelopment = process.argv.includes('--dev');
if (!isDevelopment) buildIfNeeded();

const args = isDevelopment ? ['--watch-path=server', '--watch-path=core', '--watch-preserve-output', 'server/main.ts'] : ['server/main.ts'];
const server = spawn(nodePath(), args, {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
});
// The server decides how to end; this process only passes the wish on and takes over its exit code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
