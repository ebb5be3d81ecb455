import { z } from 'zod';
import { foldText } from '../fold-text.ts';

const name = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1, 'must not be empty').max(200));

/** Frontmatter of `people/*.md`; the text below it is what pages say about them. */
export const PersonManifest = z.object({
  name: name.optional().describe('The name as works give it; else the name of the file.'),
  alsoKnownAs: z.array(name).max(20).optional().describe('Other spellings that mean the same person.'),
});
export type PersonManifest = z.infer<typeof PersonManifest>;

/** The form in which two spellings of one name are equal: without case, accents and double spaces. */
export const foldName = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** The single names of an `author` or `narrator` field, which lists several as `Ann Ash, Ben Birch`. */
export const splitNames = (names: string): string[] =>
  names
    .split(/[,;&]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
