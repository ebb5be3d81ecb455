import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { loadPart } from './load-part.ts';

const failing = (status: number) => loadPart(Promise.reject(new ApiError(status, 'It did not work.')));

it('a part that loads has its data', async () => {
  expect(await loadPart(Promise.resolve([1]))).toEqual({ data: [1], failure: null });
});

it.each([0, 404, 500, 503])('a call that ends with %i fails its own part alone, and says why', async (status) => {
  expect(await failing(status)).toEqual({ data: null, failure: 'It did not work.' });
});

it('a session that has ended, and a mistake of ours, are of the whole page', async () => {
  await expect(failing(401)).rejects.toThrow('It did not work.');
  await expect(loadPart(Promise.reject(new TypeError('A mistake.')))).rejects.toThrow('A mistake.');
});
