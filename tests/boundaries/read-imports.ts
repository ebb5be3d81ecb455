import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import, by type or by value, static or dynamic. `to` is a path from the root, or a package's name. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isPackage: boolean;
}

/** The source files of the product, tests left out: a test may reach for whatever it needs. */
export function listSources(root: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'core', 'server', 'web'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)));
}

export function readImports(root: string, file: string): Import[] {
  return parseImports(file, readFileSync(path.join(root, file), 'utf8'));
}

export function parseImports(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // One that is worked out when it runs is not a path between rooms.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => /^(['"])(.*)\1$/.exec(source.slice(start, end))?.[2] ?? []),
  ];
  return [...new Set(specifiers)].map((specifier) => resolveImport(file, specifier));
}

function resolveImport(from: string, specifier: string): Import {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return { from, to: bare.slice(1), isPackage: false };
  if (bare.startsWith('.')) return { from, to: path.posix.join(path.posix.dirname(from), bare), isPackage: false };
  const [scope, name] = bare.split('/');
  return { from, to: scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? bare), isPackage: true };
}
