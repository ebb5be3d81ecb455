import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';

export const ProblemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** What the OpenAPI document says of a route: its purpose, its answer, and that errors are problem+json. */
export function describe(summary: string, answer?: z.ZodType, status = 200) {
  return describeRoute({
    summary,
    responses: {
      [status]: answer ? { description: 'Done', content: { 'application/json': { schema: resolver(answer) } } } : { description: 'Done' },
      default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: resolver(ProblemShape) } } },
    },
  });
}
