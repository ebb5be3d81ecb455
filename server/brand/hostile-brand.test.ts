import { expect, it, test } from 'vitest';
import { Brand } from '#core/brand/brand.ts';
import { brandForHost, parseBrandFile } from './parse-brand.ts';

const RIGHT_TO_LEFT = '\u{202E}';

/** Each stands in line 2, and is nothing that a page could be broken with. */
test.each([
  ['style in a hue', 'colors: { hue: "38}</style><script>alert(1)</script>" }'],
  ['style in a chroma', 'colors: { chroma: "0.1);background:url(https://evil.example)" }'],
  ['a hue that is no number', 'colors: { hue: .nan }'],
  ['a chroma without end', 'colors: { chroma: .inf }'],
  ['a colour that nobody knows', 'colors: { background: red }'],
  ['markup in the name', 'name: <img src=x onerror=alert(1)>'],
  ['a name of 300 letters', `name: ${'x'.repeat(300)}`],
  ['a name that turns what follows', `name: "Cairn${RIGHT_TO_LEFT}moc.live"`],
  ['a name of two lines', 'name: "Cairn\\nBcc: all@example.org"'],
  ['a control character in the tagline', 'tagline: "Grow\\u0000slowly"'],
  ['script as the logo', 'logo_url: "javascript:alert(1)"'],
  ['a drawing as the logo', 'logo_url: "data:image/svg+xml,<svg onload=alert(1)>"'],
  ['a quote in the logo', "logo_url: https://cdn.example/a.png'onerror='alert(1)"],
  ['a logo out of the library', 'logo_url: ../../etc/passwd.svg'],
  ['a hidden file as the logo', 'logo_url: .git/logo.svg'],
  ['script as the website', 'website_url: "javascript://x.example/%0aalert(1)"'],
  ['a website with a password', 'website_url: https://me:secret@x.example'],
  ['a header in the mail address', 'support_email: "a@x.example\\r\\nBcc: b@x.example"'],
  ['markup in the phone', 'phone: "<b>1</b>"'],
  ['script in the key of the widget', 'zendesk_key: "x\\"></script><script>alert(1)</script>"'],
  ['an address in the key of the widget', 'zendesk_key: "../../evil?x=1&y"'],
  ['markup in a setting', 'settings: { business_hours: "<script>alert(1)</script>" }'],
  ['a setting that is a list', 'settings: { business_hours: [1, 2] }'],
  ['a setting of 2000 letters', `settings: { business_hours: ${'x'.repeat(2000)} }`],
  ['60 settings', `settings: {${Array.from({ length: 60 }, (_, i) => `k${i}: v`).join(', ')}}`],
  ['1000 plans', `plans: [${Array.from({ length: 1000 }, (_, i) => `{id: p${i}, name: P, price: 1}`).join(', ')}]`],
  ['two plans of one id', 'plans: [{ id: a, name: A, price: 1 }, { id: a, name: B, price: 2 }]'],
  ['markup in a plan', 'plans: [{ id: a, name: "<b>A</b>", price: 1 }]'],
  ['a price without end', 'plans: [{ id: a, name: A, price: .inf }]'],
  ['hosts that are a list', 'hosts: [a.example]'],
  ['a host with a wildcard', 'hosts: { "*.example": { name: All } }'],
  ['a host that is an address', 'hosts: { "https://a.example/path": { name: A } }'],
  ['a host without fields', 'hosts: { a.example: 1 }'],
])('%s is left out with a warning', (_, line) => {
  const { brand, warnings } = parseBrandFile(`theme: fenwick\n${line}\n`);
  expect(warnings).toEqual([{ line: 2, problem: expect.stringMatching(/^.{10,200}$/), fix: expect.stringMatching(/\S/) }]);
  expect(brandForHost(brand, 'a.example')).toEqual(brandForHost(parseBrandFile('theme: fenwick').brand, undefined));
});

it('a wrong plan is named by its own line', () => {
  const plans = 'plans:\n  - id: a\n    name: A\n    price: 1\n  - id: b\n    name: B\n    price: -1\n';
  expect(parseBrandFile(plans).warnings).toMatchObject([{ line: 7, problem: expect.stringContaining('`plans`') }]);
});

it.each(['name: Ø & Söhne', 'name: مدرسة', 'name: "O\'Neill \\"Grow\\" 100%"', 'tagline: "{}; a:b"'])(
  '%s is a name like others',
  (line) => {
    const { brand, warnings } = parseBrandFile(line);
    expect(warnings).toEqual([]);
    expect(Brand.safeParse(brandForHost(brand, undefined)).success).toBe(true);
  },
);

it('a host is found however it is written', () => {
  const { brand, warnings } = parseBrandFile('hosts:\n  Schüle.example: { name: Schule }\n');
  expect(warnings).toEqual([]);
  expect(brandForHost(brand, `${new URL('http://schüle.example').host}:8080`).name).toBe('Schule');
});
