import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from '#web/query-client.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

/** What only the app's screens need; the public pages do without their code. */
export function AppProviders({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
}
