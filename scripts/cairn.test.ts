import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const EXAMPLE = path.join(ROOT, 'docs', 'examples', 'first-course');

let base: string;
let library: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-command-'));
  library = path.join(base, 'library');
  cpSync(EXAMPLE, library, { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** The command as a person runs it; `until` sees all that was printed so far. */
function cairn(words: string[], until?: (output: string, stop: () => void) => void): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', 'cairn.mjs'), ...words], {
    env: { ...process.env, DATA_DIR: path.join(base, 'data'), LIBRARY_DIR: library, NODE_ENV: 'test' },
    // A group of its own, as in a terminal: Ctrl+C reaches every process of it.
    detached: true,
  });
  let output = '';
  let isStopped = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (!isStopped)
      until?.(output, () => {
        isStopped = true;
        process.kill(-(child.pid ?? 0), 'SIGINT');
      });
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

test('the example of docs/library.md is a whole course without anything to mend', async () => {
  expect(await cairn(['library', 'check'])).toEqual({
    code: 0,
    output: '1 item, 4 units; 1 added, 0 changed, 0 unchanged, 0 missing; 0 errors, 0 notices\n',
  });
});

test('what is wrong comes with file, line, problem and fix, and exit code 1', async () => {
  writeFileSync(path.join(library, 'courses/deep-work/course.md'), '---\ntitle: Deep work\nlevle: beginner\nyear: soon\n---\n');
  const { code, output } = await cairn(['library', 'check']);
  expect(code).toBe(1);
  expect(output).toMatch(/^error  {2}courses\/deep-work\/course\.md:4 {2}year: .+ {2}-> .+$/m);
  expect(output).toMatch(/^notice {2}courses\/deep-work\/course\.md:3 {2}The key levle is not known.+Did you mean level\?$/m);
});

test('import keeps what it writes from other users', async () => {
  await cairn(['library', 'import']);
  const data = path.join(base, 'data');
  const written = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })];
  expect(written).toContain('cairn.db');
  expect(written.filter((name) => (statSync(path.join(data, name)).mode & 0o077) !== 0)).toEqual([]);
});

test('import writes the report that report shows again', async () => {
  expect(await cairn(['library', 'report'])).toMatchObject({ code: 1, output: expect.stringContaining('no report') });
  const imported = await cairn(['library', 'import']);
  expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('1 added') });
  expect(await cairn(['library', 'report'])).toEqual(imported);
  expect(JSON.parse(readFileSync(path.join(base, 'data', 'library-report.json'), 'utf8'))).toMatchObject({
    items: 1,
    units: 4,
    problems: [],
  });
  expect((await cairn(['library', 'import'])).output).toContain('0 added, 0 changed, 1 unchanged');
  writeFileSync(path.join(base, 'data', 'library-report.json'), '{');
  expect(await cairn(['library', 'report'])).toMatchObject({ code: 1, output: expect.stringContaining('cannot be read') });
});

test('watch imports what is added while it runs, and ends when asked', async () => {
  let wasAdded = false;
  const { code, output } = await cairn(['library', 'watch'], (printed, stop) => {
    if (printed.includes('Watching') && !wasAdded) {
      wasAdded = true;
      mkdirSync(path.join(library, 'courses/second'));
      writeFileSync(path.join(library, 'courses/second/01 One.md'), 'Words.');
    }
    if (printed.includes('2 items')) stop();
  });
  expect([code, output.split('\n').filter((line) => line.includes('2 items'))[0]]).toEqual([
    0,
    '2 items, 5 units; 1 added, 0 changed, 1 unchanged, 0 missing; 0 errors, 0 notices',
  ]);
});

test.each([[[]], [['library']], [['library', 'chek']], [['library', 'report', 'x']], [['library', 'check', 'a', 'b']], [['books']]])(
  'shows how it is used for %j',
  async (words) => expect(await cairn(words)).toMatchObject({ code: 2, output: expect.stringContaining('Usage: cairn') }),
);
