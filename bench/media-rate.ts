import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { itemId, makeBigLibrary } from './support/big-library.ts';
import {
  count,
  findFreePort,
  findTool,
  inTurns,
  load,
  median,
  printBenchmark,
  times,
  type Benchmark,
  type Load,
} from './support/measure.ts';

const MIB = 1_048_576;
const FILE_MIB = 64;
const CONNECTIONS = 10;

/** One mebibyte from anywhere in the file. */
const SCRIPT = `
math.randomseed(7)
request = function()
  local first = math.random(0, ${(FILE_MIB - 1) * MIB})
  wrk.headers["Range"] = "bytes=" .. first .. "-" .. first + ${MIB - 1}
  return wrk.format("GET")
end
`;

async function startNginx(folder: string, root: string): Promise<{ origin: string; stop: () => void }> {
  const port = await findFreePort();
  const config = path.join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    config,
    `daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temp} server { listen 127.0.0.1:${port}; root ${root}; } }\n`,
  );
  const nginx = spawn(findTool('nginx') ?? 'nginx', ['-c', config, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 100; i++) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return { origin, stop: () => nginx.kill('SIGTERM') };
    await sleep(30);
  }
  throw new Error('nginx did not start.');
}

export const mediaRate: Benchmark = {
  question: 'How fast is a recording delivered, compared with nginx and sendfile?',
  tools: ['wrk', 'nginx'],
  measure: async (folder) => {
    const [data, library] = [path.join(folder, 'data'), path.join(folder, 'library')];
    for (const dir of [data, library]) mkdirSync(dir);
    // nginx started by root reads as another user.
    chmodSync(folder, 0o755);
    const file = path.join(library, 'talk.mp3');
    const bytes = randomBytes(FILE_MIB * MIB);
    writeFileSync(file, bytes);
    await makeBigLibrary(data, 1);
    const db = await openDatabase(path.join(data, 'cairn.db'));
    const row = {
      itemId: itemId(0),
      root: 'library' as const,
      path: 'talk.mp3',
      mime: 'audio/mpeg',
      bytes: bytes.length,
      mtimeMs: Math.floor(statSync(file).mtimeMs),
      hash: createHash('sha256').update(bytes).digest('hex'),
    };
    await db
      .insertInto('media')
      .values([
        { ...row, id: 'open', isPublic: 1 },
        { ...row, id: 'private', isPublic: 0 },
      ])
      .execute();
    await db.destroy();
    // The importer would refuse noise as a recording; the row is made by hand and the folder is not read.
    const server = await spawnServer({ DATA_DIR: data, LIBRARY_DIR: library }, 'bench/serve-house.ts');
    const nginx = await startNginx(folder, library);
    try {
      const registered = await fetch(`${server.origin}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { origin: server.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' }),
      });
      const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const read =
        (url: string, more: { cookie?: string } = {}) =>
        () =>
          load(url, { connections: CONNECTIONS, folder, seconds: 4, script: SCRIPT, ...more });
      const runs = await inTurns({
        nginx: read(`${nginx.origin}/talk.mp3`),
        sample: read(`${server.origin}/media/open`),
        own: read(`${server.origin}/media/private`, { cookie }),
      });
      const rate = (loads: readonly Load[]) => median(loads.map((l) => l.mibPerSec));
      const peer = rate(runs.nginx);
      const line = (what: string, loads: readonly Load[]) => ({
        what,
        value: `${count(rate(loads))} MiB/s`,
        comparedWith: `${times(rate(loads) / peer)} of nginx`,
        budget: '>= 0.70 x',
        isMet: rate(loads) / peer >= 0.7,
      });
      return [
        { what: 'nginx, sendfile', value: `${count(peer)} MiB/s` },
        line('Cairn, a sample', runs.sample),
        line('Cairn, signed in', runs.own),
      ];
    } finally {
      nginx.stop();
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(mediaRate);
