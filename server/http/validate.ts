import type { Context, Next, ValidationTargets } from 'hono';
import { uniqueSymbol as descriptionOf, validator } from 'hono-openapi';
import type { z } from 'zod';
import { refuseInvalid } from './problem.ts';
import { readFewValues } from './value-limit.ts';

/** Checks one part of a request against its schema; what does not fit is answered with 422 and the paths. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(target: Target, schema: Schema) {
  const check = validator(target, schema, refuseInvalid as never);
  if (target !== 'json') return check;
  const checkFew = async (c: Context, next: Next) => {
    await readFewValues(c);
    return check(c as never, next);
  };
  // By this the OpenAPI document finds the schema.
  return Object.assign(checkFew, { [descriptionOf]: Reflect.get(check, descriptionOf) as unknown }) as unknown as typeof check;
}
