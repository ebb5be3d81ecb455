import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { listSources } from '../boundaries/read-imports.ts';

/** A regular expression of the sources: where it is written, or for one that is built, where it is when its file is loaded. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
}

/* Run as a process of its own: it puts another constructor in place of `RegExp`, to see what is built while files are loaded. */
const root = path.join(import.meta.dirname, '..', '..');
const found: Expression[] = [];
/** Places, as `file:line`, where expressions are built. */
const builders = new Set<string>();
const built = new Set<string>();
const files = listSources(root);

function look(node: unknown, file: string, text: string): void {
  if (Array.isArray(node)) for (const one of node) look(one, file, text);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, regex, callee, start } = node as {
    type?: string;
    regex?: { pattern: string; flags: string };
    callee?: { name?: string };
    start: number;
  };
  if (type === 'Literal' && regex) found.push({ source: regex.pattern, flags: regex.flags, file });
  if (callee?.name === 'RegExp') builders.add(`${file}:${text.slice(0, start).split('\n').length}`);
  for (const value of Object.values(node)) look(value, file, text);
}

for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8');
  look(parseSync(file, text).program, file, text);
}

const PLACE = /^([^():]+):(\d+):/;
const note = (expression: RegExp): RegExp => {
  const lines = (new Error().stack ?? '').split('\n').flatMap((line) => line.split(`${root}/`)[1] ?? []);
  const place = lines.find((line) => !line.includes('list-expressions') && !line.startsWith('node_modules'));
  const [, file = '', number = ''] = PLACE.exec(place ?? '') ?? [];
  built.add(`${file}:${number}`);
  found.push({ source: expression.source, flags: expression.flags, file });
  return expression;
};
const own = RegExp;
const watched = new Proxy(own, {
  construct: (target, given) => note(Reflect.construct(target, given) as RegExp),
  apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
});
globalThis.RegExp = watched;
for (const file of new Set([...builders].map((place) => place.split(':')[0] ?? ''))) await import(path.join(root, file));
globalThis.RegExp = own;

const inRoot = found.filter(({ file }) => files.includes(file));
console.log(JSON.stringify({ expressions: inRoot, unbuilt: [...builders].filter((place) => !built.has(place)) }));
