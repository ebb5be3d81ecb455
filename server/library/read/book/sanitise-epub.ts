import { isRelative, readAddress } from '../../sanitise/safe-address.ts';
import { DATA_RULES } from '../../sanitise/safe-data.ts';
import { DOCUMENT_RULES } from '../../sanitise/safe-markup.ts';
import { sanitiseCss } from '../../sanitise/sanitise-css.ts';
import { sanitiseDocument } from '../../sanitise/sanitise-document.ts';
import { createTextDecoder, readTextOf } from './book-texts.ts';
import type { EpubArchive } from './epub-archive.ts';
import { CHARSET_RULE, hasForeignEncoding, isPlainUtf8 } from './decode-text.ts';
import { resolveHref, type EpubPackage, type ManifestEntry } from './epub-package.ts';
import { packEpub } from './pack-epub.ts';
import { tellFile, type BookFileKind } from './tell-file.ts';

export interface SanitisedEpub {
  /** The whole book, to be served in place of the file. */
  bytes: Uint8Array;
  /** Scripts, handlers and loads from elsewhere that are not in it any more; 0 when it was only written more clearly. */
  threats: number;
  /** What a reader might have seen and is no threat: frames, forms, embedded objects. */
  parts: number;
}

interface CleanFile {
  /** Null: it goes. Undefined: it stays as it is. */
  change: Uint8Array | null | undefined;
  threats: number;
  parts: number;
  links: Iterable<string>;
}

/** What reading systems look for by name. */
const CONTAINER = /^(?:mimetype$|META-INF\/)/;

/**
 * The book without scripts, event handlers and anything that would be loaded from elsewhere, and without files that no
 * reader can reach. Null when nothing has to go and no text could be read in two ways: then the file itself may be served.
 * @throws {UnreadableFile} when a text is too large or nested too deep
 */
export function sanitiseEpub({ archive, entries, otherEntries, spine, rootfiles }: EpubPackage): SanitisedEpub | null {
  const listed = listTypes([...entries, ...otherEntries]);
  const inSpine = new Set(spine.map(({ entry }) => entry.path));
  const decode = createTextDecoder();
  const files = new Map<string, CleanFile>();
  for (const name of archive.names) {
    const bytes = name.endsWith('/') || name === 'mimetype' ? null : archive.read(name);
    if (bytes) {
      const kind = tellFile(name, bytes, { mediaType: listed.get(name) ?? '', isInSpine: inSpine.has(name) });
      const clean = readTextOf(name, () => cleanFile(kind, bytes, () => decode(name, bytes)));
      files.set(name, clean);
    }
  }
  const changes = new Map<string, Uint8Array | null>();
  let threats = 0;
  let parts = 0;
  for (const [name, file] of files) {
    threats += file.threats;
    parts += file.parts;
    if (file.change !== undefined) changes.set(name, file.change);
  }
  // Where programs disagree on what the archive holds, one that has everything once is served.
  if (changes.size === 0 && !archive.isAmbiguous) return null;
  const reached = listReached(archive, files, [...rootfiles, ...listed.keys()]);
  for (const name of files.keys()) if (!reached.has(name) && !CONTAINER.test(name)) changes.set(name, null);
  return { bytes: packEpub(archive, changes), threats, parts };
}

/** Types by path. A file that is listed twice has both: which of them a reader takes is its own affair. */
function listTypes(entries: readonly ManifestEntry[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const { path: name, mediaType } of entries) {
    const before = types.get(name);
    const type = mediaType.trim().toLowerCase();
    types.set(name, before === undefined || before === type ? type : `${before} ${type}`);
  }
  return types;
}

function cleanFile(kind: BookFileKind, bytes: Uint8Array, decode: () => string): CleanFile {
  if (kind === 'script') return { change: null, threats: 1, parts: 0, links: [] };
  if (kind === 'style') {
    const { css, removed, links } = sanitiseCss(decode());
    const isChanged = removed > 0 || hasForeignEncoding(bytes);
    return { change: isChanged ? Buffer.from(css.replace(CHARSET_RULE, '')) : undefined, threats: removed, parts: 0, links };
  }
  if (kind === 'document' || kind === 'data') {
    const { text, threats, parts, isChanged, links } = sanitiseDocument(decode(), kind === 'data' ? DATA_RULES : DOCUMENT_RULES);
    return { change: isChanged || !isPlainUtf8(bytes) ? Buffer.from(text) : undefined, threats, parts, links };
  }
  return { change: undefined, threats: 0, parts: 0, links: [] };
}

/** Files that the container or the manifest names, and those that one of them links to, however far. */
function listReached(archive: EpubArchive, files: ReadonlyMap<string, CleanFile>, named: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...named, ...[...files.keys()].filter((name) => CONTAINER.test(name))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = files.get(name);
    if (!file || reached.has(name)) continue;
    reached.add(name);
    for (const link of file.links) {
      const address = readAddress(link);
      if (isRelative(address)) waiting.push(resolveHref(archive, name, address));
    }
  }
  return reached;
}
