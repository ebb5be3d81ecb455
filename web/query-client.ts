import { QueryClient } from '@tanstack/react-query';

/** Offline is a failure to tell of, not something to wait for without a word. */
const networkMode = 'always';

/** Server state of this browser tab. On the server it stays empty: every request loads for itself. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode }, mutations: { networkMode } } });
