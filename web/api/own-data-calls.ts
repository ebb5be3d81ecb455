import type { Ask } from './request.ts';

export const ownDataCalls = ({ ask }: { readonly ask: Ask }) => ({
  /** @param password left out by who has none */
  deleteAccount: (password?: string) => ask('DELETE /profile', { body: { password } }),
});
