import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { testObjectStore } from './object-store.contract.ts';

function openFolders() {
  const base = mkdtempSync(path.join(tmpdir(), 'cairn-store-'));
  const folders = { library: path.join(base, 'library'), derived: path.join(base, 'derived') };
  return {
    base,
    folders,
    store: createFolderStore(new Map(Object.entries(folders))),
    close: async () => rmSync(base, { recursive: true, force: true }),
  };
}

testObjectStore('a folder', async () => {
  const { base, store, close } = openFolders();
  return {
    store,
    close,
    put: async ({ root, path: name }, bytes) => {
      const file = path.join(base, root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
  };
});

it('a folder does not follow a link that leads out of it', async () => {
  const { base, folders, store, close } = openFolders();
  await mkdir(folders.library, { recursive: true });
  writeFileSync(path.join(base, 'secret'), 'secret');
  symlinkSync(path.join(base, 'secret'), path.join(folders.library, 'talk.mp3'));
  expect(await store.open({ root: 'library', path: 'talk.mp3' })).toBeNull();
  expect(await store.read({ root: 'library', path: 'talk.mp3' }, 1000)).toBeNull();
  await close();
});
