// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/** The pinned Node; on Windows npm puts the program beside its own name. */
export function nodePath() {
  const file = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : process.execPath;
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs exactly what the lockfile says, when it has changed since the last time. */
export function installIfNeeded() {
  const stamp = path.join(root, 'node_modules', '.cairn-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages from the lockfile. This takes a minute the first time.');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Compiles the web app when its sources have changed since the last time. */
export function buildIfNeeded() {
  const stamp = path.join(root, 'build', '.stamp');
  const wanted = signWebApp();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web app.');
  run(nodePath(), ['node_modules/@react-router/dev/bin.cjs', 'build'], { env: { ...process.env, NODE_ENV: 'production' } });
  run(nodePath(), ['scripts/compress-assets.ts']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** What the compiled web app is made of, as the stamp beside it keeps it. */
export function signWebApp() {
  return signSources([
    'web',
    'core',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/compress-assets.ts',
    'scripts/pdf-files.ts',
    'package-lock.json',
  ]);
}

/** A signature of files by name, size and time: cheap enough for every start. */
function signSources(entries) {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(file).sort()) add(path.join(file, name));
    else hash.update(`${path.relative(root, file)} ${stat.size} ${Math.floor(stat.mtimeMs)}\n`);
  };
  for (const entry of entries) add(path.join(root, entry));
  return hash.digest('hex');
}
