import { BrandTheme, type Brand } from '#core/brand/brand.ts';
import { shownChroma } from '#core/brand/shown-chroma.ts';
import type { AiProvider } from '#core/coach/ai-provider.ts';
import { parseBoundedYaml, YamlMistake, type BoundedYaml } from '#server/bounded-yaml.ts';
import { FIELDS, type FieldName, type Fields } from './brand-fields.ts';

export interface BrandFile extends Fields {
  hosts: Map<string, Fields>;
}

export interface BrandWarning {
  line: number | null;
  problem: string;
  fix: string;
}

/** What is wrong with a logo, in a sentence; null when it can be shown. */
export type JudgeLogo = (url: string) => { problem: string; fix: string } | null;

/** Reads `brand.yaml` field by field: a wrong one is left out with a warning, the others count. `brand` is null when nothing could be read. */
export function parseBrandFile(source: string, judgeLogo: JudgeLogo = () => null): { brand: BrandFile | null; warnings: BrandWarning[] } {
  let yaml: BoundedYaml;
  try {
    yaml = parseBoundedYaml(source);
  } catch (error) {
    if (!(error instanceof YamlMistake)) throw error;
    const problem = `brand.yaml is not valid YAML: ${error.message}`;
    return { brand: null, warnings: [{ line: error.line, problem, fix: 'Correct this line; until then the last good brand stays.' }] };
  }
  const data = yaml.value ?? {};
  if (!isMapping(data)) {
    const problem = 'brand.yaml is not a list of fields.';
    return { brand: null, warnings: [{ line: 1, problem, fix: 'Write one `field: value` a line, beginning with `name:`.' }] };
  }
  const warnings: BrandWarning[] = [];
  const warn = (at: readonly PropertyKey[], problem: string, fix: string) => warnings.push({ line: yaml.lineOf(at), problem, fix });

  const readField = (name: FieldName, value: unknown, at: string[]): Fields => {
    const result = FIELDS[name].safeParse(value);
    if (!result.success) {
      const [issue] = result.error.issues;
      warn([...at, ...(issue?.path ?? [])], `\`${name}\` cannot be used: ${issue?.message ?? 'wrong value'}.`, USE_DEFAULT);
      return {};
    }
    const refusal = name === 'logo_url' ? judgeLogo(String(result.data)) : null;
    if (refusal) warn(at, refusal.problem, refusal.fix);
    return refusal ? {} : { [name]: result.data };
  };
  const readFields = (record: Record<string, unknown>, at: string[]): Fields => {
    const fields: Fields = {};
    for (const [name, value] of Object.entries(record)) {
      if (value === null || (name === 'hosts' && at.length === 0)) continue;
      if (isField(name)) Object.assign(fields, readField(name, value, [...at, name]));
      else warn([...at, name], `\`${name}\` is not a field of a brand.`, `Known fields: ${Object.keys(FIELDS).join(', ')}, hosts.`);
    }
    const named = fields.theme ?? fields.theme_name;
    // With colors of its own a brand may call its theme anything.
    if (named !== undefined && !fields.colors && !THEMES.has(named.toLowerCase()))
      warn(
        [...at, fields.theme === undefined ? 'theme_name' : 'theme'],
        `There is no theme \`${named}\`.`,
        `Write ${[...THEMES.keys()].join(', ')}, or give \`colors\`; until then those of trail are used.`,
      );
    return fields;
  };
  const readHosts = (value: unknown): BrandFile['hosts'] => {
    const hosts: BrandFile['hosts'] = new Map();
    if (!isMapping(value)) {
      warn(
        ['hosts'],
        '`hosts` is not a list of host names.',
        'Write `hosts:`, below it a host name, and below that the fields of its brand.',
      );
      return hosts;
    }
    for (const [name, fields] of Object.entries(value)) {
      const host = readHostName(name);
      if (host === null)
        warn(['hosts', name], `\`${name}\` is not a host name.`, 'Write it whole, like learn.example.org, without * and without https://.');
      else if (!isMapping(fields))
        warn(['hosts', name], `The host \`${name}\` has no fields.`, 'Write the fields of its brand below it, each two blanks further in.');
      else hosts.set(host, readFields(fields, ['hosts', name]));
    }
    return hosts;
  };
  return { brand: { ...readFields(data, []), hosts: readHosts(data['hosts'] ?? {}) }, warnings };
}

const USE_DEFAULT = 'Correct the value; until then the default is used.';

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As browsers send it; null when they never do. */
function readHostName(name: string): string | null {
  const address = `http://${name}`;
  const host = URL.canParse(address) ? new URL(address).host : '';
  const isWhole = address.length < 300 && /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d+)?$/.test(host) && !/[/?#@\\]/.test(name);
  return isWhole ? host : null;
}

/** What the file says of one host alone, whose port may stand there or not. */
export function fieldsOfHost(file: BrandFile | null, host = ''): Fields | undefined {
  const name = host.toLowerCase();
  return file?.hosts.get(name) ?? file?.hosts.get(name.replace(/:\d+$/, ''));
}

/** The brand for one host: the host's own fields, then the file's, then the defaults. */
export function brandForHost(
  file: BrandFile | null,
  host: string | undefined,
  aiProvider: AiProvider = 'unconfigured',
  payments: Brand['payments'] = 'test',
): Brand {
  const own = fieldsOfHost(file, host);
  const f: Fields = { ...file, ...own };
  // A host that names its theme, by either spelling, has nothing of the file's.
  const look = own?.theme || own?.theme_name ? own : f;
  const theme = look.theme ?? look.theme_name ?? 'trail';
  const colors = look.colors ?? THEMES.get(theme.toLowerCase()) ?? BrandTheme.parse({});
  return {
    name: f.name ?? 'Cairn',
    tagline: f.tagline ?? 'A field guide for your own growth.',
    logo_url: f.logo_url ?? null,
    theme,
    theme_name: look.theme_name ?? theme,
    support_email: f.support_email ?? 'support@example.com',
    phone: f.phone ?? null,
    address: f.address ?? null,
    website_url: f.website_url ?? null,
    zendesk_key: f.zendesk_key ?? null,
    settings: f.settings ?? [],
    colors: { ...colors, chroma: shownChroma(colors.hue, colors.chroma) },
    plans: f.plans ?? [],
    aiProvider,
    payments,
  };
}

/** Themes an operator can name instead of giving hues. */
const THEMES = new Map<string, BrandTheme>([
  ['trail', BrandTheme.parse({})],
  ['northlight', BrandTheme.parse({ hue: 258, chroma: 0.15, groundHue: 250, inkHue: 262 })],
  ['fenwick', BrandTheme.parse({ hue: 152, chroma: 0.12, groundHue: 95, inkHue: 150 })],
]);
