import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { ANSWERS, FILE_TYPES, NOTHING, type Call } from '#core/api/answers.ts';
import { isEventStream, type EventStream } from '#core/api/event-stream.ts';
import { ProblemDetails } from '#core/api/problem-details.ts';

/**
 * What the OpenAPI document says of a route: its purpose, its answer, and that errors are problem+json.
 * @param call the route's own method and address, by which its answer is known
 */
export function describe(call: Call, summary: string, status?: number) {
  return describeRoute({ operationId: call, summary, responses: describeAnswer(ANSWERS[call], status) });
}

export function describeAnswer(answer: z.ZodType | EventStream, status = answer === NOTHING ? 204 : 200) {
  return {
    [status]: { description: 'Done', ...(answer === NOTHING ? {} : { content: describeContent(answer) }) },
    default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: resolver(ProblemDetails) } } },
  };
}

/** Of a stream the document gives the schema of one event. */
function describeContent(answer: z.ZodType | EventStream) {
  if (isEventStream(answer)) return { 'text/event-stream': { schema: resolver(answer.event) } };
  return { [FILE_TYPES.get(answer) ?? 'application/json']: { schema: resolver(answer) } };
}
