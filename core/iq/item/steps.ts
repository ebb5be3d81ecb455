import { z } from 'zod';
import { type Block, type Cell, type Presentation } from './presentation.ts';
import { partId } from './part-id.ts';

/** One step of an explanation. */
export const ItemStep = z.object({
  text: z.string(),
  /** The parts of the item that it is about (`partId`, or the id of an option); none where it is about all of it. */
  highlight: z.array(z.string()),
});
export type ItemStep = z.infer<typeof ItemStep>;

interface Part {
  readonly id: string;
  readonly text: string | null;
  readonly isAsked: boolean;
}

/** Every part of an item that a step may be about: those of its blocks, and its options. */
export function listParts({ blocks, format }: Pick<Presentation, 'blocks' | 'format'>): Part[] {
  const options = 'options' in format ? format.options : [];
  return [
    ...blocks.flatMap((block, b) => partsOf(block).map((part, n) => ({ ...part, id: partId(b, n) }))),
    ...options.map(({ id, text = null }) => ({ id, text, isAsked: false })),
  ];
}

type Seen = Omit<Part, 'id'>;

function partsOf(block: Block): Seen[] {
  switch (block.type) {
    case 'statements':
      return block.lines.map((text) => ({ text, isAsked: false }));
    case 'figure':
      return block.drawing.marks.map(() => ({ text: null, isAsked: false }));
    case 'grid':
      return block.rows.flat().map(seeCell);
    case 'series':
      return block.cells.map(seeCell);
    case 'pairs':
      return block.pairs.flat().map(seeCell);
    case 'groups':
      return block.groups.flatMap(({ cells }) => cells).map(seeCell);
    case 'table':
      return block.rows.map(() => ({ text: null, isAsked: false }));
  }
}

const seeCell = (cell: Cell): Seen => ({ text: 'text' in cell ? cell.text : null, isAsked: 'isAsked' in cell });

/** Between sentences, of which one may end within quotation marks. */
const SENTENCE_END = /(?<=[.?!]”?)\s+/u;

export const splitSentences = (text: string): string[] => text.split(SENTENCE_END);

const QUOTED = /“([^“”]+)”/gu;
const bare = (text: string): string => text.replace(/[.?!]$/u, '').toLowerCase();

/**
 * The steps of an explanation: a text is taken sentence by sentence, and each is about what it quotes. The last one is also
 * about what was asked, and the option that is right.
 */
export function toSteps(explained: string | readonly ItemStep[], presentation: Presentation, key: string): ItemStep[] {
  const parts = listParts(presentation);
  const steps = typeof explained === 'string' ? splitSentences(explained).map((text) => ({ text, highlight: [] })) : explained;
  const answered = parts.filter(({ id, isAsked }) => isAsked || (presentation.format.type === 'choice' && id === key));
  return steps.map(({ text, highlight }, n) => {
    const quoted = new Set(Array.from(text.matchAll(QUOTED), ([, words = '']) => bare(words)));
    const named = highlight.length > 0 ? [] : parts.filter((part) => part.text !== null && quoted.has(bare(part.text)));
    const last = n === steps.length - 1 ? answered : [];
    return { text, highlight: [...new Set([...highlight, ...[...named, ...last].map(({ id }) => id)])] };
  });
}

/** About all parts of one block whose numbers these are. */
export const partIds = (parts: readonly number[], block = 0): string[] => parts.map((part) => partId(block, part));

/** With a capital and a full stop. */
export const writeStep = (words: string, highlight: readonly string[] = []): ItemStep => ({
  text: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  highlight: [...highlight],
});
