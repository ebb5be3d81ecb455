import { globSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { nameEntry, PAGES, ROOT } from '#server/files.ts';

/** They look for what belongs to them beside their own files; the last is there in development alone. */
const APART = [/^@napi-rs\/canvas/, /^pdfjs-dist/, /^piscina$/, /^@energetic-ai\//, /^vite$/];

const CORE = path.join(ROOT, 'core', path.sep);
const SERVER = path.join(ROOT, 'server');
const FOLDER = path.join(ROOT, process.argv[2] ?? '');
/** Where it is written until all of it is there: whoever else compiles the same has another. */
const DRAFT = `${FOLDER}.${process.pid}`;
/** Servers that were started before may still read from theirs. */
const KEPT = 2;

/**
 * Puts the thousands of modules that a process or thread of the server begins with into a few files
 * (docs/decisions/0045). Each is compiled for itself, so that it holds nothing which only another one needs.
 */
async function compile(input: Record<string, string>): Promise<void> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: APART,
    // Of `core`, which does nothing when it is loaded, only what is used.
    treeshake: { moduleSideEffects: (id) => (id.startsWith(CORE) ? false : undefined) },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // What packages may be warned of is nothing for whoever starts the server.
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: DRAFT,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // One letter that needs two bytes makes V8 keep two for every letter of its file.
    charset: 'ascii',
    comments: false,
  });
  await bundle.close();
  for (const { fileName, ...file } of output)
    if ('code' in file && /\b__(dirname|filename)\b/.test(file.code))
      throw new Error(`A package in ${fileName} looks for files beside its own. Add it to APART in scripts/compile-server.ts.`);
}

// What the server and its pages both need is there once.
await compile({ main: path.join(SERVER, 'main.ts'), pages: path.join(ROOT, PAGES) });
for (const entry of globSync(['**/*-process.ts', '**/{thread,*-thread}.ts'], { cwd: SERVER }))
  await compile({ [nameEntry(entry)]: path.join(SERVER, entry) });
try {
  renameSync(DRAFT, FOLDER);
} catch {
  // Somebody else was sooner.
  rmSync(DRAFT, { recursive: true });
}
removeOld();

function removeOld(): void {
  const all = path.dirname(FOLDER);
  const changedAt = (name: string) => statSync(path.join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = readdirSync(all).filter((name) => path.join(all, name) !== FOLDER);
  const old = others.toSorted((one, other) => changedAt(other) - changedAt(one)).slice(KEPT);
  for (const name of old) rmSync(path.join(all, name), { recursive: true, force: true });
}
