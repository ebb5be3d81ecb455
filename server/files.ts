import path from 'node:path';

/** This is `server/files.ts`, or a part of what it was compiled to. */
const isCompiled = !import.meta.filename.endsWith('.ts');

/** The checkout; what is compiled lies in a folder of `build/entries`. No other file asks where it lies itself: it may be compiled into one that lies elsewhere. */
export const ROOT = path.resolve(import.meta.dirname, isCompiled ? '../../..' : '..');

/** What a process or a thread of ours begins with: a file of `server/`, or what it was compiled to. */
export const entryFile = (source: string): string =>
  isCompiled ? path.join(import.meta.dirname, `${nameEntry(source)}.js`) : path.join(ROOT, 'server', source);

/** What is compiled lies in one folder, however deep it was. */
export const nameEntry = (source: string): string => source.replace(/\.ts$/, '').replaceAll('/', '-');

export const PAGES = 'build/server/index.js';

/** The compiled pages. */
export const pagesFile = (): string => (isCompiled ? path.join(import.meta.dirname, 'pages.js') : path.join(ROOT, PAGES));
