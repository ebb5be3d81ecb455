import type { Import } from './read-imports.ts';
import type { Room } from './rooms.ts';

/** What the rooms refuse, a line each. A file that belongs to no room is refused with all its imports. */
export function findBreaches(imports: readonly Import[], rooms: readonly Room[]): string[] {
  return imports.flatMap(({ from, to, isPackage }) => {
    const room = rooms.find(({ files }) => matchPath(files, from) !== null);
    if (!room) return [`${from}: no room is made for it`];
    const own = matchPath(room.files, from)?.[0] ?? '';
    const isAllowed = isPackage
      ? (room.packages?.some((name) => matchPath(name, to) !== null) ?? true)
      : room.imports.some((allowed) => matchPath(allowed.replace('<own>', own), to) !== null);
    return isAllowed ? [] : [`${from} -> ${to}: ${room.reason}`];
  });
}

/** What the stars of a pattern stand for; null when the path does not fit. */
function matchPath(pattern: string, path: string): string[] | null {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '([^/]+)');
  return new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`).exec(path)?.slice(1) ?? null;
}

/** Circles of files, each as a way that ends where it began. */
export function findFileCycles(imports: readonly Import[]): string[] {
  return findCycles(imports.filter(({ isPackage }) => !isPackage).map(({ from, to }) => [from, to]));
}

/** Circles of folders that lie side by side, each with all that it holds. */
export function findFolderCycles(imports: readonly Import[]): string[] {
  const sides = imports
    .filter(({ isPackage }) => !isPackage)
    .flatMap(({ from, to }): [string, string][] => {
      const [left, right] = [from.split('/'), to.split('/')];
      const at = left.findIndex((name, i) => name !== right[i]);
      // Files that lie beside a folder are not folders.
      if (at < 0 || at >= left.length - 1 || at >= right.length - 1) return [];
      return [[left.slice(0, at + 1).join('/'), right.slice(0, at + 1).join('/')]];
    });
  return findCycles(sides);
}

function findCycles(edges: readonly (readonly [string, string])[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start >= 0) cycles.push([...way.slice(start), node].join(' -> '));
    if (start >= 0 || done.has(node)) return;
    for (const follower of next.get(node) ?? []) visit(follower, [...way, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return cycles;
}
