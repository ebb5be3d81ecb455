import { z } from 'zod';
import { Problem } from './problem.ts';

/** A cursor is the sort key and id of the last row shown, opaque to clients. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Throws 400 `bad_cursor` for anything that we did not make. */
export function decodeCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new Problem('bad_cursor', 'Start again from the first page.');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Problem('bad_cursor', 'Start again from the first page.');
  return result.data;
}

/** Paging of every list: 1 to 100 rows, 24 when not said. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().min(1).max(1000).optional(),
});
