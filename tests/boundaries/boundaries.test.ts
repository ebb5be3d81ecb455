import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..');
const OXLINT = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
const FIXTURES = path.join(import.meta.dirname, 'fixtures');

// The rules go by paths, so the fixtures are linted as if they were a house of their own.
const house = mkdtempSync(path.join(tmpdir(), 'cairn-boundaries-'));
cpSync(FIXTURES, house, { recursive: true });
cpSync(path.join(ROOT, '.oxlintrc.json'), path.join(house, '.oxlintrc.json'));
cpSync(path.join(ROOT, 'package.json'), path.join(house, 'package.json'));
symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

interface Finding {
  code: string;
  filename: string;
}
const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json'], { cwd: house, encoding: 'utf8' });
const findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;

const EXPECTED: Record<string, string> = {
  'core/player/imports-node.ts': 'eslint(no-restricted-imports)',
  'core/player/imports-server.ts': 'eslint(no-restricted-imports)',
  'core/player/imports-web-by-path.ts': 'eslint(no-restricted-imports)',
  'core/player/reads-clock.ts': 'eslint(no-restricted-globals)',
  'core/player/rolls-dice.ts': 'eslint(no-restricted-properties)',
  'core/player/cycle-a.ts': 'import(no-cycle)',
  'core/player/cycle-b.ts': 'import(no-cycle)',
  'core/player/barrel.ts': 'oxc(no-barrel-file)',
  'core/player/NotKebab.ts': 'unicorn(filename-case)',
  'server/imports-web.ts': 'eslint(no-restricted-imports)',
  'server/features/progress/imports-insides.ts': 'eslint(no-restricted-imports)',
  'web/imports-server.ts': 'eslint(no-restricted-imports)',
  'web/imports-server-by-path.ts': 'eslint(no-restricted-imports)',
  'web/ui/imports-shell.ts': 'eslint(no-restricted-imports)',
  'web/ui/imports-feature-by-path.ts': 'eslint(no-restricted-imports)',
  'web/features/coach/imports-feature.ts': 'eslint(no-restricted-imports)',
  'web/features/coach/imports-feature-by-path.ts': 'eslint(no-restricted-imports)',
  'web/features/coach/imports-player-insides.ts': 'eslint(no-restricted-imports)',
};

describe('the rules between the rooms', () => {
  it.each(Object.entries(EXPECTED))('refuse %s', (file, code) => {
    expect(findings.filter((finding) => finding.filename === file).map((finding) => finding.code)).toContain(code);
  });

  it('are proved by every fixture', () => {
    const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it('know every feature of the web app', () => {
    const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8');
    for (const feature of readdirSync(path.join(ROOT, 'web', 'features'))) expect(config).toContain(`web/features/${feature}/**`);
  });
});

describe('names', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  it('say what a file is for', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|manager|index)\.\w+$/.test(file))).toEqual([]);
  });
});
