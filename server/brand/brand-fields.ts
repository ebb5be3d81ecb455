import { z } from 'zod';
import { BrandTheme, Plan } from '#core/brand/brand.ts';

/** Shown in one line of a plans table each; who has more shows them nowhere. */
const MAX_PLANS = 12;
const MAX_SETTINGS = 50;

/** What nobody sees, or what turns the words around it: no name and no address has a use for it. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u;

const words = (most: number) =>
  z
    .string('use words')
    .trim()
    .min(1, 'write something')
    .max(most, `use at most ${most} characters`)
    .refine((value) => !UNSEEN.test(value.replaceAll('\n', ' ')), 'leave out control characters and marks of direction')
    .refine((value) => !/[<>]/.test(value), 'leave out < and >; it is shown as plain words');
/** `12` and `yes` in YAML are a number and a flag; the operator meant the words. */
const plain = z.union([z.string(), z.number(), z.boolean()], 'use a text').transform(String);
const line = (most: number) => words(most).refine((value) => !value.includes('\n'), 'write it in one line');

const Setting = z.object({
  key: z.string().regex(/^\w{1,40}$/, 'use a key of letters, digits and _'),
  value: z.literal('').or(words(1000)),
});
/** A key/value list or, as operators like to write it, a plain mapping. */
const Settings = z
  .union(
    [
      z.array(z.object({ key: plain, value: plain })),
      z.record(z.string(), plain).transform((map) => Object.entries(map).map(([key, value]) => ({ key, value }))),
    ],
    'use a list of `key` and `value`',
  )
  .pipe(z.array(Setting))
  .refine((settings) => settings.length <= MAX_SETTINGS, `use at most ${MAX_SETTINGS}`);

const Plans = z
  .array(Plan.extend({ name: line(60), for: line(200).or(z.literal('')).default(''), features: z.array(line(200)).max(20).default([]) }))
  .max(MAX_PLANS, `use at most ${MAX_PLANS} plans`)
  .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, 'give each plan an id of its own');

const LOGO_FIX = 'use the name of an SVG, PNG or WebP file beside brand.yaml, a path like /media/logo or an https address';
/** A file in the library folder. */
export const LOGO_FILE = /^(?!\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.(?:svg|png|webp)$/i;
const LOGO_ADDRESS = /^(?:\/(?!\/)|https:\/\/)[\w\-.~!$&*+,;=:@%/?]+$/;

export const FIELDS = {
  name: line(60),
  tagline: line(160),
  logo_url: z
    .string(LOGO_FIX)
    .max(500, 'use at most 500 characters')
    .refine((url) => LOGO_FILE.test(url) || isLogoAddress(url), LOGO_FIX),
  theme: line(40),
  theme_name: line(40),
  support_email: z.email('use an address like help@example.org').max(254, 'use at most 254 characters'),
  phone: plain.pipe(line(40)),
  address: words(300),
  website_url: z
    .url({ protocol: /^https?$/, error: 'use an address that begins with https://' })
    .max(200, 'use at most 200 characters')
    .refine((url) => !/[\s<>"'\\@]/.test(url), 'leave out quotes, blanks, < and > and @'),
  zendesk_key: z.string().regex(/^[\w-]{1,100}$/, 'use the key as Zendesk shows it: letters, digits and hyphens'),
  settings: Settings,
  colors: z.strictObject(BrandTheme.shape),
  plans: Plans,
} as const;
export type FieldName = keyof typeof FIELDS;
export type Fields = { [Name in FieldName]?: z.infer<(typeof FIELDS)[Name]> };

function isLogoAddress(url: string): boolean {
  return LOGO_ADDRESS.test(url) && URL.canParse(url, 'https://here.example');
}
