import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';

export interface DerivedFile {
  /** Relative to the folder of derived files, with `/`. */
  path: string;
  bytes: number;
  /** SHA-256 of the content, hex. */
  hash: string;
}

/** Folders of derived files. */
export const DERIVED_GROUPS = ['covers', 'captions', 'books'] as const;

/** Keeps files made from the library's: covers out of archives and tags, captions turned into WebVTT, books without scripts. */
export interface DerivedStore {
  save(group: (typeof DERIVED_GROUPS)[number], extension: string, content: Uint8Array): Promise<DerivedFile>;
}

/**
 * Stores by content, so the same file is written once and a half-written one is never seen.
 * Saving before the import is applied does no harm: nothing points at a file until then.
 */
export function openDerivedStore(derivedDir: string): DerivedStore {
  return {
    save: async (group, extension, content) => {
      const file = describe(group, extension, content);
      const full = join(derivedDir, file.path);
      const known = await stat(full).catch(() => null);
      if (known?.size === content.byteLength) return file;
      await writeWhole(full, content);
      return file;
    },
  };
}

/** For a check: says what would be stored, and stores nothing. */
export function openEmptyStore(): DerivedStore {
  return { save: async (group, extension, content) => describe(group, extension, content) };
}

function describe(group: string, extension: string, content: Uint8Array): DerivedFile {
  const hash = createHash('sha256').update(content).digest('hex');
  return { path: `${group}/${hash.slice(0, 32)}.${extension}`, bytes: content.byteLength, hash };
}
