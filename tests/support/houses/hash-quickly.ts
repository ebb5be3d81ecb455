import { createHash } from 'node:crypto';
import type { Auth } from '#server/auth.ts';

/** Passwords of houses in which only their people matter: the real hash is slow by design, and taken a thousand times. */
export async function hashQuickly(auth: Auth): Promise<void> {
  const { password } = await auth.$context;
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  password.hash = (text) => Promise.resolve(digest(text));
  password.verify = (given) => Promise.resolve(digest(given.password) === given.hash);
}
