import { createHash } from 'node:crypto';
import path from 'node:path';
import { ContentTooLarge, NotContent, readContentSync } from '#server/open-content.ts';
import { LOGO_FILE } from './brand-fields.ts';
import { stampOf } from './file-stamp.ts';
import type { JudgeLogo } from './parse-brand.ts';

/** A logo that is a file of the library. */
export interface BrandLogo {
  bytes: Buffer;
  mime: string;
  /** Another one for another picture. */
  version: string;
}

export interface Logos {
  /** Reads the file that a brand names and says what is wrong with it. */
  judge: JudgeLogo;
  find: (file: string) => BrandLogo | null;
  /** Whether a file is another one than when this was asked last. */
  haveChanged: () => boolean;
}

/** Kept in memory, one a brand. A drawing has a tenth of it. */
const MAX_BYTES = 256 * 1024;
const MAX_KIB = MAX_BYTES / 1024;

export function openLogos(libraryDir: string): Logos {
  const logos = new Map<string, BrandLogo>();
  const stamps = new Map<string, string>();
  const stamp = (file: string) => stampOf(path.join(libraryDir, file));
  return {
    judge: (url) => {
      if (!LOGO_FILE.test(url)) return null;
      stamps.set(url, stamp(url));
      try {
        logos.set(url, readLogo(libraryDir, url));
        return null;
      } catch (error) {
        return explain(url, error);
      }
    },
    find: (file) => logos.get(file) ?? null,
    haveChanged: () => {
      const changed = [...stamps].filter(([file, seen]) => stamp(file) !== seen);
      for (const [file] of changed) stamps.set(file, stamp(file));
      return changed.length > 0;
    },
  };
}

class NotPicture extends Error {}

function readLogo(folder: string, file: string): BrandLogo {
  const bytes = readContentSync({ folder, path: file }, MAX_BYTES);
  const mime = findMime(bytes);
  if (mime === null) throw new NotPicture();
  return { bytes, mime, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
}

/** What the bytes say, whatever the file is called. */
function findMime(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 2000).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/.test(head) && /<svg[\s>]/.test(head)) return 'image/svg+xml';
  return null;
}

function explain(file: string, error: unknown): { problem: string; fix: string } {
  const otherwise = 'until then the brand has the stones.';
  if (error instanceof ContentTooLarge)
    return { problem: `The logo \`${file}\` is larger than ${MAX_KIB} KiB.`, fix: `Make it smaller; ${otherwise}` };
  if (error instanceof NotContent)
    return { problem: `There is no logo \`${file}\` in the library folder.`, fix: `Put the file there or correct its name; ${otherwise}` };
  if (error instanceof NotPicture)
    return { problem: `The logo \`${file}\` is no SVG, PNG or WebP picture.`, fix: `Save it as one of these; ${otherwise}` };
  const reason = error instanceof Error ? error.message : 'unknown reason';
  return { problem: `The logo \`${file}\` cannot be read: ${reason}.`, fix: `Make it a file that the server may read; ${otherwise}` };
}
