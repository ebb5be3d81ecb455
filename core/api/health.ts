import { z } from 'zod';

/** Whether the server can do its work, and with what. */
export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  ai: z.enum(['builtin', 'openai', 'unconfigured']),
  items: z.number().int(),
});
export type Health = z.infer<typeof Health>;
