import { z } from 'zod';
import { ACCESS_LEVELS, ITEM_KINDS } from './kind.ts';

/** A work of the library, as far as it takes to name it and lead to it. It was found there: nobody makes one up. */
export const WorkLink = z.object({ id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() });
export type WorkLink = z.infer<typeof WorkLink>;

/** One that is offered to somebody, who is told when a plan is needed for it. */
export const OfferedWork = WorkLink.extend({ access: z.enum(ACCESS_LEVELS) });
export type OfferedWork = z.infer<typeof OfferedWork>;
