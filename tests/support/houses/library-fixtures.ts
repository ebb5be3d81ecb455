import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { openDatabase, type Database } from '#server/db/database.ts';
import { checkLibrary, importLibrary, type ImportOptions } from '#server/library/import-library.ts';
import type { LibraryReport } from '#server/library/problem.ts';
import { RUN_HERE } from './run-jobs-here.ts';
import { makeId3, type Id3Tags, type TagChapter } from './tag-media.ts';

/** 2 s of tone (MP3 at 16 kbit/s, AAC with two chapters and tags), 2 s of silence, 1 s of Opus, 1 s of video, a small JPEG. */
export const FIXTURES = {
  mp3: readFixture('tone.mp3'),
  m4b: readFixture('tone.m4b'),
  flac: readFixture('quiet.flac'),
  opus: readFixture('tone.opus'),
  mp4: readFixture('clip.mp4'),
  jpg: readFixture('dot.jpg'),
} as const;

export type Files = Record<string, string | Uint8Array>;

export interface TestLibrary {
  dir: string;
  derivedDir: string;
  db: Database;
  write: (files: Files) => Promise<void>;
  move: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  import: (options?: Partial<ImportOptions>) => Promise<LibraryReport>;
  check: () => Promise<LibraryReport>;
  close: () => Promise<void>;
}

/** The moment at which test imports happen unless they say otherwise: 2026-06-01, 12:00 UTC. */
export const NOW = Date.UTC(2026, 5, 1, 12);

/** A library folder and an empty database, both gone after `close`. */
export async function openTestLibrary(files: Files = {}): Promise<TestLibrary> {
  const base = await mkdtemp(join(tmpdir(), 'cairn-library-'));
  const dir = join(base, 'library');
  const derivedDir = join(base, 'derived');
  await mkdir(dir);
  const db = await openDatabase(':memory:');
  const write = async (more: Files) => {
    for (const [path, content] of Object.entries(more)) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), content);
    }
  };
  await write(files);
  return {
    dir,
    derivedDir,
    db,
    write,
    move: async (from, to) => {
      await mkdir(dirname(join(dir, to)), { recursive: true });
      await rename(join(dir, from), join(dir, to));
    },
    remove: (path) => rm(join(dir, path), { recursive: true }),
    import: (options) => importLibrary({ db, roots: [{ name: 'library', dir }], derivedDir, now: NOW, jobs: RUN_HERE, ...options }),
    check: () => checkLibrary({ roots: [{ name: 'library', dir }], now: NOW, jobs: RUN_HERE }),
    close: async () => {
      await db.destroy();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** The tone with an ID3 tag of its own, so that every file has a content of its own. */
export function makeMp3(tags: Id3Tags = {}, picture?: Uint8Array, chapters: readonly TagChapter[] = []): Uint8Array {
  return Buffer.concat([makeId3(tags, picture, chapters), FIXTURES.mp3]);
}

/** Another picture each time: JPEG readers stop at its end. */
export function makeJpg(mark: string): Uint8Array {
  return Buffer.concat([FIXTURES.jpg, Buffer.from(mark)]);
}

/** Another film each time, by a box that players skip. */
export function makeMp4(mark: string): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.byteLength(mark));
  head.write('free', 4, 'latin1');
  return Buffer.concat([FIXTURES.mp4, head, Buffer.from(mark)]);
}

export interface EpubOptions {
  title?: string;
  author?: string;
  language?: string;
  chapters?: { title: string; html: string }[];
  cover?: Uint8Array;
  /** Replaces or adds entries of the archive. */
  entries?: Files;
}

export function makeEpub({
  title = 'A Book',
  author = 'Ann Ash',
  language = 'en',
  chapters = [{ title: 'One', html: '<p>Some words.</p>' }],
  cover,
  entries = {},
}: EpubOptions = {}): Uint8Array {
  const files = chapters.map((chapter, i) => ({ ...chapter, name: `text/c${i + 1}.xhtml`, id: `c${i + 1}` }));
  const items = files.map((file) => `<item id="${file.id}" href="${file.name}" media-type="application/xhtml+xml"/>`).join('');
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>${language}</dc:language><dc:date>2001-02-03</dc:date></metadata><manifest>${items}<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${cover ? '<item id="cov" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>' : ''}</manifest><spine>${files.map((file) => `<itemref idref="${file.id}"/>`).join('')}</spine></package>`;
  const nav = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol>${files.map((file) => `<li><a href="${file.name}">${file.title}</a></li>`).join('')}</ol></nav></body></html>`;
  const all: Files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OEBPS/book.opf': opf,
    'OEBPS/nav.xhtml': nav,
    ...Object.fromEntries(
      files.map((file) => [
        `OEBPS/${file.name}`,
        `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>not counted</title></head><body><h1>${file.title}</h1>${file.html}</body></html>`,
      ]),
    ),
    ...(cover ? { 'OEBPS/cover.jpg': cover } : {}),
    ...entries,
  };
  const zippable: Zippable = Object.fromEntries(
    Object.entries(all).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  return zipSync(zippable, { mtime: new Date(2026, 0, 1) });
}

export const QUIZ_YAML = `title: Check
questions:
  - id: q1
    text: Which one?
    options:
      - { id: a, text: This, correct: true }
      - { id: b, text: That }
    explanation: Because.
`;

function readFixture(name: string): Uint8Array {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
}
