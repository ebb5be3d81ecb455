import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { parseImports } from './read-imports.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** Pages that check a form, an address or what the browser has kept. For all others Zod is 22 kB that nobody needs. */
const CHECKING = [
  'web/features/marketing/payment.tsx',
  'web/features/marketing/contact.tsx',
  'web/features/account/login.tsx',
  'web/features/account/register.tsx',
  'web/features/account/forgot-password.tsx',
  'web/features/account/reset-password.tsx',
  'web/features/account/confirm-email.tsx',
  'web/features/assessment/assessment.tsx',
  'web/features/assessment/plan.tsx',
  'web/features/coach/conversation/conversation.tsx',
  'web/features/progress/progress.tsx',
  'web/features/account/profile/profile.tsx',
];

const PAGES = [...readFileSync(path.join(ROOT, 'web/routes.ts'), 'utf8').matchAll(/'([\w/-]+\.tsx)'/g)].map(([, file]) => `web/${file}`);
const FRAME = ['web/root.tsx', 'web/entry.client.tsx'];

/** What is loaded together with a file: its imports of values, not of types, and not those that wait for something. */
function listLoaded(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const { staticImports, staticExports } = parseSync(file, source).module;
  const isLoaded = (entries: readonly { readonly isType: boolean }[]) => entries.length === 0 || entries.some(({ isType }) => !isType);
  const names = [
    ...staticImports.filter(({ entries }) => isLoaded(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? [])))),
  ];
  return names.flatMap((name) => parseImports(file, `import '${name}';`)).map(({ to }) => to);
}

/** The way from a file to Zod, or null where none leads there. */
function findWay(file: string, seen = new Set<string>()): string[] | null {
  if (file === 'zod') return [file];
  if (seen.has(file) || !/^(web|core)\//.test(file)) return null;
  seen.add(file);
  for (const next of listLoaded(file)) {
    const way = findWay(next, seen);
    if (way !== null) return [file, ...way];
  }
  return null;
}

it('a page that checks nothing does not load Zod', () => {
  expect(PAGES.length).toBeGreaterThan(40);
  const others = [...new Set([...FRAME, ...PAGES])].filter((page) => !CHECKING.includes(page));
  expect(others.flatMap((page) => findWay(page)?.join(' > ') ?? [])).toEqual([]);
});

it('a page that is said to check something does', () => {
  expect(CHECKING.filter((page) => !PAGES.includes(page) || findWay(page) === null)).toEqual([]);
});
