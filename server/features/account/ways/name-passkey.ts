import type { PasskeyTable } from '../../../db/tables/account.ts';

/** As its owner called it, else after what keeps it. */
export async function namePasskey({ name, aaguid }: Pick<PasskeyTable, 'name' | 'aaguid'>): Promise<string> {
  if (name !== null) return name;
  const { getAuthenticatorName } = await import('@better-auth/passkey');
  return getAuthenticatorName(aaguid) ?? 'Passkey';
}
