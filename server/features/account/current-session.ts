import { keepStatement } from '../../db/kept-statement.ts';
import type { House } from '../../house.ts';
import { readSessionToken } from '../../http/session.ts';

/**
 * The session of whoever asks, in better-auth's own shape. Every page asks for it, so the plain case is one statement of our
 * own; null where better-auth has to be asked: nobody is signed in, it has run out, or it is to be prolonged.
 */
export async function readCurrentSession(house: House, headers: Headers) {
  const token = await readSessionToken(house, headers.get('cookie') ?? '');
  const [row] = token === null ? [] : await wholeSession(house.db, { token });
  if (!row) return null;
  const { expiresIn, updateAge } = (await house.auth.$context).sessionConfig;
  // Sessions run by the clock of the machine.
  const toBeProlongedMs = new Date(row.expiresAt).getTime() - (expiresIn - updateAge) * 1000;
  if (!(toBeProlongedMs > Date.now())) return null;
  const { userId, name, email, emailVerified, image, joinedAt, changedAt, ...session } = row;
  const user = { id: userId, name, email, emailVerified: emailVerified === 1, image, createdAt: joinedAt, updatedAt: changedAt };
  return { session: { ...session, userId }, user };
}

const wholeSession = keepStatement((db, { token }: { token: string }) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .selectAll('session')
    .select(['user.name', 'user.email', 'user.emailVerified', 'user.image'])
    .select(['user.createdAt as joinedAt', 'user.updatedAt as changedAt'])
    .where('session.token', '=', token),
);
