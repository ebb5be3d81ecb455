import { z } from 'zod';
import { AI_PROVIDERS } from '#core/coach/ai-provider.ts';
import { ACCESS_LEVELS } from '#core/library/kind.ts';

/** How one pays: at Stripe, with a test card that moves no money, or not at all. */
export const PAYMENT_KINDS = ['stripe', 'test', 'none'] as const;

/** Colours a brand may set; each is a CSS hue in degrees or a chroma. Lightness stays the theme's, so contrast holds. */
export const BrandTheme = z.object({
  hue: z.number().min(0).max(360).default(38),
  chroma: z.number().min(0).max(0.2).default(0.185),
  groundHue: z.number().min(0).max(360).default(160),
  inkHue: z.number().min(0).max(360).default(208),
});
export type BrandTheme = z.infer<typeof BrandTheme>;

export const Plan = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1),
  for: z.string().default(''),
  /** In the currency's main unit; 0 is free. */
  price: z.number().min(0),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'use a currency code of three capitals, such as EUR')
    .default('EUR'),
  interval: z.enum(['month', 'year', 'once']).default('month'),
  features: z.array(z.string()).default([]),
  access: z.array(z.enum(ACCESS_LEVELS)).default(['open']),
  recommended: z.boolean().default(false),
});
export type Plan = z.infer<typeof Plan>;

export const BrandSetting = z.object({ key: z.string().min(1), value: z.string() });

/** The brand as the API shows it: the specification's fields, then ours. Never a secret. */
export const Brand = z.object({
  name: z.string(),
  logo_url: z.string().nullable(),
  theme: z.string(),
  theme_name: z.string(),
  support_email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  website_url: z.string().nullable(),
  zendesk_key: z.string().nullable(),
  settings: z.array(BrandSetting),
  tagline: z.string(),
  colors: BrandTheme,
  plans: z.array(Plan),
  aiProvider: z.enum(AI_PROVIDERS),
  payments: z.enum(PAYMENT_KINDS),
});
export type Brand = z.infer<typeof Brand>;
