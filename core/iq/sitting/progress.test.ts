import { expect, it } from 'vitest';
import { countProgress } from './progress.ts';

it('counts each domain by the plan of its form', () => {
  const { answered, total, domains } = countProgress('nonvisual', false, ['verbal', 'logical', 'verbal']);
  expect([answered, total]).toEqual([3, 30]);
  expect(domains).toEqual([
    { domain: 'logical', answered: 1, total: 10 },
    { domain: 'numerical', answered: 0, total: 10 },
    { domain: 'verbal', answered: 2, total: 10 },
  ]);
});

it('shares unscored items among the domains, so that they add up wherever those were', () => {
  const begun = countProgress('full', true, []);
  expect(begun.domains.map(({ total }) => total)).toEqual([9, 9, 9, 9, 8]);
  const { answered, total, domains } = countProgress(
    'full',
    true,
    Array.from({ length: 12 }, () => 'verbal' as const),
  );
  expect([answered, total]).toEqual([12, 44]);
  expect(domains.map((domain) => domain.total)).toEqual([8, 8, 8, 8, 12]);
  expect(domains.map((domain) => domain.answered)).toEqual([0, 0, 0, 0, 12]);
});
