import { z } from 'zod';
import { ID_PATTERN } from './kind.ts';

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(ID_PATTERN, 'letters, digits, `.`, `_` and `-` only, 1 to 128, beginning with a letter or digit'));

/** `collections/*.yaml`: works of any kind put together for a purpose, in an order that makes sense. */
export const CollectionFile = z.object({
  id: id.optional().describe('Stable id; else made from the name of the file.'),
  title: z.string().trim().min(1).max(200).describe('What it is called.'),
  description: z.string().trim().max(1000).default('').describe('One or two plain sentences: for whom, and what for.'),
  items: z.array(id).min(1).max(200).describe('Ids of the works, in order.'),
});
export type CollectionFile = z.infer<typeof CollectionFile>;
