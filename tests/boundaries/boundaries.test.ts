import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBreaches, findFileCycles, findFolderCycles } from './find-breaches.ts';
import { listSources, parseImports, readImports } from './read-imports.ts';
import { ROOMS } from './rooms.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const sources = listSources(ROOT);
const imports = sources.flatMap((file) => readImports(ROOT, file));

describe('the house as it stands', () => {
  it('has no import that its rooms refuse', () => expect(findBreaches(imports, ROOMS)).toEqual([]));
  it('has no circle of files', () => expect(findFileCycles(imports)).toEqual([]));
  it('has no circle of folders on one floor', () => expect(findFolderCycles(imports)).toEqual([]));
  it('was read whole', () => {
    expect(sources.length).toBeGreaterThan(400);
    for (const { to, isPackage } of imports) if (!isPackage && /\.tsx?$/.test(to)) expect(sources).toContain(to);
  });
});

/** What each file must not import, and what it may. Neither the files nor the features have to exist. */
const TRIED: readonly [file: string, refused: readonly string[], allowed: readonly string[]][] = [
  [
    'core/player/queue.ts',
    ['node:fs', 'lodash', 'react', '#server/env.ts', '../../web/api/client.ts'],
    ['zod', '../random.ts', '#core/library/kind.ts'],
  ],
  [
    'server/features/quotes/routes.ts',
    [
      '../progress/routes.ts',
      '#server/features/notes/notes.ts',
      '../prizes/quick.ts',
      '../prizes/present.ts',
      '#web/api/client.ts',
      '../../app.ts',
      '../../pages.ts',
    ],
    ['./insides/deep.ts', '../progress/queries.ts', '../../http/problem.ts', '../../house.ts', '#core/library/kind.ts', 'hono'],
  ],
  ['server/quotes/find.ts', ['./other.ts', '../db/database.ts', '#core/random.ts', 'hono'], []],
  ...['db', 'brand', 'ports', 'library'].map((name): (typeof TRIED)[number] => [
    `server/${name}/deep/file.ts`,
    [
      ...['#server/house.ts', '#server/auth.ts', '#server/http/problem.ts', '#server/catalogue/items.ts', '#server/quotes/find.ts'],
      ...['#server/features/account/queries.ts', '#server/keep-library.ts', '#server/main.ts', '#web/api/client.ts'],
    ],
    ['../other.ts', '#core/random.ts', 'kysely', 'node:fs'],
  ]),
  ['server/db/sqlite.ts', ['../library/roots.ts', '../ports/mail/mailer.ts', '../brand/brand-source.ts', '../env.ts'], []],
  ['server/auth.ts', ['./http/session.ts', './house.ts', './app.ts'], ['./db/database.ts', './env.ts', 'better-auth']],
  ['server/env.ts', ['./house.ts', './db/database.ts', './http/limits.ts'], ['zod', '#core/coach/constants.ts']],
  ['server/house.ts', ['./http/problem.ts', './catalogue/items.ts', './open-house.ts'], ['./db/database.ts', './auth.ts']],
  [
    'server/http/deep.ts',
    ['../catalogue/items.ts', '../features/notes/queries.ts', '../app.ts', '../stop.ts'],
    ['../house.ts', './problem.ts'],
  ],
  ['server/catalogue/deep.ts', ['../features/notes/queries.ts', '../app.ts', '../keep-library.ts'], ['../house.ts', '../http/cursor.ts']],
  [
    'server/gateway/deep.ts',
    ['../features/coach/queries.ts', '../app.ts'],
    ['../house.ts', '../http/problem.ts', '../ports/ai/builtin.ts'],
  ],
  ['server/quotes.ts', ['#web/api/client.ts'], ['./app.ts', './features/notes/routes.ts']],
  [
    'web/features/quotes/quotes.tsx',
    [
      ...['#web/features/prizes/prizes.tsx', '../favorites/favorites.tsx', '#web/features/player/bar/bar-controls.tsx'],
      ...['#web/shell/app-layout.tsx', '#web/root.tsx', '#server/app.ts', 'node:path', 'lodash', 'kysely'],
    ],
    [
      './parts/row.tsx',
      '#web/features/player/play-button.tsx',
      '#web/ui/button.tsx',
      '#web/player/use-player.ts',
      '#web/screen.ts',
      'react',
    ],
  ],
  [
    'web/features/player/panel/frame.tsx',
    ['#web/features/browse/discover.tsx'],
    ['../bar/player-time.tsx', '#web/features/transcript/cue.ts'],
  ],
  [
    'web/player/use-player.ts',
    ['#web/features/player/player-bar.tsx', '#web/ui/button.tsx', '#web/shell/app-layout.tsx'],
    ['./control/a.ts'],
  ],
  [
    'web/ui/button.tsx',
    ['#web/api/client.ts', '#web/player/use-player.ts', '../shell/app-layout.tsx', '#web/features/player/play-button.tsx'],
    ['./kind.tsx'],
  ],
  [
    'web/shell/top-bar.tsx',
    ['#web/features/player/bar/volume.tsx', '#web/root.tsx'],
    ['#web/features/quotes/quotes.tsx', '#web/ui/menu.tsx'],
  ],
  [
    'web/screen.ts',
    ['#web/ui/button.tsx', '#web/shell/app-layout.tsx', '#web/features/player/play-button.tsx'],
    ['./nonce.ts', '#core/random.ts'],
  ],
  ['web/quotes/deep.ts', ['./other.ts', 'react'], []],
];

