import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number('use a number from 0 to 65535').int('use a whole number').min(0).max(65_535);
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const folder = (fallback: string) =>
  z
    .string()
    .min(1)
    .default(fallback)
    .transform((value) => path.resolve(value));

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** Database, derived files, secret, report. */
  DATA_DIR: folder('data'),
  LIBRARY_DIR: folder('library'),
  /** Where browsers reach the server, when it stands behind a proxy or TLS: `https://learn.example.org`. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs cookies. Unset: made once and kept in DATA_DIR. */
  AUTH_SECRET: z.string().min(32).optional(),
  /** `on` only behind a proxy that sets X-Forwarded-For itself. */
  TRUST_PROXY: flag.default(false),
  /** The limits of `http/limits.ts`; `off` is for tests and benchmarks. */
  RATE_LIMIT: flag.default(true),
  /** Watch the library folder and import what changes. */
  LIBRARY_WATCH: flag.default(true),
  LOG: z.enum(['silent', 'info']).default('info'),
});
export type Env = z.infer<typeof Env>;

/** Reads the settings from the environment. Throws one message that names every wrong variable and what it should be. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = Env.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    // A secret, even a wrong one, is not for the terminal.
    return `  ${name}=${name === 'AUTH_SECRET' ? '…' : JSON.stringify(source[name])}: ${issue.message}`;
  });
  throw new Error(`These settings cannot be used:\n${lines.join('\n')}\nSee docs/operating.md for what each one means.`);
}
