import type { z } from 'zod';
import type { ContactInput } from '#core/contact/contact.ts';
import type { Ask } from './request.ts';

/** The call of the form under Contact. */
export const contactCalls = ({ ask }: { readonly ask: Ask }) => ({
  writeMessage: (body: z.input<typeof ContactInput>) => ask('POST /contact', { body }),
});
