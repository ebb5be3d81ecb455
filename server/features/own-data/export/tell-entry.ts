import { escapeLine } from '#core/escape-markdown.ts';
import type { Entry } from './present-row.ts';
import { sayMoment } from './say-moment.ts';

/** An entry as a list of its fields, those that are empty left out. What somebody wrote stands in it word for word. */
export function tellEntry(entry: Entry, heading: string | undefined): string {
  const title = heading === undefined ? [] : [`## ${escapeLine(sayValue(entry[heading] ?? ''))}\n`];
  return [...title, ...tellFields(entry, '')].join('\n');
}

function tellFields(fields: object, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const label = `${indent}- **${escapeLine(sayName(name))}:**`;
    if (value === null || value === '') return [];
    if (typeof value !== 'object') return [`${label} ${escapeLine(sayValue(value))}`];
    const inner = tellFields(value, `${indent}  `);
    return inner.length === 0 ? [] : [label, ...inner];
  });
}

const sayValue = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : sayMoment(String(value)));

/** "createdAt" is "Created at"; the places of a list are counted from 1. */
const sayName = (name: string): string =>
  /^\d+$/.test(name)
    ? String(Number(name) + 1)
    : name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^[a-z]/, (letter) => letter.toUpperCase());
