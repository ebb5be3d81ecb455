// Plain JavaScript, because the test command runs it on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodePath, root } from './prepare.mjs';

const KNOWN = [
  // The same browser without a window: journeys cost a quarter less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findInstalled() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const known = KNOWN.find((file) => existsSync(file));
  if (known) return known;
  try {
    const own = createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath();
    return existsSync(own) ? own : null;
  } catch {
    return null;
  }
}

/** Finds a Chromium or Chrome, or brings one in; ends with what to do when neither works. */
export function provideChromium() {
  const installed = findInstalled();
  if (installed) return installed;
  console.log('No Chromium or Chrome was found; trying to install one.');
  const quiet = { cwd: root, stdio: 'ignore', timeout: 300_000 };
  spawnSync(nodePath(), ['node_modules/playwright-core/cli.js', 'install', 'chromium'], quiet);
  if (!findInstalled() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync(
      'sh',
      [
        '-c',
        'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; for one in chromium-headless-shell chromium; do apt-get install -y -qq --no-install-recommends $one && break; done',
      ],
      quiet,
    );
  }
  const found = findInstalled();
  if (!found)
    throw new Error(
      'The browser tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
    );
  return found;
}
