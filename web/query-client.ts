import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Offline is a failure to tell of, not something to wait for without a word. */
const networkMode = 'always';

/** Server state of this browser tab. On the server it stays empty: every request loads for itself. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode }, mutations: { networkMode } } });

/** The client for a component that is drawn on the server as well: what one request loads there is not for the next. */
export function useTabClient(): QueryClient {
  const [client] = useState(() => (typeof document === 'undefined' ? new QueryClient() : queryClient));
  return client;
}
