import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { buildIfNeeded } from './prepare.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** In a package: reading it fails where cookies are refused. */
const READS_ALONE = 'return localStorage;';

/** What may throw, or may lead to something that does. */
const MAY_THROW =
  /^(Call|New|Await|Member|TaggedTemplate|Yield|Import|Assignment|Binary|Unary|Update)Expression$|^(Throw|ForOf|ForIn|ForAwait)Statement$|Pattern$|^SpreadElement$|^TemplateLiteral$|^ClassDeclaration$/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

const mayThrow = (node: SyntaxNode): boolean =>
  !node.type.includes('Function') && (MAY_THROW.test(node.type) || childrenOf(node).some((child) => mayThrow(child)));

/** The blocks of `try` in which nothing is left that could throw. */
function listIdleTries(code: string): string[] {
  const found: string[] = [];
  const nodes: SyntaxNode[] = [parseAst(code, { lang: 'js' }) as SyntaxNode];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'TryStatement' && 'block' in node && isNode(node.block) && !mayThrow(node.block))
      found.push(code.slice(node.start, node.end));
    nodes.push(...childrenOf(node));
  }
  return found.filter((block) => !block.includes(READS_ALONE));
}

it('a check that is made for its error alone is seen to be lost', () => {
  expect(listIdleTries('function f() { try { return true; } catch { return false; } }')).toHaveLength(1);
  expect(listIdleTries('function f(a) { try { return decode(a) !== ""; } catch { return false; } }')).toEqual([]);
});

it('what is compiled for the server and for browsers has every check that the sources have', { timeout: 120_000 }, () => {
  const files = [buildIfNeeded(), 'build/client/assets'].flatMap((folder) => globSync(path.join(ROOT, folder, '*.js')));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => listIdleTries(readFileSync(file, 'utf8')))).toEqual([]);
});
