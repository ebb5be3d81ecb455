import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectTooLarge, type ObjectKey, type ObjectStore } from './object-store.ts';

export interface StoreUnderTest {
  store: ObjectStore;
  put: (key: ObjectKey, bytes: Uint8Array) => Promise<void>;
  close: () => Promise<void>;
}

const NAMES = ['talk.mp3', 'Ann Ash/The River (2020)/01 – Ufer & Strom.mp3', 'podcasts/100%/#1?.txt', 'こんにちは.vtt'];

/** What every object store keeps to. */
export function testObjectStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name}, as an object store`, () => {
    let test: StoreUnderTest;
    beforeAll(async () => {
      test = await open();
      for (const path of NAMES) await test.put({ root: 'library', path }, Buffer.from(path));
      await test.put({ root: 'derived', path: 'cover.jpg' }, Buffer.from('derived'));
    });
    afterAll(() => test.close());

    const bytesAt = async (key: ObjectKey) => {
      const object = await test.store.open(key);
      if (object?.kind !== 'file') return object && (await fetch(object.url)).text();
      const bytes = await object.handle.readFile();
      await object.handle.close();
      return bytes.toString();
    };

    it.each(NAMES)('has %s at its place, and reads it', async (path) => {
      const key = { root: 'library', path } as const;
      expect(await bytesAt(key)).toBe(path);
      expect((await test.store.read(key, 1000))?.toString()).toBe(path);
    });

    it('keeps what was derived apart from what is in the library', async () => {
      expect(await bytesAt({ root: 'derived', path: 'cover.jpg' })).toBe('derived');
      expect(await bytesAt({ root: 'library', path: 'cover.jpg' })).toBeNull();
    });

    it.each(['nothing.mp3', '', '..', '../derived/cover.jpg', 'podcasts/../../derived/cover.jpg', '/etc/passwd', 'talk.mp3\0.txt'])(
      'has nothing at %j',
      async (path) => {
        expect(await test.store.open({ root: 'library', path })).toBeNull();
        expect(await test.store.read({ root: 'library', path }, 1000)).toBeNull();
      },
    );

    it('refuses to read what is larger than asked for', async () => {
      const key = { root: 'derived', path: 'cover.jpg' } as const;
      expect(await test.store.read(key, 'derived'.length)).toHaveLength('derived'.length);
      await expect(test.store.read(key, 'derived'.length - 1)).rejects.toBeInstanceOf(ObjectTooLarge);
    });
  });
}
