import { expect, it } from 'vitest';
import { BrandTheme, type Brand } from '#core/brand/brand.ts';
import { brandForHost } from '#server/brand/parse-brand.ts';
import { letterColours } from './letter-page.ts';
import { writeMail } from './write-mail.ts';

const BRAND: Brand = { ...brandForHost(null, undefined), name: 'Northlight & Sons', support_email: 'help@northlight.example' };
const LETTER = {
  subject: 'A new password',
  text: ['Hello <b>Robin</b>,', 'here is your link.'],
  action: { label: 'Choose a password', url: 'https://northlight.example/reset-password?token=a&b' },
  small: ['You did not ask for it? Then leave it.'],
};
const mail = writeMail('robin@example.org', BRAND, LETTER);

it('comes from the brand', () => {
  expect(mail.from).toEqual({ name: 'Northlight & Sons', address: 'help@northlight.example' });
  expect(mail.to).toBe('robin@example.org');
});

it('says in plain text all that its page says', () => {
  expect(mail.text).toBe(`Hello <b>Robin</b>,

here is your link.

Choose a password:
https://northlight.example/reset-password?token=a&b

You did not ask for it? Then leave it.

Northlight & Sons
help@northlight.example
`);
});

it('is a page in which no name is markup', () => {
  expect(mail.html).toContain('Hello &lt;b&gt;Robin&lt;/b&gt;,');
  expect(mail.html).not.toContain('<b>');
  const hostile = writeMail('robin@example.org', BRAND, {
    ...LETTER,
    action: { label: '<script>', url: 'https://x.example/"onclick="alert(1)' },
  });
  expect(hostile.html).not.toMatch(/<script|"onclick/);
});

it('has one button and loads nothing', () => {
  expect(mail.html?.match(/<a /g)).toHaveLength(1);
  expect(mail.html).toContain('href="https://northlight.example/reset-password?token=a&amp;b"');
  expect(mail.html).not.toMatch(/<img|<link|src=|url\(|@import/);
  expect(writeMail('robin@example.org', BRAND, { subject: 'Hello', text: ['Hello.'] }).html).not.toContain('<a ');
});

it('keeps subject and sender on their line', () => {
  const { from, subject } = writeMail(
    'robin@example.org',
    { ...BRAND, name: 'North\r\nBcc: x@example.org' },
    { ...LETTER, subject: 'Hello\r\nBcc: x@example.org' },
  );
  expect([from.name, subject]).toEqual(['North Bcc: x@example.org', 'Hello Bcc: x@example.org']);
});

it('can be read in the colours of every brand', () => {
  for (let hue = 0; hue <= 360; hue += 5)
    for (const chroma of [0, 0.1, 0.2]) {
      const colours = letterColours(BrandTheme.parse({ hue, chroma, groundHue: hue, inkHue: hue }));
      for (const [words, ground] of [
        ['onAccent', 'accent'],
        ['ink', 'sheet'],
        ['faintInk', 'sheet'],
        ['accentInk', 'sheet'],
      ] as const)
        expect(contrast(colours[words], colours[ground]), `${words} at hue ${hue}, chroma ${chroma}`).toBeGreaterThanOrEqual(4.5);
    }
});

/** As WCAG 2.2 counts it, of two `#rrggbb`. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
