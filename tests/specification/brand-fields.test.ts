import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { expectJson } from '../support/expect-problem.ts';
import { FIXTURES } from '../support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { call } from '../support/houses/test-house.ts';
import { factsOf } from './rows.ts';

const FILE = `name: Fell School
logo_url: https://fell.example/logo.png
theme_name: northlight
support_email: help@fell.example
phone: '+44 20 7946 0000'
address: 1 Fen Lane
website_url: https://fell.example/
zendesk_key: key-1
settings: [{ key: business_hours, value: 9 to 5 }]
hosts:
  other.example: { theme: fenwick, settings: { business_hours: 10 to 4 } }
`;
const HELD: Readonly<Record<string, unknown>> = {
  ...{ name: 'Fell School', logo_url: 'https://fell.example/logo.png', theme: 'northlight', theme_name: 'northlight' },
  ...{ support_email: 'help@fell.example', phone: '+44 20 7946 0000', address: '1 Fen Lane', website_url: 'https://fell.example/' },
  ...{ zendesk_key: 'key-1', settings: [{ key: 'business_hours', value: '9 to 5' }] },
};

let study: StudyHouse;
let told: Brand;
let elsewhere: Brand;
beforeAll(async () => {
  study = await openStudyHouse({ files: { 'brand.yaml': FILE, 'logo.jpg': FIXTURES.jpg } });
  told = await expectJson<Brand>(await call(study.app, 'GET', '/api/brand'));
  elsewhere = await expectJson<Brand>(await call(study.app, 'GET', '/api/brand', undefined, { host: 'other.example' }));
});
afterAll(() => study.close());

for (const [fact] of factsOf('3.brand'))
  it(`a brand has the ${fact} of its file [spec 3.brand.${fact}]`, () => expect(told[fact as keyof Brand]).toEqual(HELD[fact]));

it('a theme is named by either spelling [spec 3.brand.theme .theme_name]', () =>
  expect([elsewhere.theme, elsewhere.theme_name]).toEqual(['fenwick', 'fenwick']));

it('the business hours are one of its settings [spec 3.brand-setting.business_hours]', () =>
  expect([told, elsewhere].map((brand) => findSetting(brand, 'business_hours'))).toEqual(['9 to 5', '10 to 4']));
