import { z } from 'zod';
import { WorkId } from './source/manifest.ts';

/** `collections/*.yaml`: works of any kind put together for a purpose, in an order that makes sense. */
export const CollectionFile = z.object({
  id: WorkId.optional().describe('Stable id; else made from the name of the file.'),
  title: z.string().trim().min(1).max(200).describe('What it is called.'),
  description: z.string().trim().max(1000).default('').describe('One or two plain sentences: for whom, and what for.'),
  items: z.array(WorkId).min(1).max(200).describe('Ids of the works, in order.'),
});
export type CollectionFile = z.infer<typeof CollectionFile>;
