import type { FileHandle } from 'node:fs/promises';

/** Names an object: a file of a library, or one that the import derived from it (covers, captions). */
export interface ObjectKey {
  /** Which of the folders of content, or of what was derived from them, as the column `root` of `media` says. */
  root: string;
  /** Relative to the root, with `/`. */
  path: string;
}

/**
 * A file of this machine, to be closed by whoever asked for it, or an address at which whoever holds it may read the object
 * for a short while.
 */
export type OpenObject = { kind: 'file'; handle: FileHandle } | { kind: 'address'; url: string };

/** An object larger than its reader would take. */
export class ObjectTooLarge extends Error {}

/** Where the bytes of works lie: in folders (`folder-store.ts`); an S3 bucket would lie beside it. */
export interface ObjectStore {
  /** What a client is to get it from; null when it is not there. Never anything outside of its root. */
  open(key: ObjectKey): Promise<OpenObject | null>;
  /** The whole of it for the server's own use; null when it is not there. @throws {ObjectTooLarge} */
  read(key: ObjectKey, limitBytes: number): Promise<Buffer | null>;
}
