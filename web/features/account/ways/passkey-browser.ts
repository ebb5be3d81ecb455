import { isOffline } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { signInCalls, type OwnerConfirmation } from '#web/api/sign-in-calls.ts';

const calls = signInCalls(browserApi);
const fetchWebAuthn = () => import('@simplewebauthn/browser');
type WebAuthn = Awaited<ReturnType<typeof fetchWebAuthn>>;
type CreationOptions = Parameters<WebAuthn['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<WebAuthn['startAuthentication']>[0]['optionsJSON'];

/** Passkeys belong to a host name: at a bare address, and without TLS, browsers have none. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^(?:\[|[\d.]+$)/.test(window.location.hostname);

/** @throws when the browser's question is closed, or the passkey not accepted */
export async function makePasskey(owner: OwnerConfirmation) {
  const [{ startRegistration }, options] = await Promise.all([fetchWebAuthn(), calls.beginPasskey(owner)]);
  const response = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  return calls.addPasskey({ response } as Parameters<typeof calls.addPasskey>[0]);
}

/**
 * @param isOffered among what the browser fills in, until something is chosen there; otherwise the browser asks at once
 */
export async function askForPasskey({ isOffered = false } = {}) {
  const [{ startAuthentication }, options] = await Promise.all([fetchWebAuthn(), calls.beginPasskeySignIn()]);
  const response = await startAuthentication({ optionsJSON: options as unknown as RequestOptions, useBrowserAutofill: isOffered });
  return calls.signInByPasskey({ response } as Parameters<typeof calls.signInByPasskey>[0]);
}

/** Whether the browser can offer passkeys while an address is typed. */
export async function canOfferPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await (await fetchWebAuthn()).browserSupportsWebAuthnAutofill());
}

/** The question is no longer asked: the page is left. */
export async function stopOffering(): Promise<void> {
  (await fetchWebAuthn()).WebAuthnAbortService.cancelCeremony();
}

/** Null when the learner closed the browser's question: nothing has to be said of that. */
export function explainPasskey(error: unknown): string | null {
  if (!(error instanceof Error)) return 'That did not work. Try again.';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null;
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (isOffline(error)) return 'The server cannot be reached. Check your connection and try again.';
  return error.name === 'ApiError' ? error.message : 'This browser could not do that. Nothing was changed.';
}
