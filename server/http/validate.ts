import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { refuseInvalid } from './problem.ts';

/** Checks one part of a request against its schema; what does not fit is answered with 422 and the paths. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(target: Target, schema: Schema) {
  return validator(target, schema, refuseInvalid as never);
}
