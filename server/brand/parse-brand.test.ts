import { describe, expect, it } from 'vitest';
import { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { shownChroma } from '#core/brand/shown-chroma.ts';
import { brandForHost, parseBrandFile } from './parse-brand.ts';

const DEFAULTS = {
  name: 'Cairn',
  tagline: 'A field guide for your own growth.',
  logo_url: null,
  theme: 'trail',
  theme_name: 'trail',
  support_email: 'support@example.com',
  phone: null,
  address: null,
  website_url: null,
  zendesk_key: null,
  settings: [],
  colors: { hue: 38, chroma: 0.185, groundHue: 160, inkHue: 208 },
  plans: [],
  aiProvider: 'unconfigured',
  payments: 'test',
};
const brandOf = (source: string, host?: string) => brandForHost(parseBrandFile(source).brand, host);

describe('a brand file', () => {
  it('gives every field [spec 1.brand.name .logo .theme .support .widget]', () => {
    const { brand, warnings } = parseBrandFile(`name: Fenwick
tagline: Grow slowly.
logo_url: /media/logo
theme: fenwick
theme_name: Fenwick green
support_email: help@fenwick.example
phone: "+44 20 7946 0000"
address: 1 Fen Lane
website_url: https://fenwick.example
zendesk_key: abc-123
settings:
  - { key: business_hours, value: 9 to 5 }
colors: { hue: 10, chroma: 0.1, groundHue: 20, inkHue: 30 }
plans:
  - id: open
    name: Open
    price: 0
  - { id: member, name: Member, for: Whoever wants more, price: 9.5, currency: GBP, interval: year, features: [All], access: [open, members], recommended: true }
`);
    expect(warnings).toEqual([]);
    expect(brandForHost(brand, undefined)).toEqual({
      name: 'Fenwick',
      tagline: 'Grow slowly.',
      logo_url: '/media/logo',
      theme: 'fenwick',
      theme_name: 'Fenwick green',
      support_email: 'help@fenwick.example',
      phone: '+44 20 7946 0000',
      address: '1 Fen Lane',
      website_url: 'https://fenwick.example',
      zendesk_key: 'abc-123',
      settings: [{ key: 'business_hours', value: '9 to 5' }],
      colors: { hue: 10, chroma: 0.1, groundHue: 20, inkHue: 30 },
      plans: [
        {
          id: 'open',
          name: 'Open',
          for: '',
          price: 0,
          currency: 'EUR',
          interval: 'month',
          features: [],
          access: ['open'],
          recommended: false,
        },
        {
          id: 'member',
          name: 'Member',
          for: 'Whoever wants more',
          price: 9.5,
          currency: 'GBP',
          interval: 'year',
          features: ['All'],
          access: ['open', 'members'],
          recommended: true,
        },
      ],
      aiProvider: 'unconfigured',
      payments: 'test',
    });
  });

  it.each(['', '# only a note\n', '{}'])('that says nothing (%j) gives the defaults', (source) => {
    expect(parseBrandFile(source).warnings).toEqual([]);
    expect(brandOf(source)).toEqual(DEFAULTS);
    expect(Brand.strict().safeParse(brandOf(source)).error).toBeUndefined();
  });
  it('that is not there gives the defaults', () => expect(brandForHost(null, 'learn.example.org')).toEqual(DEFAULTS));
  it("with an empty field gives that field's default", () => {
    expect(brandOf('name:\ntagline: ~\nphone:\n')).toEqual(DEFAULTS);
    expect(parseBrandFile('name:\n').warnings).toEqual([]);
  });
});

describe('the theme', () => {
  it.each([
    ['theme: northlight', 'northlight', 'northlight'],
    ['theme_name: northlight', 'northlight', 'northlight'],
    ['theme: northlight\ntheme_name: Northern light', 'northlight', 'Northern light'],
  ])('%j', (source, theme, themeName) => {
    expect(brandOf(source)).toMatchObject({
      theme,
      theme_name: themeName,
      colors: { hue: 258, chroma: 0.15, groundHue: 250, inkHue: 262 },
    });
  });
  it('may be written with capitals', () => expect(brandOf('theme: FENWICK').colors.hue).toBe(152));
  it('that nobody knows gives the usual colours', () =>
    expect(brandOf('theme: neon')).toMatchObject({ theme: 'neon', colors: DEFAULTS.colors }));
  it('that there is not, and no colors with it, is told with its line', () => {
    expect(parseBrandFile('name: A\ntheme: neon').warnings).toEqual([
      {
        line: 2,
        problem: 'There is no theme `neon`.',
        fix: 'Write trail, northlight, fenwick, or give `colors`; until then those of trail are used.',
      },
    ]);
    expect(parseBrandFile('theme: neon\ncolors:\n  hue: 20').warnings).toEqual([]);
  });
  it.each(['constructor', '__proto__', 'toString'])('named %s gives the usual colours', (theme) =>
    expect(brandOf(`theme: ${theme}`).colors).toEqual(DEFAULTS.colors),
  );
  it('gives way to colours of its own, each with a default', () =>
    expect(brandOf('theme: fenwick\ncolors: { hue: 250, chroma: 0.12 }').colors).toEqual({ ...DEFAULTS.colors, hue: 250, chroma: 0.12 }));
});

it('a colour stronger than screens can show is as strong as they can', () =>
  expect(brandOf('colors: { hue: 195, chroma: 0.2 }').colors).toMatchObject({ hue: 195, chroma: shownChroma(195, 0.2) }));

describe('settings', () => {
  it.each([
    ['a list', 'settings:\n  - key: business_hours\n    value: 9 to 5\n  - { key: seats, value: "12" }\n'],
    ['a mapping', 'settings:\n  business_hours: 9 to 5\n  seats: 12\n'],
  ])('may be %s', (_, source) => {
    const brand = brandOf(source);
    expect(brand.settings).toEqual([
      { key: 'business_hours', value: '9 to 5' },
      { key: 'seats', value: '12' },
    ]);
    expect([findSetting(brand, 'business_hours'), findSetting(brand, 'nothing')]).toEqual(['9 to 5', null]);
  });
});

describe('a wrong field', () => {
  it.each([
    ['support_email: nobody', 'support_email', /help@example\.org/],
    ['website_url: ftp://x', 'website_url', /https:\/\//],
    ['logo_url: //evil.example/x.png', 'logo_url', /\/media\/logo/],
    ['logo_url: javascript:alert(1)', 'logo_url', /\/media\/logo/],
    ['name: [a]', 'name', /./],
    ['name: "  "', 'name', /./],
    ['colors: { hue: 400 }', 'colors', /./],
    ['colors: red', 'colors', /./],
    ['plans: { id: x }', 'plans', /./],
    ['plans: [{ id: "No Spaces", name: x, price: 1 }]', 'plans', /./],
    ['plans: [{ id: x, name: x, price: -1 }]', 'plans', /./],
    ['settings: [{ key: a }]', 'settings', /./],
  ])('%j is named with its line, and the default is used', (line, field, message) => {
    const { brand, warnings } = parseBrandFile(`tagline: Kept\n\n${line}\n`);
    expect(warnings).toEqual([
      {
        line: 3,
        problem: expect.stringContaining(`\`${field}\` cannot be used:`),
        fix: 'Correct the value; until then the default is used.',
      },
    ]);
    expect(warnings[0]?.problem).toMatch(message);
    expect(brandForHost(brand, undefined)).toEqual({ ...DEFAULTS, tagline: 'Kept' });
  });

  it('unknown to us is named with those that are known', () => {
    const { brand, warnings } = parseBrandFile('name: Kept\nnmae: Typo\n');
    expect(warnings).toEqual([
      { line: 2, problem: '`nmae` is not a field of a brand.', fix: expect.stringMatching(/^Known fields: name, tagline, .*hosts\.$/) },
    ]);
    expect(brandForHost(brand, undefined).name).toBe('Kept');
  });

  it.each(['constructor: 1', 'toString: x', '__proto__: { name: x }'])('%j is unknown, not a crash', (source) => {
    const { brand, warnings } = parseBrandFile(`name: Kept\n${source}\n`);
    expect(brandForHost(brand, undefined)).toEqual({ ...DEFAULTS, name: 'Kept' });
    expect(warnings.map((warning) => warning.line)).toEqual([2]);
  });

  it('each gets a warning of its own', () =>
    expect(parseBrandFile('name: [a]\nphone: {}\nx: 1\n').warnings.map((warning) => warning.line)).toEqual([1, 2, 3]));
});

describe('a file that cannot be read', () => {
  it.each([
    ['name: "open\ntagline: x\n', /not valid YAML/],
    ['name: a\n  tagline: b\n', /not valid YAML/],
    ['name: a\nname: b\n', /not valid YAML/],
    ['- a\n- b\n', /not a list of fields/],
    ['just a text', /not a list of fields/],
  ])('%j gives no brand and one warning with a line', (source, problem) => {
    const { brand, warnings } = parseBrandFile(source);
    expect(brand).toBeNull();
    expect(warnings).toEqual([{ line: expect.any(Number), problem: expect.stringMatching(problem), fix: expect.stringMatching(/\S/) }]);
  });
});

describe('hosts', () => {
  const SOURCE = `name: Cairn
support_email: help@cairn.example
hosts:
  learn.fenwick.example:
    name: Fenwick
    theme: fenwick
  "localhost:4000":
    name: Four thousand
`;
  it.each([
    ['learn.fenwick.example', 'Fenwick'],
    ['LEARN.Fenwick.example', 'Fenwick'],
    ['learn.fenwick.example:8080', 'Fenwick'],
    ['localhost:4000', 'Four thousand'],
    ['localhost:5000', 'Cairn'],
    ['evil.example', 'Cairn'],
    ['constructor', 'Cairn'],
    ['__proto__', 'Cairn'],
    ['', 'Cairn'],
    [undefined, 'Cairn'],
  ])('%s is %s', (host, name) => expect(brandOf(SOURCE, host).name).toBe(name));
  it('have what the file says for all, where they say nothing', () => {
    expect(brandOf(SOURCE, 'learn.fenwick.example')).toMatchObject({ support_email: 'help@cairn.example', colors: { hue: 152 } });
  });
  it.each([
    ['theme: fenwick', 'theme_name: northlight', 'northlight', 258],
    ['theme_name: fenwick', 'theme: northlight', 'northlight', 258],
    ['colors: { hue: 20 }', 'theme: northlight', 'northlight', 258],
    ['theme: fenwick', 'colors: { hue: 20 }', 'fenwick', 20],
  ])('with %j for all, %j of its own is how a host looks', (all, own, theme, hue) =>
    expect(brandOf(`${all}\nhosts:\n  a.example:\n    ${own}\n`, 'a.example')).toMatchObject({ theme, theme_name: theme, colors: { hue } }),
  );
  it('are checked like the rest, with their lines', () => {
    expect(
      parseBrandFile('name: Cairn\nhosts:\n  a.example:\n    name: A\n    nmae: B\n    support_email: x\n').warnings.map(
        ({ line, problem }) => [line, problem.split(' ')[0]],
      ),
    ).toEqual([
      [5, '`nmae`'],
      [6, '`support_email`'],
    ]);
  });
  it.each(['hosts: 1', 'hosts: [a]', 'hosts: { a.example: 1 }'])('written as %j harm nothing', (source) =>
    expect(brandOf(`name: Kept\n${source}\n`, 'a.example').name).toBe('Kept'),
  );
});
