import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isClutter } from './library/scan/file-types.ts';

/** The system lets nobody watch more folders. */
const LIMITS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);
const AT_LIMIT =
  'Some folders of content are not watched, since the system watches no more: what changes in them comes in with the next change elsewhere, or at the next start. Allow more with fs.inotify.max_user_watches and max_user_instances, and start again.';

/**
 * All that lies in one folder of content, however deep, with one watch for each folder in it. What comes into a folder is looked
 * at by `look`, not at once: a folder may come with others in it, and each has to be watched before it is read.
 */
export class WatchedFolder {
  readonly #dir: string;
  readonly #onChange: () => void;
  readonly #tell: (problem: string) => void;
  readonly #watches = new Map<string, FSWatcher>();
  /** Which folder it is; null while there is none to be read. */
  #identity: string | null = null;
  /** Folders in which something has changed. */
  #changed = new Set<string>();
  /** Folders that were watched and have gone, though another one may lie there. */
  #gone = new Set<string>();
  #isLimitTold = false;
  #isClosed = false;

  constructor(dir: string, onChange: () => void, tell: (problem: string) => void) {
    this.#dir = path.resolve(dir);
    this.#onChange = onChange;
    this.#tell = tell;
  }

  /**
   * Watches what has come since the last look. One look has to end before the next one begins.
   * @returns whether another folder lies there than before: a watch ends without a word when its own is unmounted or moved
   */
  async look(): Promise<boolean> {
    const found = await identify(this.#dir);
    const [changed, gone] = [this.#changed, this.#gone];
    [this.#changed, this.#gone] = [new Set(), new Set()];
    const isOther = found !== this.#identity;
    this.#identity = found;
    if (isOther) gone.add(this.#dir);
    if (gone.size > 0) this.#forget((folder) => isIn(folder, gone));
    await this.#watchAll([...gone]);
    for (const folder of changed) if (this.#watches.has(folder)) await this.#watchAll(await listFolders(folder));
    return isOther && found !== null;
  }

  close(): void {
    this.#isClosed = true;
    this.#forget(() => true);
  }

  /** These folders and all in them, as far as they are not watched yet. One after the other, so that the thread is free in between. */
  async #watchAll(folders: readonly string[]): Promise<void> {
    for (const folder of folders)
      if (!this.#isClosed && !this.#watches.has(folder) && this.#watchOne(folder)) await this.#watchAll(await listFolders(folder));
  }

  #watchOne(folder: string): boolean {
    try {
      const watcher = watch(folder, (event, name) => this.#note(folder, event, name));
      // What cannot be watched any longer has gone, or is named by the scan.
      watcher.on('error', () => this.#note(folder, 'rename', null));
      this.#watches.set(folder, watcher);
      return true;
    } catch (error) {
      // Gone since it was listed, or not to be read: the scan tells of that.
      if (LIMITS.has((error as NodeJS.ErrnoException).code) && !this.#isLimitTold) {
        this.#isLimitTold = true;
        this.#tell(AT_LIMIT);
      }
      return false;
    }
  }

  #note(folder: string, event: string, name: string | null): void {
    // The system names the folder itself once its watch has ended.
    const isItself = name === path.basename(folder);
    if (name !== null && !isItself && isPassedOver(name)) return;
    this.#changed.add(folder);
    if (event === 'rename') {
      const inner = path.join(folder, name ?? '');
      if (this.#watches.has(inner)) this.#gone.add(inner);
      if (isItself) this.#gone.add(folder);
    }
    this.#onChange();
  }

  #forget(isForgotten: (folder: string) => boolean): void {
    for (const [folder, watcher] of this.#watches) {
      if (!isForgotten(folder)) continue;
      watcher.close();
      this.#watches.delete(folder);
    }
  }
}

/** Whether it is one of these folders, or lies in one. */
function isIn(folder: string, folders: ReadonlySet<string>): boolean {
  for (let at = folder, parent = path.dirname(at); ; at = parent, parent = path.dirname(at)) {
    if (folders.has(at)) return true;
    if (parent === at) return false;
  }
}

/** What the scan takes no notice of, whatever happens to it. What is to be left out it is told by a file that begins like clutter. */
const isPassedOver = (name: string): boolean => isClutter(name) && name !== '.ignore';

/** The folders in one that are scanned, not what links lead to; none where it cannot be read. */
async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !isPassedOver(entry.name)).map(({ name }) => folder + path.sep + name);
}

/** Which folder it is, however it is called; null while there is none to be read. */
async function identify(dir: string): Promise<string | null> {
  try {
    const info = await stat(dir);
    return info.isDirectory() ? `${info.dev}:${info.ino}` : null;
  } catch {
    return null;
  }
}
