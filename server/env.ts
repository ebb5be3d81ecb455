import path from 'node:path';
import { z } from 'zod';
import {
  ASSESSMENT_ANALYSIS,
  ASSESSMENT_TIMEOUT_MS,
  CHAT,
  CONVERSATION_CLEANUP_MS,
  CONVERSATION_TIMEOUT_MS,
  DAILY_TURNS,
  IQ_ANALYSIS,
  LIVE_TURNS,
  OPENING_TIMEOUT_MS,
  SERVICE_TIMEOUTS,
  TOKEN_PRICES,
} from '#core/coach/constants.ts';

const port = z.coerce.number('use a number from 0 to 65535').int('use a whole number').min(0).max(65_535);
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const folder = (fallback: string) =>
  z
    .string()
    .min(1)
    .default(fallback)
    .transform((value) => path.resolve(value));

/** A whole number of at least one. */
const count = (fallback: number, most = 1_000_000) => z.coerce.number().int().min(1).max(most).default(fallback);
/** A number from `least` to `most`. */
const amount = (fallback: number, least: number, most: number) => z.coerce.number().min(least).max(most).default(fallback);
/** Node gives a silent service up by itself after five minutes. */
const timeoutMs = (fallback: number) => count(fallback, 300_000);
/** Goes into a header, where a line break or a letter beyond ASCII cannot stand. */
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'use the key as the service gave it, without spaces');

/** The coach's settings; the defaults and their sources stand in `core/coach/constants.ts`. */
const AiEnv = z.object({
  /** Unset: `openai` when there is a key, else `builtin`. */
  AI_PROVIDER: z.enum(['openai', 'builtin']).optional(),
  AI_API_KEY: key.optional(),
  /** Counts where AI_API_KEY is unset. */
  OPENAI_API_KEY: key.optional(),
  /** Of any service that speaks OpenAI's protocol. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'use an address like https://api.openai.com/v1' })
    .refine((url) => !/@|\?|#/.test(url), 'leave out user, password and everything after ? or #; the key goes into AI_API_KEY')
    .default('https://api.openai.com/v1'),
  AI_MODEL: z.string().trim().min(1).max(200).default(CHAT.model),
  AI_MAX_TOKENS: count(CHAT.maxTokens),
  AI_TEMPERATURE: amount(CHAT.temperature, 0, 2),
  AI_PRESENCE_PENALTY: amount(CHAT.presencePenalty, -2, 2),
  AI_FREQUENCY_PENALTY: amount(CHAT.frequencyPenalty, -2, 2),
  AI_HISTORY_MESSAGES: count(CHAT.historyMessages),
  AI_OPENING_TIMEOUT_MS: timeoutMs(OPENING_TIMEOUT_MS),
  AI_ASSESSMENT_MAX_TOKENS: count(ASSESSMENT_ANALYSIS.maxTokens),
  AI_ASSESSMENT_TEMPERATURE: amount(ASSESSMENT_ANALYSIS.temperature, 0, 2),
  AI_ASSESSMENT_TIMEOUT_MS: timeoutMs(ASSESSMENT_TIMEOUT_MS),
  AI_IQ_MAX_TOKENS: count(IQ_ANALYSIS.maxTokens),
  AI_IQ_TEMPERATURE: amount(IQ_ANALYSIS.temperature, 0, 2),
  AI_RATE_LIMIT: count(LIVE_TURNS),
  AI_DAILY_TURNS: count(DAILY_TURNS),
  AI_PROMPT_PRICE: amount(TOKEN_PRICES.promptPer1000, 0, 1000),
  AI_COMPLETION_PRICE: amount(TOKEN_PRICES.completionPer1000, 0, 1000),
  AI_CONVERSATION_TIMEOUT_MS: count(CONVERSATION_TIMEOUT_MS, 86_400_000),
  AI_CLEANUP_MS: count(CONVERSATION_CLEANUP_MS, 86_400_000),
  AI_CONNECT_TIMEOUT_MS: timeoutMs(SERVICE_TIMEOUTS.connectMs),
  AI_FIRST_TOKEN_TIMEOUT_MS: timeoutMs(SERVICE_TIMEOUTS.firstTokenMs),
  AI_BETWEEN_TOKENS_TIMEOUT_MS: timeoutMs(SERVICE_TIMEOUTS.betweenTokensMs),
  AI_TOTAL_TIMEOUT_MS: count(SERVICE_TIMEOUTS.totalMs, 3_600_000),
});

/** Payments: at Stripe, else in test mode where it is switched on, else none. */
const PaymentEnv = AiEnv.extend({
  /** Plans are had for a test card that everybody knows: for a demonstration. Stripe's keys come before it. */
  PAYMENT_TEST_MODE: flag.default(false),
  STRIPE_SECRET_KEY: key.optional(),
  STRIPE_WEBHOOK_SECRET: key.optional(),
  /** For tests, and for a proxy before Stripe. */
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/, error: 'use an address like https://api.stripe.com' }).default('https://api.stripe.com'),
});

/** Signing in with Google; `ID` and `SECRET` as its console gives them. */
const GoogleEnv = z.object({
  GOOGLE_CLIENT_ID: key.optional(),
  GOOGLE_CLIENT_SECRET: key.optional(),
  /** Any service that speaks OpenID Connect. */
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'use an address like https://accounts.google.com' })
    .default('https://accounts.google.com'),
});

const Env = PaymentEnv.extend(GoogleEnv.shape)
  .extend({
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
    /** The mail server, with user and password: `smtps://user:password@mail.example.org`. Unset: mails are kept in DATA_DIR/outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'use an address like smtps://user:password@mail.example.org' }).optional(),
    /** What mails are sent from, where the mail server takes no other address. Unset: the brand's `support_email`. */
    MAIL_FROM: z.email('use an address like post@example.org').optional(),
    /** `on` only behind a proxy that sets X-Forwarded-For itself. */
    TRUST_PROXY: flag.default(false),
    /** The limits of `http/limits.ts`; `off` is for tests and benchmarks. */
    RATE_LIMIT: flag.default(true),
    /** Watch the library folder and import what changes. */
    LIBRARY_WATCH: flag.default(true),
    LOG: z.enum(['silent', 'info']).default('info'),
    /** Where the script of the support chat comes from; a stand-in's address in tests. */
    ZENDESK_HOST: z
      .url({ protocol: /^https?$/ })
      .transform((address) => new URL(address).origin)
      .default('https://static.zdassets.com'),
  })
  .refine((env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'set it together with STRIPE_SECRET_KEY: who has paid is told by signed notices alone',
  })
  .superRefine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }, c) => {
    if ((GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined)) return;
    const missing = GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    c.addIssue({ code: 'custom', path: [missing], message: 'set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither' });
  });
export type Env = z.infer<typeof Env>;

/** Not for the terminal, even when they are wrong. An address may hold a password. */
const SECRETS: ReadonlySet<string> = new Set([
  'AUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'AI_API_KEY',
  'OPENAI_API_KEY',
  'AI_BASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
]);

/** Reads the settings from the environment. Throws one message that names every wrong variable and what it should be. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = Env.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}=${SECRETS.has(name) ? '…' : JSON.stringify(source[name])}: ${issue.message}`;
  });
  throw new Error(`These settings cannot be used:\n${lines.join('\n')}\nSee docs/operating.md for what each one means.`);
}
