import { Hono } from 'hono';
import { describeRoute, generateSpecs } from 'hono-openapi';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { NOTHING } from '#core/api/answers.ts';
import { streamOf } from '#core/api/event-stream.ts';
import { describeAnswer } from './describe.ts';

async function describeAs(answer: Parameters<typeof describeAnswer>[0]) {
  const app = new Hono().get('/a', describeRoute({ responses: describeAnswer(answer) }), (c) => c.body(null));
  const { default: problem, ...done } = (await generateSpecs(app)).paths['/a']?.get?.responses ?? {};
  expect(problem).toMatchObject({ content: { 'application/problem+json': expect.anything() } });
  return done;
}

it('an answer in the OpenAPI document is JSON, nothing, or a stream with the schema of an event', async () => {
  expect(await describeAs(z.object({ to: z.string() }))).toEqual({
    200: {
      description: 'Done',
      content: { 'application/json': { schema: expect.objectContaining({ properties: { to: { type: 'string' } } }) } },
    },
  });
  expect(await describeAs(NOTHING)).toEqual({ 204: { description: 'Done' } });
  expect(await describeAs(streamOf({ tick: z.number(), end: z.null() }))).toEqual({
    200: {
      description: 'Done',
      content: {
        'text/event-stream': {
          schema: {
            anyOf: [
              expect.objectContaining({ properties: expect.objectContaining({ event: { type: 'string', const: 'tick' } }) }),
              expect.objectContaining({ properties: expect.objectContaining({ event: { type: 'string', const: 'end' } }) }),
            ],
          },
        },
      },
    },
  });
});
