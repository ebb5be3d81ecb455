import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, realpathSync, type Stats } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Where a file lies whose content and name come from others. */
export interface ContentPlace {
  /** Nothing outside of it is opened, whatever links lead there. */
  folder: string;
  /** Relative to the folder. */
  path: string;
}

/** There is no file, or what is there is a pipe, a device, a folder or a link out of the library. */
export class NotContent extends Error {
  constructor() {
    super('It is no longer a file of this library.');
  }
}

export class ContentTooLarge extends Error {
  constructor(limitBytes: number) {
    super(`It is larger than ${limitBytes} bytes.`);
  }
}

/** To open a pipe that nobody writes to would wait for ever. Windows has no such pipes among its files, and no flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file for reading, never waits for one, and looks at what was opened, not at what lay there before.
 * @throws {NotContent}
 */
export async function openContent({ folder, path }: ContentPlace): Promise<FileHandle> {
  const file = join(folder, path);
  const handle = await open(file, FLAGS).catch(refuseAbsent);
  try {
    const [opened, realFolder] = await Promise.all([handle.stat(), realpath(folder)]);
    requireContent(handle.fd, opened, file, realFolder);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * `openContent` for whoever may hold up its thread; gives a file descriptor.
 * @throws {NotContent}
 */
export function openContentSync({ folder, path }: ContentPlace): number {
  const file = join(folder, path);
  const fd = openSyncOrRefuse(file);
  try {
    requireContent(fd, fstatSync(fd), file, realpathSync.native(folder));
    return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/**
 * A whole file.
 * @throws {NotContent}
 * @throws {ContentTooLarge}
 */
export async function readContent(place: ContentPlace, limitBytes: number): Promise<Buffer> {
  const handle = await openContent(place);
  try {
    const buffer = allocate((await handle.stat()).size, limitBytes);
    let read = 0;
    while (read < buffer.length) {
      const { bytesRead } = await handle.read(buffer, read, buffer.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return buffer.subarray(0, read);
  } finally {
    await handle.close();
  }
}

/**
 * `readContent` for whoever may hold up its thread.
 * @throws {NotContent}
 * @throws {ContentTooLarge}
 */
export function readContentSync(place: ContentPlace, limitBytes: number): Buffer {
  const fd = openContentSync(place);
  try {
    const buffer = allocate(fstatSync(fd).size, limitBytes);
    let read = 0;
    while (read < buffer.length) {
      const bytesRead = readSync(fd, buffer, read, buffer.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return buffer.subarray(0, read);
  } finally {
    closeSync(fd);
  }
}

/** As large as the file is now: what is written to it while it is read does not count. */
function allocate(bytes: number, limitBytes: number): Buffer {
  if (bytes > limitBytes) throw new ContentTooLarge(limitBytes);
  return Buffer.alloc(bytes);
}

function requireContent(fd: number, opened: Stats, file: string, realFolder: string): void {
  const inside = realFolder.endsWith(sep) ? realFolder : realFolder + sep;
  if (!opened.isFile() || !findRealPath(fd, opened, file).startsWith(inside)) throw new NotContent();
}

function findRealPath(fd: number, opened: Stats, file: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return findRealPathByName(opened, file);
  }
}

/** Where the system does not tell: a folder that is swapped for a link and back between the two looks is not noticed. */
function findRealPathByName(opened: Stats, file: string): string {
  const real = realpathSync.native(file);
  const found = lstatSync(real);
  if (found.dev !== opened.dev || found.ino !== opened.ino) throw new NotContent();
  return real;
}

function openSyncOrRefuse(file: string): number {
  try {
    return openSync(file, FLAGS);
  } catch (error) {
    return refuseAbsent(error);
  }
}

/** What opening says of a path at which no file lies: nothing, links in circles, a socket, a device that is off, no name at all. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'ENODEV', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

function refuseAbsent(error: unknown): never {
  if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) throw new NotContent();
  throw error;
}
