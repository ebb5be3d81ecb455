import { expect, it } from 'vitest';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call } from '../../../tests/support/houses/test-house.ts';

it('is the brand of the host that was asked, and is asked for again each time', async () => {
  const files = { 'brand.yaml': 'name: Study\nhosts:\n  acme.example:\n    name: Acme\n' };
  const study = await openStudyHouse({ files });
  const brandAt = (host: string) => call(study.app, 'GET', '/api/brand', undefined, { host });
  expect(await expectJson(await brandAt('acme.example'))).toMatchObject({ name: 'Acme' });
  const response = await brandAt('elsewhere.example');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await expectJson(response)).toMatchObject({ name: 'Study' });
  await study.close();
});
