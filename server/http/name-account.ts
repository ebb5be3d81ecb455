import { createHmac } from 'node:crypto';
import type { House } from '../house.ts';

/** What an account is counted by. Not the address itself: the counts would be a list of who has tried to sign in. */
export async function nameAccount({ auth }: House, email: string): Promise<string> {
  const { secret } = await auth.$context;
  return createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url').slice(0, 22);
}
