import type { ContentPlace } from '#server/open-content.ts';
import { readWhole } from '../read-bytes.ts';

export interface LenientText {
  text: string;
  /** The bytes were no UTF-8, so that accents may be wrong. */
  isGuessed: boolean;
}

/** A text file that other programs wrote, often years ago: UTF-8, UTF-16 with its mark, else the Windows code page. */
export async function readLenientText(place: ContentPlace, limit: number): Promise<LenientText> {
  return decode(await readWhole(place, limit));
}

function decode(bytes: Uint8Array): LenientText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
