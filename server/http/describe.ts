import { describeRoute, resolver } from 'hono-openapi';
import { ANSWERS, NOTHING, type Call } from '#core/api/answers.ts';
import { ProblemDetails } from '#core/api/problem-details.ts';

/**
 * What the OpenAPI document says of a route: its purpose, its answer, and that errors are problem+json.
 * @param call the route's own method and address, by which its answer is known
 */
export function describe(call: Call, summary: string, status = ANSWERS[call] === NOTHING ? 204 : 200) {
  const answer = ANSWERS[call];
  return describeRoute({
    operationId: call,
    summary,
    responses: {
      [status]:
        answer === NOTHING
          ? { description: 'Done' }
          : { description: 'Done', content: { 'application/json': { schema: resolver(answer) } } },
      default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: resolver(ProblemDetails) } } },
    },
  });
}
