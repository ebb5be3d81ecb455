import type { FileHandle } from 'node:fs/promises';
import { AbstractTokenizer, EndOfStreamError, type IRandomAccessTokenizer, type IReadChunkOptions } from 'strtok3';
import type { ContentPlace } from '#server/open-content.ts';
import { openFile } from '../read-bytes.ts';

/** Lets the parser read a file that is open: left alone it would open the path once more, unchecked. */
class OpenFileTokenizer extends AbstractTokenizer implements IRandomAccessTokenizer {
  private readonly handle: FileHandle;
  readonly fileInfo: { path: string; size: number };

  constructor(handle: FileHandle, path: string, size: number) {
    super();
    this.handle = handle;
    this.fileInfo = { path, size };
  }

  async peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { length, position, mayBeLess } = this.normalizeOptions(target, options);
    let read = 0;
    while (read < length) {
      const { bytesRead } = await this.handle.read(target, read, length - read, position + read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    if (read < length && mayBeLess !== true) throw new EndOfStreamError();
    return read;
  }

  async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const read = await this.peekBuffer(target, options);
    this.position = this.normalizeOptions(target, options).position + read;
    return read;
  }

  setPosition(position: number): void {
    this.validateLength(position, 'position');
    this.position = position;
  }

  supportsRandomAccess(): true {
    return true;
  }

  protected override async closeOnce(): Promise<void> {
    await this.handle.close();
    await super.closeOnce();
  }
}

/** @throws {UnreadableFile} */
export async function openTokenizer(place: ContentPlace): Promise<AbstractTokenizer> {
  const handle = await openFile(place);
  try {
    return new OpenFileTokenizer(handle, place.path, (await handle.stat()).size);
  } catch (error) {
    await handle.close();
    throw error;
  }
}
