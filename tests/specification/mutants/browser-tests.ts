import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from '../../../scripts/find-chromium.mjs';
import type { Suite } from './suite.ts';

interface Told {
  readonly title: string;
  readonly suites?: readonly Told[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

/** Builds what is in the folder, as often as it has changed, and walks the journeys there. */
export function openBrowserTests(folder: string): Suite {
  const report = path.join(folder, 'test-results.json');
  const env = { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: provideChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const runTool = (tool: string, args: readonly string[]): boolean =>
    spawnSync(process.execPath, [`node_modules/${tool}`, ...args], { cwd: folder, stdio: 'ignore', env }).status === 0;

  let isBuilt = false;
  return {
    run: async (files, names, changed) => {
      if (!isBuilt || changed.length > 0) isBuilt = runTool('@react-router/dev/bin.cjs', ['build']);
      rmSync(report, { force: true });
      // What cannot be built tells nothing.
      if (!isBuilt) return new Map();
      runTool('@playwright/test/cli.js', ['test', '--grep', names.source, ...files]);
      // A server that does not even start lets no journey begin, and none is told.
      if (!existsSync(report)) return new Map();
      const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: readonly Told[] };
      return new Map(suites.flatMap((suite) => listSpecs(suite)));
    },
    close: () => Promise.resolve(),
  };
}

const listSpecs = ({ suites = [], specs = [] }: Told): [name: string, isPassed: boolean][] => [
  ...specs.map(({ title, ok }): [string, boolean] => [title, ok]),
  ...suites.flatMap((suite) => listSpecs(suite)),
];
