import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

export interface SpawnedServer {
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Ends it if it still runs. */
  kill: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

/** The server as a process of its own, on a free port, once it says that it is open. Rejects when it ends before. */
export async function spawnServer(
  env: Record<string, string>,
  entry = 'server/main.ts',
  onSpawned: (child: ChildProcess) => void = () => {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG: 'silent',
      RATE_LIMIT: 'off',
      LIBRARY_WATCH: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawned(child);
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null);
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = / is open at (http:\/\/\S+)/.exec(output);
      if (match?.[1]) resolve(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was open:\n${output}`)));
  });
  return {
    origin,
    process: child,
    output: () => output,
    ended,
    kill: (signal = 'SIGKILL') => {
      child.kill(signal);
      return ended;
    },
  };
}
