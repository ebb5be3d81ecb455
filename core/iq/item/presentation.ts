import { z } from 'zod';
import { Drawing } from './drawing.ts';

/** A place in a grid or a row: a drawing, a text, or what is asked for (with its name where more than one is). */
export const Cell = z.union([
  z.object({ drawing: Drawing }),
  z.object({ text: z.string() }),
  z.object({ isAsked: z.literal(true), label: z.string().optional() }),
]);
export type Cell = z.infer<typeof Cell>;

export const Block = z.discriminatedUnion('type', [
  /** Sentences, one a line. `isOrdered`: they come one after the other, as the steps of a machine do. */
  z.object({ type: z.literal('statements'), lines: z.array(z.string()), isOrdered: z.boolean().optional() }),
  z.object({ type: z.literal('figure'), drawing: Drawing }),
  z.object({ type: z.literal('grid'), rows: z.array(z.array(Cell)) }),
  /** One after the other; may break into lines. */
  z.object({ type: z.literal('series'), cells: z.array(Cell) }),
  /** The first is to the second as in the next pair. */
  z.object({ type: z.literal('pairs'), pairs: z.array(z.tuple([Cell, Cell])) }),
  z.object({ type: z.literal('groups'), groups: z.array(z.object({ title: z.string(), cells: z.array(Cell) })) }),
  z.object({ type: z.literal('table'), caption: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
]);
export type Block = z.infer<typeof Block>;

/** Its id is its place, `A` first. */
export const Option = z.object({ id: z.string(), text: z.string().optional(), drawing: Drawing.optional() });
export type Option = z.infer<typeof Option>;

/** How an item is answered. An answer is always a text (`read-answer.ts`). */
export const AnswerFormat = z.discriminatedUnion('type', [
  /** The id of one option: `C`. */
  z.object({ type: z.literal('choice'), options: z.array(Option) }),
  /** An option for each of the slots, in their order: `BD`. */
  z.object({ type: z.literal('choices'), slots: z.array(z.string()), options: z.array(Option) }),
  /** A whole number, typed: `-12`. `unit` stands behind the field. */
  z.object({ type: z.literal('number'), unit: z.string().optional() }),
  /** Letters and digits, typed, in any case: `BDAC`. */
  z.object({ type: z.literal('text'), length: z.number(), alphabet: z.string(), hint: z.string() }),
]);
export type AnswerFormat = z.infer<typeof AnswerFormat>;

/** All that whoever answers gets to see of an item. The options alone must not betray which is right. */
export const Presentation = z.object({
  /** The question, one sentence. */
  prompt: z.string(),
  blocks: z.array(Block),
  format: AnswerFormat,
});
export type Presentation = z.infer<typeof Presentation>;

/** Of options in the order they stand in. */
export const OPTION_IDS = 'ABCDEFGH';
