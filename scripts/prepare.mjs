// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
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

/** Installs exactly what the lockfile says, when it has changed since the last time or packages for development are asked for first. */
export function installIfNeeded({ withDev = false } = {}) {
  if (whatToInstall(withDev) === null) return;
  alone(() => {
    const args = whatToInstall(withDev);
    if (args === null) return;
    tellTime(args.includes('--include=dev') ? 'Installing all packages' : 'Installing the packages that the product needs', () =>
      run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error']),
    );
    writeFileSync(installedStamp, lockHash());
  });
}

const installedStamp = path.join(root, 'node_modules', '.cairn-installed');

function whatToInstall(withDev) {
  const isCurrent = existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === lockHash();
  return installArgs({ isCurrent, hasDev: hasDevPackages(), withDev });
}

export const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Whoever installed them, also with npm itself. */
function hasDevPackages() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(path.join(root, 'node_modules', name, 'package.json')));
}

/** What has been installed for development stays; npm is asked for nothing, null, when all is there. */
export function installArgs({ isCurrent, hasDev, withDev }) {
  if (!isCurrent) return ['ci', withDev || hasDev ? '--include=dev' : '--omit=dev'];
  // A server may be running on what is there: nothing of it is taken away meanwhile.
  return withDev && !hasDev ? ['install', '--no-save', '--include=dev'] : null;
}

/** Compiles the web app and the server, each when its sources have changed since the last time; says in which folder that is. */
export function buildIfNeeded() {
  const app = signWebApp();
  const folder = compiledServer(app);
  if (!isAppBuilt(app) || !existsSync(path.join(root, folder))) alone(() => build(app, folder));
  return folder;
}

const builtStamp = path.join(root, 'build', '.stamp');
const isAppBuilt = (app) => existsSync(builtStamp) && readFileSync(builtStamp, 'utf8') === app;

/** As far as another command has not done it meanwhile. */
function build(app, folder) {
  if (!isAppBuilt(app)) {
    // What is ended half-way is begun anew.
    rmSync(builtStamp, { force: true });
    tellTime('Building the web app', () => {
      run(nodePath(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel=error'], {
        env: { ...process.env, NODE_ENV: 'production' },
      });
      run(nodePath(), ['scripts/compress-assets.ts']);
    });
    writeFileSync(builtStamp, app);
  }
  if (!existsSync(path.join(root, folder))) tellTime('Building the server', () => run(nodePath(), ['scripts/compile-server.ts', folder]));
}

/** One command installs or builds at a time; another one waits, and finds it done. */
function alone(work) {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  const lock = path.join(root, 'build', '.preparing');
  const leave = () => rmSync(lock, { force: true });
  for (let isTold = false; !take(lock); isTold = true) {
    if (!isTold) console.log('Another command installs or builds. This one goes on when that is done.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  // Also where something fails, which ends this process.
  process.once('exit', leave);
  work();
  process.removeListener('exit', leave);
  leave();
}

/** Nothing here takes as long; where processes have the same numbers again and again, as in containers, the number alone says little. */
const LEFT_MS = 30 * 60_000;

/** Whether the lock is this process's; one whose process is gone is nobody's. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    const isLeft = owner === process.pid || (owner !== 0 && !isRunning(owner)) || Date.now() - statSync(lock).mtimeMs > LEFT_MS;
    if (isLeft) rmSync(lock, { force: true });
  } catch {
    // It was given back this moment.
  }
  return false;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The folder of the server as it is compiled of these sources: another one's stays for the servers that run on it. */
export const compiledServer = (app = signWebApp()) => `build/entries/${signServer(app).slice(0, 16)}`;

function tellTime(what, work) {
  console.log(`${what} ...`);
  const began = performance.now();
  work();
  console.log(`${what} took ${Math.round((performance.now() - began) / 1000)} s.`);
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

/** What the compiled server is made of; its pages are in it. */
function signServer(app) {
  const own = signSources(['server', 'core', 'scripts/compile-server.ts', 'package.json', 'package-lock.json']);
  return createHash('sha256')
    .update(own + app)
    .digest('hex');
}

/** A signature of files by name, size and time: cheap enough for every start. */
function signSources(entries) {
  return createHash('sha256').update(entries.map(listFiles).join('')).digest('hex');
}

function listFiles(entry) {
  const file = path.join(root, entry);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return '';
  if (!stat.isDirectory()) return `${entry} ${stat.size} ${Math.floor(stat.mtimeMs)}\n`;
  const names = readdirSync(file).sort();
  return names.map((name) => listFiles(`${entry}/${name}`)).join('');
}
