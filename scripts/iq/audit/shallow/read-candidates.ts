import type { Drawing } from '#core/iq/item/drawing.ts';
import type { Block, Cell, Option, Presentation } from '#core/iq/item/presentation.ts';
import type { Level } from '#core/iq/domains.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { ASKED_FOR, FAMILIES } from './families.ts';
import type { Candidate } from './guess-shallow.ts';

/** What a family of templates shows besides: more features of the same answers, or more answers. */
export type ReadFamily = (presentation: Presentation) => Candidate[];

/** Every answer that a look at the item could lead to, with all that is told of it. */
export function readCandidates(template: TemplateId, level: Level, presentation: Presentation): Candidate[] {
  const merged = new Map<string, Record<string, number>>();
  const isLeftOut = (name: string): boolean => ASKED_FOR[`${template} ${level}`]?.includes(name) ?? false;
  for (const read of [readGeneral, ...(FAMILIES[template] ?? [])])
    for (const { answer, features } of read(presentation)) {
      const told = Object.fromEntries(Object.entries(features).filter(([name]) => !isLeftOut(name)));
      if (Object.keys(told).length > 0) merged.set(answer, { ...merged.get(answer), ...told });
    }
  return [...merged].map(([answer, features]) => ({ answer, features }));
}

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is to be seen of a place: its words, and the marks of its drawing. */
interface Seen {
  readonly words: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

const see = ({ text = '', drawing }: { text?: string | undefined; drawing?: Drawing | undefined }): Seen => ({
  words: new Set(wordsOf(drawing ? drawing.description : text)),
  marks: new Set(drawing?.marks.map((mark) => JSON.stringify(mark))),
});

const cellsOfBlock = (block: Block): Cell[] => {
  switch (block.type) {
    case 'statements':
      return block.lines.map((text) => ({ text }));
    case 'figure':
      return [{ drawing: block.drawing }];
    case 'grid':
      return block.rows.flat();
    case 'series':
      return block.cells;
    case 'pairs':
      return block.pairs.flat();
    case 'groups':
      return block.groups.flatMap(({ cells }) => cells);
    case 'table':
      return [...block.columns, ...block.rows.flat()].map((text) => ({ text }));
  }
};

export type ShownCell = Exclude<Cell, { isAsked: true }>;
const isShown = (cell: Cell | undefined): cell is ShownCell => cell !== undefined && !('isAsked' in cell);

/** All that is shown before the answers, piece by piece; what is asked for is left out. */
export const shownCells = ({ blocks }: Presentation): ShownCell[] => blocks.flatMap(cellsOfBlock).filter(isShown);

/** Places in the row and in the column of the cell that is asked for, of the first grid that has one. */
export function neighboursOf({ blocks }: Presentation): { row: ShownCell[]; column: ShownCell[] } {
  for (const block of blocks) {
    if (block.type !== 'grid') continue;
    const y = block.rows.findIndex((row) => row.some((cell) => 'isAsked' in cell));
    const x = block.rows[y]?.findIndex((cell) => 'isAsked' in cell) ?? -1;
    if (y >= 0) return { row: (block.rows[y] ?? []).filter(isShown), column: block.rows.map((row) => row[x]).filter(isShown) };
  }
  return { row: [], column: [] };
}

/** What both have of what either has. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function readGeneral(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type === 'choice') return readOptions(presentation, format.options);
  return format.type === 'number' ? readNumbers(presentation) : [];
}

function readOptions(presentation: Presentation, options: readonly Option[]): Candidate[] {
  const shown = shownCells(presentation).map(see);
  const { row, column } = neighboursOf(presentation);
  const beside = { row: row.map(see), column: column.map(see), 'row or column': [...row, ...column].map(see) };
  const seen = options.map(see);
  const stem = new Set(wordsOf(shownCells(presentation).map((cell) => ('text' in cell ? cell.text : '')).join(' '))); // prettier-ignore
  return options.map(({ id, text, drawing }, n): Candidate => {
    const features: Record<string, number> = {
      [`place ${id}`]: 1,
      ...(text !== undefined && { [`text ${text}`]: 1, length: text.length, words: wordsOf(text).length }),
      ...(drawing && { marks: drawing.marks.length, strokes: JSON.stringify(drawing.marks).length }),
      'words of the stem': wordsOf(text ?? '').filter((word) => stem.has(word)).length,
    };
    for (const kind of ['words', 'marks'] as const) {
      const mine = seen[n]?.[kind] ?? new Set();
      const likeness = (others: readonly Seen[]): number[] => others.map((other) => overlap(mine, other[kind]));
      const toShown = likeness(shown);
      features[`${kind} like the others`] = meanOf(likeness(seen.filter((_, k) => k !== n)));
      features[`${kind} like what is shown`] = meanOf(toShown);
      features[`${kind} like any shown`] = Math.max(0, ...toShown);
      features[`${kind} like the last shown`] = toShown.at(-1) ?? 0;
      features[`${kind} like the first shown`] = toShown[0] ?? 0;
      features[`${kind} held by shown`] = [...mine].reduce((sum, each) => sum + shown.filter((cell) => cell[kind].has(each)).length, 0);
      features[`${kind} never shown`] = [...mine].filter((each) => !shown.some((cell) => cell[kind].has(each))).length;
      for (const [where, cells] of Object.entries(beside)) if (cells.length > 0) features[`${kind} like its ${where}`] = meanOf(likeness(cells)); // prettier-ignore
    }
    return { answer: id, features };
  });
}

const numbersIn = (text: string): number[] => (text.replaceAll('\u2212', '-').match(/-?\d+/g) ?? []).map(Number);

/** As numbers go on that stand in a row. */
function goOn(numbers: readonly number[]): Record<string, number> {
  const [fifth = 0, fourth = 0, third = 0, before = 0, last = 0] = numbers.slice(-5);
  const [step, stepBefore] = [last - before, before - third];
  return {
    ...{ 'last and its step': last + step, 'last and its step grown as before': last + 2 * step - stepBefore },
    ...{ 'last by its factor': (last * last) / before, 'last and its step by its factor': last + (step * step) / stepBefore },
    ...{ 'the second last and its step': 2 * before - fourth, 'the second last by its factor': (before * before) / fourth },
    'the third last and its step': third + last - fifth,
  };
}

/** What comes to mind of the numbers that are shown, by where they stand and by how large they are. */
function readNumbers(presentation: Presentation): Candidate[] {
  const numbers = [presentation.prompt, ...shownCells(presentation).map((cell) => ('text' in cell ? cell.text : ''))].flatMap(numbersIn);
  const sum = numbers.reduce((total, value) => total + value, 0);
  const [most = 0, second = 0, third = 0] = numbers.toSorted((a, b) => b - a);
  const least = Math.min(...numbers);
  const [before = 0, last = 0] = numbers.slice(-2);
  const ways: Record<string, number> = {
    ...{ first: numbers[0] ?? 0, last, most, least, sum, 'most less the rest': 2 * most - sum },
    ...{ 'last two added': before + last, 'last less the one before': last - before, 'last two multiplied': before * last },
    ...{ 'last and one': last + 1, 'last less one': last - 1, 'twice the last': 2 * last, 'half of the last': last / 2 },
    ...{ mean: sum / numbers.length, 'first less the others': 2 * (numbers[0] ?? 0) - sum, span: most - least },
    ...{ 'half of the span': (most - least) / 2, 'half of the sum': sum / 2, 'third of the sum': sum / 3, 'third of the span': (most - least) / 3 }, // prettier-ignore
    ...{ 'most divided by least': most / least, 'most less the second': most - second, 'second less the third': second - third },
    ...{ 'most and second': most + second, 'most less the second and third': most - second - third },
    ...{ 'all but the most': sum - most, 'all but the least': sum - least },
    'twice the one before the last': 2 * before,
    ...(numbers.length > 4 && goOn(numbers)),
  };
  return Object.entries(ways)
    .filter(([, value]) => Number.isInteger(value))
    .map(([way, value]) => ({ answer: String(value === 0 ? 0 : value), features: { [way]: 1 } }));
}
