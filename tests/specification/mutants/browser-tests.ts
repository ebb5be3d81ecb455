import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { tagsOf } from '../read-names.ts';
import { escapePattern } from './escape-pattern.ts';

/** Builds what is in the folder and walks the journeys that name the row. True when all of them arrive. */
export function runBrowserTests(folder: string, files: readonly string[], row: string): boolean {
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (tool: string, args: readonly string[]): boolean => {
    const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], { cwd: folder, stdio: 'ignore', env });
    return status === 0;
  };
  if (!run('@react-router/dev/bin.cjs', ['build'])) throw new Error(`The mutant of ${row} cannot be built.`);
  const tags = files.flatMap((file) => tagsOf(path.join(folder, file), row)).map(escapePattern);
  return run('@playwright/test/cli.js', ['test', '--retries=0', '--grep', tags.join('|'), ...files]);
}
