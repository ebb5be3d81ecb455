import { z } from 'zod';

/** Controls but tab and line feed, and marks that turn the direction of what follows. */
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody wrote, without what is no text; half a letter becomes the sign for one that is not known. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** A field of such text, without the blanks around it. */
export const plainText = () => z.string().overwrite(cleanText).trim();
