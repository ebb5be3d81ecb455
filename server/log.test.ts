import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SERVER = import.meta.dirname;
const LOG = JSON.stringify(path.join(SERVER, 'log.ts'));
const ENTRY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \S/;

/** All that may print: each way, and an error that nothing catches. */
const PRINTS = `
  import { keepLog, logFailure, logNews } from ${LOG};
  keepLog();
  logNews('We wrote to robin@example.org');
  logFailure(new Error('Nobody is at robin@example.org'));
  console.warn('Nobody is at %s', 'robin@example.org', { of: 'robin@example.org' });
  console.log('one\\ntwo');
  process.emitWarning('Nobody is at robin@example.org');
  setTimeout(() => { throw new Error('Nobody at all is at robin@example.org'); }, 50);
`;

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'cairn-log-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, code: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: path.join(SERVER, '..'), encoding: 'utf8' });
  return { status, lines: [...stdout.split('\n'), ...stderr.split('\n')].filter((line) => line !== '') };
};

describe('what a process or a thread prints', () => {
  it('is entries with their time and nobody’s address, whoever prints it, up to the error that ends it', () => {
    const { status, lines } = run('prints.mts', PRINTS);
    expect(status).toBe(1);
    expect(lines.filter((line) => !ENTRY.test(line) && !line.startsWith('    '))).toEqual([]);
    expect(lines.join('\n')).not.toContain('robin@');
    expect(lines.filter((line) => line.includes('[address]')).length).toBeGreaterThanOrEqual(5);
    expect(lines.join('\n')).toContain('Nobody at all');
    // An entry of ours has one time.
    expect(lines.filter((line) => /Z \d{4}-/.test(line))).toEqual([]);
  });

  it('is so in threads', () => {
    const thread = path.join(folder, 'thread.mts');
    writeFileSync(thread, PRINTS.replace(/setTimeout.*/, ''));
    const { status, lines } = run('threads.mts', `import { Worker } from 'node:worker_threads'; new Worker(${JSON.stringify(thread)});`);
    expect([status, lines.length > 5]).toEqual([0, true]);
    expect(lines.filter((line) => !ENTRY.test(line) && !line.startsWith('    '))).toEqual([]);
    expect(lines.join('\n')).not.toContain('robin@');
  });

  it('is bounded where failures come by the hundred, says how many were left out, and tells all the same what ends it', () => {
    const flood = `for (let n = 0; n < 5000; n++) logFailure('It failed'); throw new Error('It ends');`;
    const { status, lines } = run('flood.mts', `import { keepLog, logFailure } from ${LOG}; keepLog(); ${flood}`);
    expect(status).toBe(1);
    expect(lines.filter((line) => line.endsWith('It failed')).length).toBe(120);
    expect(lines.join('\n')).toMatch(/4880 more errors or warnings came within this minute and were not written down/);
    expect(lines.join('\n')).toContain('It ends');
  });

  it('is so in all that the server starts', () => {
    const entries = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|[/\\-])(main|thread|process)\.ts$/.test(file),
    );
    expect(entries.length).toBeGreaterThanOrEqual(7);
    expect(entries.filter((file) => !/^keepLog\(\);$/m.test(readFileSync(path.join(SERVER, file), 'utf8')))).toEqual([]);
  });
});
