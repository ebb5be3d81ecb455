import { z } from 'zod';

/** Told apart by lightness and texture, never by hue: in both themes `paper` is the ground and `ink` what is written on it. */
export const FILLS = ['none', 'paper', 'light', 'mid', 'ink', 'hatch'] as const;
export const Fill = z.enum(FILLS);
export type Fill = z.infer<typeof Fill>;

/** An SVG path. Left out: no fill, a line of ink, 2 wide, undashed. */
export const PathMark = z.object({
  d: z.string(),
  fill: Fill.optional(),
  stroke: z.enum(['none', 'ink', 'soft']).optional(),
  strokeWidth: z.number().optional(),
  isDashed: z.boolean().optional(),
});

/** Letters in a drawing, centred on `x` and `y`. */
export const TextMark = z.object({ text: z.string(), x: z.number(), y: z.number(), size: z.number(), isSoft: z.boolean().optional() });

export const Mark = z.union([PathMark, TextMark]);
export type Mark = z.infer<typeof Mark>;

/** Marks from the back to the front, in a box of `width` x `height`. */
export const Drawing = z.object({
  width: z.number(),
  height: z.number(),
  marks: z.array(Mark),
  /** What is to be seen, in plain words, complete enough to solve the item by; and nothing that is not to be seen. */
  description: z.string(),
});
export type Drawing = z.infer<typeof Drawing>;
