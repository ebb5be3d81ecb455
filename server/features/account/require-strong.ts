import { Problem } from '../../http/problem.ts';
import type { Owner } from './weak-password.ts';

/** @throws {Problem} 422 at the field, for a password that is easy to guess */
export async function requireStrong(path: string, password: string, owner: Owner): Promise<void> {
  // The commonest passwords take some megabytes, and few people choose one.
  const { isWeakPassword } = await import('./weak-password.ts');
  if (!isWeakPassword(password, owner)) return;
  const message = 'That password is easy to guess. Choose another; a short sentence works well.';
  throw new Problem('invalid_fields', message, { errors: [{ path, message }] });
}
