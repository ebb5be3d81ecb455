import { escapeLine, quoteLines } from '#core/escape-markdown.ts';
import { sayMoment } from '#core/say-moment.ts';
import { FIELD_WORDS, LEADING_FIELDS } from './field-words.ts';
import type { Entry } from './present-row.ts';
import type { Say } from './say-values.ts';

/** What is known of whoever reads it. */
export interface Reader {
  /** IANA name of the time zone that moments are said in. */
  readonly zone: string;
  /** Of the site, for links. */
  readonly origin: string;
}

/** A field of an entry, what people call it, and how its value is said; as it is where nothing is said of that. */
export type ToldField = readonly [name: string, label: string, say?: Say];

/** An entry as a heading and a list of its fields, those that are empty left out. What somebody wrote stands in it word for word. */
export function tellEntry(entry: Entry, heading: string | null, fields: readonly ToldField[], { zone }: Reader): string {
  const lines = fields.flatMap(([name, label, say]) => {
    const value = entry[name];
    if (value === null || value === undefined || value === '') return [];
    if (typeof value === 'object' && !say) {
      const inner = tellInner(value, '  ', zone);
      return inner.length === 0 ? [] : [`- **${label}:**`, ...inner];
    }
    const said = say ? say(value, zone, entry) : String(value);
    return said === null ? [] : [`- **${label}:** ${escapeLine(said)}`];
  });
  return [...(heading === null ? [] : [`## ${escapeLine(heading)}\n`]), ...lines].join('\n');
}

/** What somebody wrote at length, below its heading. */
export const tellQuoted = (heading: string, text: string): string => `## ${escapeLine(heading)}\n\n${quoteLines(text)}`;

/** What lies in a field: in the words for each name, and where an earlier release has kept what none are known for, by its name. */
export function tellInner(fields: object, indent: string, zone: string, sayEach?: Say): string[] {
  const isList = Array.isArray(fields);
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || value === '' || isInternal(name)) return [];
    const known = isList ? undefined : FIELD_WORDS[name];
    const say = isList ? sayEach : known?.say;
    const bullet = isList ? `${indent}-` : `${indent}- **${escapeLine(known?.label ?? sayName(name))}:**`;
    if (typeof value !== 'object') {
      const said = say ? say(value, zone, {}) : sayValue(value, zone);
      return said === null ? [] : [`${bullet} ${escapeLine(said)}`];
    }
    const [lead, rest] = isList ? leadOf(value as Entry, Number(name) + 1) : ['', value as object];
    const inner = tellInner(rest, `${indent}  `, zone, say);
    if (isList) return [`${bullet} ${escapeLine(lead)}`, ...inner];
    return inner.length === 0 ? [] : [bullet, ...inner];
  });
}

/** Entries of a list are told apart by what they are about; by their places where nothing says that. */
function leadOf(entry: Entry, place: number): [lead: string, rest: object] {
  const name = LEADING_FIELDS.find((each) => typeof entry[each] === 'string' && entry[each] !== '');
  if (name === undefined) return [`No. ${place}`, entry];
  const { [name]: lead, ...rest } = entry;
  return [String(lead), rest];
}

/** A name of the code as words, such as "6_months". */
const NAME = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

const sayValue = (value: unknown, zone: string): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  return NAME.test(text) ? text.replaceAll('_', ' ') : sayMoment(text, zone);
};

/** Ids say nothing to people. */
const isInternal = (name: string): boolean => /(?:^id|Id|_id|Key)$/.test(name);

/** "createdAt" is "Created at", "action_plan" "Action plan". */
const sayName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(/^Ai\b/, 'AI');
