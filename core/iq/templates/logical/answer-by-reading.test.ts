// Solvers that know nothing of the templates but the words that a person reads: what they find must be the key.
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../domains.ts';
import { makeItem, type MadeItem } from '../../generator/make-item.ts';
import type { TemplateId } from '../catalogue.ts';

const ITEMS = 400;
const linesOf = ({ presentation: { blocks } }: MadeItem): string[] =>
  blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
const optionsOf = ({ presentation: { format } }: MadeItem) =>
  format.type === 'choice' ? format.options.map(({ id, text = '' }) => ({ id, text })) : [];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const namesIn = (text: string): string[] =>
  text.match(/\b[A-Z][a-z]+\b/g)?.filter((word) => !/^(Exactly|Neither|Nobody|Only)$/.test(word)) ?? [];

const HIGHER = /before|ahead of|to the left of|above|taller than|older than/;
const LOWER = /after|behind|to the right of|below|shorter than|younger than/;
const DOWNWARDS = /from (first to last|the front to the back|left to right|top to bottom|tallest to shortest|oldest to youngest)\.$/;

/** Whether a sentence is true of people in a row, the first at the top. */
function isTrueOfRow(line: string, row: readonly string[]): boolean {
  const places = namesIn(line).map((name) => row.indexOf(name));
  const [a = 0, b = 0, c = 0] = places;
  const count = NUMBERS.indexOf(/^Exactly (\w+)/.exec(line)?.[1] ?? '');
  if (count >= 0) return line.includes('between') ? Math.abs(a - b) === count + 1 : a === count;
  if (line.startsWith('Neither')) return a > c && b > c;
  if (line.includes('somewhere between')) return (a - b) * (a - c) < 0;
  if (/ not .*(directly|next to|neighbouring)/.test(line)) return Math.abs(a - b) !== 1;
  if (line.includes('neither')) return a > 0 && a < row.length - 1;
  if (line.includes('directly')) return b - a === 1;
  if (places.length === 1) return /first|front|left|top|tallest|oldest/.test(line) ? a === 0 : a === row.length - 1;
  if (HIGHER.test(line) === LOWER.test(line)) throw new Error(`Not to be read: ${line}`);
  return HIGHER.test(line) !== line.includes(' not ') ? a < b : a > b;
}

const orders = (names: readonly string[]): string[][] =>
  names.length === 0 ? [[]] : names.flatMap((name) => orders(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

function readOrder(item: MadeItem): string[] {
  const lines = linesOf(item);
  const found = orders([...new Set(lines.flatMap(namesIn))]).filter((row) => lines.every((line) => isTrueOfRow(line, row)));
  return found.map((row) => (DOWNWARDS.test(item.presentation.prompt) ? row : row.toReversed()).map((name) => name[0]).join(''));
}

/** Whether what somebody says is true when exactly these tell the truth. */
function isTrueSaid(said: string, speaker: string, honest: ReadonlySet<string>): boolean {
  const text = said
    .replace(/\bI tell\b/, `${speaker} tells`)
    .replace(/\bI lie\b/, `${speaker} lies`)
    .replace(/\b(I|me)\b/, speaker);
  const people = namesIn(text).filter((name) => !/^(At|Of|None)$/.test(name));
  const count = people.filter((name) => honest.has(name)).length;
  const numbers = text.match(/\d+/g);
  if (numbers) return Number(numbers[0]) > Number(numbers[1]);
  const would = /^(\w+) would say that (.+)$/.exec(text);
  if (would) return honest.has(would[1] ?? '') === isTrueSaid(would[2] ?? '', speaker, honest);
  if (text.startsWith('Exactly two or none at all of us')) return honest.size === 0 || honest.size === 2;
  if (text.startsWith('Exactly one or all three of us')) return honest.size === 1 || honest.size === 3;
  if (text.startsWith('None of us')) return honest.size === 0;
  if (text.includes('of us')) return honest.size === NUMBERS.indexOf(/^Exactly (\w+)/.exec(text)?.[1] ?? '');
  if (text.startsWith('At least one')) return text.includes('tells') ? count > 0 : count < people.length;
  if (text.includes('both lie or neither')) return count !== 1;
  if (text.includes('one lies and the other does not')) return count === 1;
  if (text.includes('both')) return text.includes('tell') ? count === 2 : count === 0;
  return text.split(/ and (?=[A-Z])/).every((part) => honest.has(namesIn(part)[0] ?? '') === part.includes('tells'));
}

function readTruthTellers(item: MadeItem): string[] {
  const said = linesOf(item).map((line) => /^(\w+) says: “(.+)\.”$/.exec(line) ?? []);
  const people = said.map(([, speaker = '']) => speaker);
  const worlds = Array.from({ length: 2 ** people.length }, (_, bits) => new Set(people.filter((_name, i) => (bits >> i) % 2 === 1)));
  const found = worlds.filter((honest) =>
    said.every(([, speaker = '', text = '']) => isTrueSaid(text, speaker, honest) === honest.has(speaker)),
  );
  return optionsOf(item).flatMap(({ id, text }) =>
    found.some((honest) => `${[...honest].toSorted()}` === `${namesIn(text).toSorted()}`) ? [id] : [],
  );
}

const READERS = { order: readOrder, 'truth-tellers': readTruthTellers } satisfies Partial<Record<TemplateId, (item: MadeItem) => string[]>>;

describe.each(Object.entries(READERS))('whoever only reads the words of %s', (template, read) => {
  it.each(LEVELS)('comes to the key at level %i, and to nothing else', (level) => {
    for (let n = 0; n < (template === 'order' && level === 5 ? ITEMS / 4 : ITEMS); n++) {
      const item = makeItem({ template: template as TemplateId, level, seed: `read ${n}` });
      expect([linesOf(item), read(item)]).toEqual([linesOf(item), [item.key]]);
    }
  });
});
