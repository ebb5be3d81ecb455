import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { openWithCode } from '#web/shell/page-code.ts';

const waitForCode: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (open, { to }) => {
        await (typeof to === 'string' ? openWithCode(to, open) : open());
      },
    }),
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[waitForCode]} />
    </StrictMode>,
  );
});
