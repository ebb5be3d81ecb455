import { describe, expect, it } from 'vitest';
import { Brand, BrandSetting, BrandTheme, Plan } from './brand.ts';
import { findSetting } from './find-setting.ts';

const refuses = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: object) =>
  expect(schema.safeParse(value).success).toBe(false);

describe('BrandTheme', () => {
  it('is blaze orange on green ground when nothing is said', () => {
    expect(BrandTheme.parse({})).toEqual({ hue: 38, chroma: 0.185, groundHue: 160, inkHue: 208 });
  });

  it.each([
    { hue: 0, chroma: 0, groundHue: 0, inkHue: 0 },
    { hue: 360, chroma: 0.2, groundHue: 360, inkHue: 360 },
  ])('takes %j', (colors) => expect(BrandTheme.parse(colors)).toEqual(colors));

  it.each([
    { hue: -1 },
    { hue: 361 },
    { chroma: -0.01 },
    { chroma: 0.21 },
    { groundHue: -1 },
    { groundHue: 361 },
    { inkHue: -1 },
    { inkHue: 361 },
  ])('refuses %j', (colors) => refuses(BrandTheme, colors));
});

describe('Plan', () => {
  const plan = { id: 'summit-2', name: 'Summit', price: 0 };

  it('costs euros a month and opens what is open when nothing else is said', () => {
    expect(Plan.parse(plan)).toEqual({
      ...plan,
      for: '',
      currency: 'EUR',
      interval: 'month',
      features: [],
      access: ['open'],
      recommended: false,
    });
  });

  it.each(['month', 'year', 'once'])('is paid by %s', (interval) => expect(Plan.parse({ ...plan, interval }).interval).toBe(interval));

  it('has an id of at most 40 letters', () => expect(Plan.parse({ ...plan, id: 'a'.repeat(40) }).id).toHaveLength(40));

  it.each([
    { id: '' },
    { id: 'a'.repeat(41) },
    { id: 'Summit' },
    { id: 'summit!' },
    { id: '!summit' },
    { name: '' },
    { price: -1 },
    { interval: 'week' },
    { access: ['nobody'] },
  ])('refuses %j', (wrong) => refuses(Plan, { ...plan, ...wrong }));

  it.each(['eur', 'EU', 'EURO', 'EUR!', '!EUR'])('asks for the code of a currency instead of %j', (currency) => {
    const { error } = Plan.safeParse({ ...plan, currency });
    expect(error?.issues.map((issue) => issue.message)).toEqual(['use a currency code of three capitals, such as EUR']);
  });
});

describe('a setting of the brand', () => {
  const brand = {
    settings: [
      { key: 'business_hours', value: '9 to 5' },
      { key: 'fax', value: '' },
    ],
  };

  it('has a name', () => {
    expect(BrandSetting.parse(brand.settings[0])).toEqual(brand.settings[0]);
    refuses(BrandSetting, { key: '', value: 'x' });
  });

  it('is found by its name', () => {
    expect(findSetting(brand, 'business_hours')).toBe('9 to 5');
    expect(findSetting(brand, 'fax')).toBe('');
  });

  it('is null when nobody has set it', () => {
    expect(findSetting(brand, 'telegram')).toBeNull();
    expect(findSetting({ settings: [] }, 'fax')).toBeNull();
  });
});

describe('Brand', () => {
  const brand = {
    name: 'Cairn',
    logo_url: null,
    theme: 'trail',
    theme_name: 'Trail',
    support_email: 'help@example.org',
    phone: null,
    address: null,
    website_url: null,
    zendesk_key: null,
    settings: [],
    tagline: '',
    colors: BrandTheme.parse({}),
    plans: [],
    aiProvider: 'builtin',
    payments: 'test',
  };

  it.each(['builtin', 'openai', 'unconfigured'])('says that its coach is %s', (aiProvider) => {
    expect(Brand.parse({ ...brand, aiProvider })).toEqual({ ...brand, aiProvider });
  });

  it('shows nothing that is not meant for everybody', () => {
    expect(Brand.parse({ ...brand, apiKey: 'secret' })).not.toHaveProperty('apiKey');
  });
});
