import { ContentTooLarge, NotContent, openContent, readContent } from '#server/open-content.ts';
import { ObjectTooLarge, type ObjectStore } from './object-store.ts';

/** Objects as files in a folder for each root. */
export function createFolderStore(folders: ReadonlyMap<string, string>): ObjectStore {
  return {
    async open({ root, path }) {
      const folder = folders.get(root);
      if (folder === undefined) return null;
      try {
        return { kind: 'file', handle: await openContent({ folder, path }) };
      } catch (error) {
        if (error instanceof NotContent) return null;
        throw error;
      }
    },
    async read({ root, path }, limitBytes) {
      const folder = folders.get(root);
      if (folder === undefined) return null;
      try {
        return await readContent({ folder, path }, limitBytes);
      } catch (error) {
        if (error instanceof NotContent) return null;
        if (error instanceof ContentTooLarge) throw new ObjectTooLarge(error.message);
        throw error;
      }
    },
  };
}
