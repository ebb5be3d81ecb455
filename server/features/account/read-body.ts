import type { Context } from 'hono';
import type { z } from 'zod';
import { invalidFields, Problem } from '../../http/problem.ts';
import { readFewValues } from '../../http/value-limit.ts';

/**
 * The body of a call to better-auth, as its schema has it.
 * @throws {Problem} 400 when it is no JSON object, 413 when it is too large, 422 when it does not fit
 */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const result = schema.safeParse(parseObject(await readFewValues(c)));
  if (!result.success) throw invalidFields(result.error.issues);
  return result.data;
}

function parseObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('malformed_request', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('malformed_request', 'The body is not a JSON object.');
  return value;
}
