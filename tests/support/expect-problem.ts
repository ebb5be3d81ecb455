import { expect } from 'vitest';

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: { path: string; message: string }[];
}

/** Asserts the whole of an RFC 9457 answer: status, type, code, and that nothing else is told. */
export async function expectProblem(response: Response, status: number, code: string): Promise<ProblemBody> {
  const text = await response.text();
  expect({ status: response.status, type: response.headers.get('content-type'), body: text }).toMatchObject({
    status,
    type: 'application/problem+json',
  });
  const body = JSON.parse(text) as ProblemBody;
  expect(body).toEqual({
    type: `about:blank#${code}`,
    title: expect.stringMatching(/\S/),
    status,
    detail: expect.stringMatching(/\S/),
    code,
    ...(code === 'invalid_fields' ? { errors: expect.any(Array) } : {}),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/node_modules|\.ts:\d|SQLITE|at \w+ \(/);
  return body;
}

/** Asserts 200 and JSON, and returns it. */
export async function expectJson<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  expect({ status: response.status, body: text }).toMatchObject({ status: 200 });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return JSON.parse(text) as Body;
}
