import { QueryClient } from '@tanstack/react-query';

/** Server state of this browser tab. On the server it stays empty: every request loads for itself. */
export const queryClient = new QueryClient();
