import { splitName } from '../scan/file-types.ts';
import { DERIVED_ROOT } from '../roots.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import type { MediaFile } from './item-content.ts';
import { formatBytes, hashFile, readRange } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { SNIFF_BYTES, sniffContent, type Content } from './media/sniff-content.ts';

export const IMAGE_LIMIT = 20 * 1024 * 1024;

const SAFE_IMAGES: Partial<Record<Content, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' };

/** A picture of the library to serve; null, and reported, when it is not what it should be. SVG can run script, so it is refused. */
export async function readImage(context: ReadContext, file: ScannedFile, role: string): Promise<MediaFile | null> {
  const { problems } = context;
  const place = locate(context, file.path);
  if (file.bytes === 0 || file.bytes > IMAGE_LIMIT) {
    problems.error(
      file.path,
      file.bytes === 0 ? 'The picture is empty (0 bytes).' : `The picture is larger than ${formatBytes(IMAGE_LIMIT)}.`,
      'Export it again, for instance as a JPEG of 1200 pixels.',
    );
    return null;
  }
  const content = sniffContent(await readRange(place, 0, SNIFF_BYTES));
  const mime = SAFE_IMAGES[content];
  if (mime === undefined) {
    const what = content === 'unknown' || content === 'zeros' ? 'no picture' : content.toUpperCase();
    problems.error(file.path, `The file holds ${what}; only JPEG, PNG, WebP and AVIF are shown.`, 'Export it as JPEG, PNG, WebP or AVIF.');
    return null;
  }
  const { extension } = splitName(file.name);
  if (extension !== content && !(extension === 'jpeg' && content === 'jpg')) {
    problems.notice(file.path, `The name says .${extension}, but the picture is ${content.toUpperCase()}.`, `Rename it to .${content}.`);
  }
  const { hash } = await hashFile(place, file.bytes, file.mtimeMs);
  return { role, root: context.root.name, path: file.path, mime, bytes: file.bytes, mtimeMs: file.mtimeMs, hash };
}

/** A picture out of a tag or an archive, stored as a file of its own; null when it is none of the safe kinds. */
export async function extractImage(context: ReadContext, bytes: Uint8Array, mtimeMs: number, role: string): Promise<MediaFile | null> {
  const content = sniffContent(bytes.subarray(0, SNIFF_BYTES));
  const mime = SAFE_IMAGES[content];
  if (mime === undefined || bytes.byteLength > IMAGE_LIMIT) return null;
  const saved = await context.derived.save('covers', content, bytes);
  return { role, root: DERIVED_ROOT, path: saved.path, mime, bytes: saved.bytes, mtimeMs, hash: saved.hash };
}
