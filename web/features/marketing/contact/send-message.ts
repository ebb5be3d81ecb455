import { ContactInput } from '#core/contact/contact.ts';
import { ApiError, isOffline } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import { contactCalls } from '#web/api/contact-calls.ts';

type Fields = Readonly<Record<string, string>>;

/** What came of a message. What was written is kept for who has to send it again. */
export type Sending =
  | { readonly isSent: true; readonly email: string }
  | { readonly isSent: false; readonly written: Fields; readonly errors: Fields; readonly refusal: string | null };

/** Sends what the form holds: from the page, or on the server for browsers without scripts. */
export async function sendMessage(api: Api, form: FormData): Promise<Sending> {
  const written = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const parsed = ContactInput.safeParse(written);
  if (!parsed.success) return { isSent: false, written, errors: firstMessages(parsed.error.issues), refusal: null };
  try {
    await contactCalls(api).writeMessage(parsed.data);
    return { isSent: true, email: parsed.data.email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { isSent: false, written, errors: {}, refusal: explain(error) };
  }
}

const STAYS = 'What you wrote stays here.';

function explain(error: ApiError): string {
  if (isOffline(error)) return `The server cannot be reached. ${STAYS} Check your connection and try again.`;
  if (error.status !== 429) return `That did not work, and nothing was sent. ${STAYS} Try again in a moment.`;
  const minutes = Math.ceil((error.retryAfterSec ?? 60) / 60);
  return `There were many messages from your connection. ${STAYS} Send it in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function firstMessages(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Fields {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
