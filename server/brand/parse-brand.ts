import { z } from 'zod';
import { BrandSetting, BrandTheme, Plan, type Brand } from '#core/brand/brand.ts';
import type { AiProvider } from '#core/coach/ai-provider.ts';
import { parseBoundedYaml, YamlMistake, type BoundedYaml } from '#server/bounded-yaml.ts';

const text = z.string().trim().min(1);
/** `12` and `yes` in YAML are a number and a flag; the operator meant the words. */
const plain = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** A key/value list or, as operators like to write it, a plain mapping. */
const Settings = z.union([
  z.array(BrandSetting),
  z.record(z.string(), plain).transform((map) => Object.entries(map).map(([key, value]) => ({ key, value }))),
]);

const FIELDS = {
  name: text,
  tagline: text,
  logo_url: z.string().regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'use a path like /media/logo or an https address'),
  theme: z.string(),
  theme_name: z.string(),
  support_email: z.email('use an address like help@example.org'),
  phone: plain.pipe(text),
  address: text,
  website_url: z.url({ protocol: /^https?$/, error: 'use an address that begins with https://' }),
  zendesk_key: text,
  settings: Settings,
  colors: BrandTheme,
  plans: z.array(Plan),
} as const;
type FieldName = keyof typeof FIELDS;
type Fields = { [Name in FieldName]?: z.infer<(typeof FIELDS)[Name]> };

export interface BrandFile extends Fields {
  hosts: Record<string, Fields>;
}

export interface BrandWarning {
  line: number | null;
  problem: string;
  fix: string;
}

/** Reads `brand.yaml` field by field: a wrong one is left out with a warning, the others count. `brand` is null when nothing could be read. */
export function parseBrandFile(source: string): { brand: BrandFile | null; warnings: BrandWarning[] } {
  let yaml: BoundedYaml;
  try {
    yaml = parseBoundedYaml(source);
  } catch (error) {
    if (!(error instanceof YamlMistake)) throw error;
    const problem = `brand.yaml is not valid YAML: ${error.message}`;
    return { brand: null, warnings: [{ line: error.line, problem, fix: 'Correct this line; until then the last good brand stays.' }] };
  }
  const data = yaml.value ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    return {
      brand: null,
      warnings: [
        { line: 1, problem: 'brand.yaml is not a list of fields.', fix: 'Write one `field: value` a line, beginning with `name:`.' },
      ],
    };
  }
  const warnings: BrandWarning[] = [];
  const readFields = (record: Record<string, unknown>, at: string[], alsoKnown: string[]): Fields => {
    const fields: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(record)) {
      if (alsoKnown.includes(name) || value === null) continue;
      const schema = Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldName] : undefined;
      const line = yaml.lineOf([...at, name]);
      if (!schema) {
        warnings.push({
          line,
          problem: `\`${name}\` is not a field of a brand.`,
          fix: `Known fields: ${Object.keys(FIELDS).join(', ')}, hosts.`,
        });
        continue;
      }
      const result = schema.safeParse(value);
      if (result.success) fields[name] = result.data;
      else
        warnings.push({
          line,
          problem: `\`${name}\` cannot be used: ${result.error.issues[0]?.message ?? 'wrong value'}.`,
          fix: 'Correct the value; until then the default is used.',
        });
    }
    return fields as Fields;
  };
  const record = data as Record<string, unknown>;
  const hosts: Record<string, Fields> = {};
  for (const [host, value] of Object.entries((record['hosts'] ?? {}) as Record<string, unknown>)) {
    if (typeof value === 'object' && value !== null)
      hosts[host.toLowerCase()] = readFields(value as Record<string, unknown>, ['hosts', host], []);
  }
  return { brand: { ...readFields(record, [], ['hosts']), hosts }, warnings };
}

/** The brand for one host: the host's own fields, then the file's, then the defaults. */
export function brandForHost(file: BrandFile | null, host: string | undefined, aiProvider: AiProvider = 'unconfigured'): Brand {
  const own = file?.hosts[(host ?? '').toLowerCase()] ?? file?.hosts[(host ?? '').toLowerCase().replace(/:\d+$/, '')] ?? {};
  const f: Fields = { ...file, ...own };
  const theme = f.theme ?? f.theme_name ?? 'trail';
  return {
    name: f.name ?? 'Cairn',
    tagline: f.tagline ?? 'A field guide for your own growth.',
    logo_url: f.logo_url ?? null,
    theme,
    theme_name: f.theme_name ?? theme,
    support_email: f.support_email ?? 'support@example.com',
    phone: f.phone ?? null,
    address: f.address ?? null,
    website_url: f.website_url ?? null,
    zendesk_key: f.zendesk_key ?? null,
    settings: f.settings ?? [],
    colors: f.colors ?? THEMES.get(theme.toLowerCase()) ?? BrandTheme.parse({}),
    plans: f.plans ?? [],
    aiProvider,
  };
}

/** Themes an operator can name instead of giving hues. */
const THEMES = new Map<string, BrandTheme>([
  ['trail', BrandTheme.parse({})],
  ['northlight', BrandTheme.parse({ hue: 258, chroma: 0.15, groundHue: 250, inkHue: 262 })],
  ['fenwick', BrandTheme.parse({ hue: 152, chroma: 0.12, groundHue: 95, inkHue: 150 })],
]);
