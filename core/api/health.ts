import { z } from 'zod';
import { AI_PROVIDERS } from '#core/coach/ai-provider.ts';

/** Whether the server can do its work, and with what. */
export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  ai: z.enum(AI_PROVIDERS),
  items: z.number().int(),
});
export type Health = z.infer<typeof Health>;
