import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // On a busy machine a browser may be too late once. What passed only at the second try is named in the log.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The test command asks for counts in a file; by hand the list is enough.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // Snapshots put a script into every frame, and a book's frames refuse it with an error in the console.
    trace: { mode: 'on-first-retry', snapshots: false },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        // Containers run the tests as root, where Chromium's sandbox cannot start.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