describe('the rules between the rooms', () => {
  const write = (specifier: string): string => `import { a } from '${specifier}';`;
  it.each(TRIED)('hold for %s', (file, refused, allowed) => {
    for (const specifier of refused) {
      expect(findBreaches(parseImports(file, write(specifier)), ROOMS), specifier).toHaveLength(1);
      expect(findBreaches(parseImports(file, `const a = () => import('${specifier}');`), ROOMS), specifier).toHaveLength(1);
      expect(findBreaches(parseImports(file, `import type { a } from '${specifier}';`), ROOMS), specifier).toHaveLength(1);
      expect(findBreaches(parseImports(file, `export { a } from '${specifier}';`), ROOMS), specifier).toHaveLength(1);
    }
    for (const specifier of allowed) expect(findBreaches(parseImports(file, write(specifier)), ROOMS), specifier).toEqual([]);
  });

  const way = (from: string, to: string) => ({ from, to, isPackage: false });
  it('see a circle of files, also through types', () => {
    const made = [
      ...parseImports('core/a/one.ts', "import type { b } from '../b/two.ts';"),
      ...parseImports('core/b/two.ts', "import '../a/one.ts';"),
    ];
    expect(findFileCycles(made)).toEqual(['core/a/one.ts -> core/b/two.ts -> core/a/one.ts']);
  });
  it('see a circle of folders where no file is in one', () => {
    const made = [way('core/a/x.ts', 'core/b/y.ts'), way('core/b/deep/z.ts', 'core/c/y.ts'), way('core/c/w.ts', 'core/a/deep/v.ts')];
    expect(findFileCycles(made)).toEqual([]);
    expect(findFolderCycles(made)).toEqual(['core/a -> core/b -> core/c -> core/a']);
  });
  it('let the files of a folder and the folders in it use each other', () => {
    expect(findFolderCycles([way('core/a/x.ts', 'core/a/b/y.ts'), way('core/a/b/z.ts', 'core/a/w.ts')])).toEqual([]);
  });
});

describe('the linter', () => {
  const FIXTURES = path.join(import.meta.dirname, 'fixtures');
  // Its rules go by paths, so the fixtures are linted as if they were a house of their own.
  const house = mkdtempSync(path.join(tmpdir(), 'cairn-boundaries-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  cpSync(FIXTURES, house, { recursive: true });
  for (const name of ['.oxlintrc.json', 'package.json']) cpSync(path.join(ROOT, name), path.join(house, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  const oxlint = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: house, encoding: 'utf8' });
  const findings = (JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }).diagnostics;

  const EXPECTED: Record<string, string> = {
    'core/library/barrel.ts': 'oxc(no-barrel-file)',
    'core/library/NotKebab.ts': 'unicorn(filename-case)',
    'core/player/reads-clock.ts': 'eslint(no-restricted-globals)',
    'core/player/rolls-dice.ts': 'eslint(no-restricted-properties)',
    'server/library/unused.ts': 'eslint(no-unused-vars)',
  };
  it.each(Object.entries(EXPECTED))('refuses %s', (file, code) => {
    expect(findings.filter((finding) => finding.filename === file).map((finding) => finding.code)).toContain(code);
  });
  it('is proved by every fixture', () => {
    const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
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
