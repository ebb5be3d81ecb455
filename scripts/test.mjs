// Plain JavaScript, because it runs on whatever Node the machine has, before the pinned one is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideChromium } from './find-chromium.mjs';
import { buildIfNeeded, installIfNeeded, nodePath, root } from './prepare.mjs';

installIfNeeded({ withDev: true });

const scratch = mkdtempSync(path.join(tmpdir(), 'cairn-tests-'));
const bin = path.join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: bin + path.delimiter + process.env.PATH,
  // Servers and workers by the hundred load the same modules: compiled once, each starts in two thirds of the time.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
};
const total = { passed: 0, failed: 0 };

function runTool(script, args, extra = {}) {
  return (
    spawnSync(nodePath(), [path.join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
      .status === 0
  );
}

function check(name, ok) {
  total[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name}`);
}

/** Adds a suite's own counts; a suite that broke before counting is one failure. */
function addSuite(name, ok, readCounts) {
  let counts;
  try {
    counts = readCounts();
  } catch {
    counts = { passed: 0, failed: 1 };
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
}

/** What failed, or passed only at the second try, is long gone from the screen among thousands of tests. */
function tellFailures() {
  if (!existsSync(path.join(scratch, 'failures.json'))) return;
  for (const failure of readJson('failures.json')) console.log(`note    ${failure}`);
}

const readJson = (name) => JSON.parse(readFileSync(path.join(scratch, name), 'utf8'));

check('route types', runTool('@react-router/dev/bin.cjs', ['typegen']));
check('types of core', runTool('typescript/bin/tsc', ['-p', 'core']));
check('types of everything', runTool('typescript/bin/tsc', ['-p', '.']));
check('lint', runTool('oxlint/bin/oxlint', []));
check('format', runTool('oxfmt/bin/oxfmt', ['--check']));
check('unused code', runTool('knip/bin/knip.js', []));

// Some of the tests start what `npm start` starts.
buildIfNeeded();

const unit = path.join(scratch, 'unit.json');
const unitReporters = ['default', 'json', './tests/support/tell-failures.ts'].map((reporter) => `--reporter=${reporter}`);
const runUnitTests = () =>
  runTool('vitest/vitest.mjs', ['run', ...unitReporters, `--outputFile.json=${unit}`], {
    FAILURES_FILE: path.join(scratch, 'failures.json'),
  });
let unitOk = runUnitTests();
if (!unitOk && existsSync(unit) && readJson('unit.json').numFailedTestSuites === 0) {
  tellFailures();
  console.log('No test failed, but something beside them did. Once more.');
  unitOk = runUnitTests();
}
addSuite('unit and server tests', unitOk, () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson('unit.json');
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0) };
});

try {
  const chromium = provideChromium();
  const e2eOk = runTool('@playwright/test/cli.js', ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(scratch, 'e2e.json'),
  });
  addSuite('end-to-end tests', e2eOk, () => {
    const { expected, unexpected, flaky } = readJson('e2e.json').stats;
    if (flaky > 0) console.log(`${flaky} of them only at the second try ("flaky" above)`);
    return { passed: expected + flaky, failed: unexpected };
  });
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}

tellFailures();
rmSync(scratch, { recursive: true, force: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
