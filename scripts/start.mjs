// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildIfNeeded, installIfNeeded, nodePath, root } from './prepare.mjs';

installIfNeeded();
const isDevelopment = process.argv.includes('--dev');
const folder = isDevelopment ? null : buildIfNeeded();

// A demonstration on this machine: nobody else reaches it. Whoever opens it to others, also by a proxy, decides on payments.
const { HOST, NODE_ENV, PUBLIC_URL, TRUST_PROXY } = process.env;
const isHere = ['localhost', '127.0.0.1', undefined].includes(HOST || undefined);
const isDemo = isHere && !PUBLIC_URL && NODE_ENV !== 'production' && TRUST_PROXY !== 'on';
const payments = isDemo ? { PAYMENT_TEST_MODE: 'on' } : {};

/** What is new in memory gets up to 24 MiB instead of 48, and what was taken once is not given back: measured in docs/decisions/0045. */
const YOUNG_HEAP = '--max-semi-space-size=8';
const args =
  folder === null
    ? ['--watch-path=server', '--watch-path=core', '--watch-preserve-output', 'server/main.ts']
    : [YOUNG_HEAP, path.join(folder, 'main.js')];
// What V8 has compiled once it need not compile at the next start.
const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled') };
// glibc gives back what is freed, and keeps two heaps for all threads instead of eight a core: docs/decisions/0045.
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };
const server = spawn(nodePath(), args, {
  // The channel closes when this process is killed, and the server notices.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...payments, ...compiled, ...memory, ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
});
// The server decides how to end; this process only passes the wish on and takes over its exit code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));

const LOOK_MS = 1000;
// npm that is killed passes nothing on; whoever was its child is given to another process then.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || server.kill('SIGTERM'), LOOK_MS);
}
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
