import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { ObjectTooLarge, type ObjectKey, type ObjectStore } from './object-store.ts';

/** Objects as files in a folder for each root. */
export function createFolderStore(folders: ReadonlyMap<string, string>): ObjectStore {
  /** Resolved each time: a file may have been replaced by a link since the import. */
  const find = async ({ root, path: relative }: ObjectKey): Promise<string | null> => {
    const folder = folders.get(root);
    if (folder === undefined) return null;
    try {
      const [base, file] = await Promise.all([realpath(folder), realpath(path.join(folder, relative))]);
      return file.startsWith(base + path.sep) ? file : null;
    } catch {
      return null;
    }
  };
  return {
    async locate(key) {
      const file = await find(key);
      return file === null ? null : { kind: 'file', path: file };
    },
    async read(key, limitBytes) {
      const file = await find(key);
      return file === null ? null : readLimited(file, limitBytes);
    },
  };
}

async function readLimited(file: string, limitBytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > limitBytes) throw new ObjectTooLarge(`It is larger than ${limitBytes} bytes.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
