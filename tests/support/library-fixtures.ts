import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { openDatabase, type Database } from '#server/db/database.ts';
import { checkLibrary, importLibrary, type ImportOptions, type LibraryReport } from '#server/library/import-library.ts';

/** 2 s of tone (MP3 at 16 kbit/s, AAC with two chapters and tags), 1 s of Opus, 1 s of video, a small JPEG. */
export const FIXTURES = {
  mp3: readFixture('tone.mp3'),
  m4b: readFixture('tone.m4b'),
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
    import: (options) => importLibrary({ db, libraryDir: dir, derivedDir, now: NOW, ...options }),
    check: () => checkLibrary({ libraryDir: dir, now: NOW }),
    close: async () => {
      await db.destroy();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** The tone with an ID3 tag of its own, so that every file has a content of its own. */
export function makeMp3(tags: Partial<Record<'TIT2' | 'TALB' | 'TPE1' | 'TCOM' | 'TXXX', string>> = {}, picture?: Uint8Array): Uint8Array {
  const frames = Object.entries(tags).map(([name, text]) => makeFrame(name, Buffer.from(`\x03${text}`, 'utf8')));
  if (picture) frames.push(makeFrame('APIC', Buffer.concat([Buffer.from('\x00image/jpeg\0\x03\0', 'latin1'), picture])));
  const body = Buffer.concat(frames);
  const size = Buffer.from(
    [body.length >> 21, (body.length >> 14) & 0x7f, (body.length >> 7) & 0x7f, body.length & 0x7f].map((byte) => byte & 0x7f),
  );
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), size, body, FIXTURES.mp3]);
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

function makeFrame(name: string, body: Buffer): Buffer {
  const length = body.length;
  const size = Buffer.from([(length >> 21) & 0x7f, (length >> 14) & 0x7f, (length >> 7) & 0x7f, length & 0x7f]);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, Buffer.from([0, 0]), body]);
}

function readFixture(name: string): Uint8Array {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url));
}
