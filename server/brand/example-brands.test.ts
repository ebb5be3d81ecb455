import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findSetting } from '#core/brand/find-setting.ts';
import { EXAMPLE_BRANDS, hostOf, makeBrandedLibrary } from '../../tests/support/samples/example-brands.ts';
import { openBrandSource } from './brand-source.ts';

it.each(EXAMPLE_BRANDS)('the example %s is read without a warning and has all that a brand can have', (name) => {
  const source = openBrandSource(path.resolve('docs/examples/brands', name));
  expect(source.warnings()).toEqual([]);
  const brand = source.forHost(undefined);
  const { zendesk_key: _, ...fields } = brand;
  expect(Object.entries(fields).filter(([, value]) => value === null)).toEqual([]);
  for (const key of ['business_hours', 'legal_name', 'jurisdiction', 'vat_id', 'register', 'refund_days', 'voices'])
    expect(findSetting(brand, key), key).toMatch(/\S/);
  expect(brand.plans.length).toBeGreaterThan(1);
});

it('both stand on one server, each under its host, and no other host is either', () => {
  const folder = makeBrandedLibrary();
  const source = openBrandSource(folder);
  expect(source.warnings()).toEqual([]);
  const [fenwick, northlight] = EXAMPLE_BRANDS.map((brand) => source.forHost(`${hostOf(brand)}:3000`));
  expect([fenwick?.name, northlight?.name, source.forHost('elsewhere.example').name]).toEqual([
    'Fenwick',
    'Northlight School of Working Life',
    'Cairn',
  ]);
  expect(fenwick?.logo_url).not.toBe(northlight?.logo_url);
  rmSync(folder, { recursive: true });
});

it.each(['library', ...EXAMPLE_BRANDS.map((name) => path.join('docs/examples/brands', name))])(
  'the free plan of %s names what comes with every account, and the others build on it',
  (folder) => {
    const [free, ...others] = openBrandSource(path.resolve(folder)).forHost(undefined).plans;
    for (const part of ['Coach', 'assessment', 'IQ test', 'Reader', 'certificate']) expect(free?.features.join(' ')).toContain(part);
    for (const [i, { features }] of others.entries()) expect(features).toContain(`All that ${(others[i - 1] ?? free)?.name} has`);
  },
);
