import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { betterAuth, generateId } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/account/account.ts';
import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from './db/database.ts';
import { uuidv7 } from './db/uuid.ts';
import type { Env } from './env.ts';
import { lineUpHashing } from './hash-in-turn.ts';
import { logFailure } from './log.ts';
import { notePassword, requireStillGood } from './still-good.ts';

const DAY_SEC = 86_400;
const SESSION_DAYS = 30;
const SWEPT = 20;

export function createAuth(env: Env, db: Database) {
  const hashInTurn = lineUpHashing();
  return betterAuth({
    database: { db, type: 'sqlite' },
    secret: env.AUTH_SECRET ?? keepSecret(env.DATA_DIR),
    basePath: '/api/auth',
    ...(env.PUBLIC_URL ? { baseURL: env.PUBLIC_URL } : {}),
    // The same origin as the page; a different one is refused. Behind a proxy PUBLIC_URL names it.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: (password) => hashInTurn(() => hashPassword(password)),
        verify: (given) => hashInTurn(() => verifyPassword(given)),
      },
      revokeSessionsOnPasswordReset: true,
    },
    // Whoever reads the database, or a copy of it, does not get in by a link that is under way.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_DAYS * DAY_SEC, updateAge: DAY_SEC },
    advanced: {
      cookiePrefix: 'cairn',
      useSecureCookies: env.PUBLIC_URL?.startsWith('https:') ?? false,
      // Where somebody signs in from is nobody's business: limits count addresses for minutes, sessions keep none.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => uuidv7() },
    },
    // Counted before it is asked, by `limitRate`, as all else is.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its own lines tell of visitors' mistakes, one for each, so that strangers could fill the log. What fails is thrown.
    logger: { disabled: true },
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) logFailure(error);
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path === '/sign-up/email') return pretendSignUp(ctx);
        if (ctx.path === '/sign-in/email') await notePassword(db, ctx);
      }),
    },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => isOpen(db, userId as LearnerId),
          after: async ({ id, userId }, ctx) => {
            await requireStillGood(db, { id, userId: userId as LearnerId }, ctx);
            await sweepSessions(db);
          },
        },
      },
    },
  });
}

/** An account that is being deleted, or was meanwhile, is not signed in to. */
async function isOpen(db: Database, userId: LearnerId): Promise<boolean> {
  const account = db
    .selectFrom('user')
    .leftJoin('closedAccount', 'closedAccount.userId', 'user.id')
    .select('closedAccount.userId as closed');
  return (await account.where('user.id', '=', userId).executeTakeFirst())?.closed === null;
}

/**
 * Sessions that have run out are forgotten as new ones begin, more than one for each, so that they never pile up. So are
 * those that have longer than any session has: they were begun while the clock of the machine was ahead.
 */
async function sweepSessions(db: Database): Promise<void> {
  const inDays = (days: number): string => new Date(Date.now() + days * DAY_SEC * 1000).toISOString();
  const old = db
    .selectFrom('session')
    .select('id')
    .where((eb) => eb.or([eb('expiresAt', '<', inDays(0)), eb('expiresAt', '>', inDays(SESSION_DAYS + 1))]))
    .limit(SWEPT);
  await db.deleteFrom('session').where('id', 'in', old).execute();
}

export type Auth = ReturnType<typeof createAuth>;

/** Of a call to better-auth that is about to be answered. */
type CalledContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Answers whoever signs up with an address that has an account as if it had none: nobody learns from it who has one. The
 * account stays as it is, and the cookie opens no session (docs/decisions/0018).
 */
async function pretendSignUp(ctx: CalledContext) {
  const { name, email, password, rememberMe } = ctx.body as { name: string; email: string; password: string; rememberMe?: boolean };
  const known = await ctx.context.internalAdapter.findUserByEmail(email.toLowerCase());
  if (!known) return;
  // What a new account takes its time for.
  await ctx.context.password.hash(password);
  const now = new Date();
  const user = { name, email: known.user.email, emailVerified: false, image: null, createdAt: now, updatedAt: now, id: uuidv7() };
  const token = generateId(32);
  const session = { id: uuidv7(), userId: user.id, token, expiresAt: now, createdAt: now, updatedAt: now };
  await setSessionCookie(ctx, { session, user }, rememberMe === false);
  return ctx.json({ token, user });
}

/** Without a configured secret one is made on first start and kept, so that sessions outlive a restart. */
function keepSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret');
  if (!existsSync(file)) {
    // Written aside and then renamed: a crash leaves no half of a secret.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `${file} holds no usable secret (at least 32 characters). Delete it to have a new one made; everybody then signs in again.`,
    );
  return secret;
}
