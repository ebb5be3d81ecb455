import { z } from 'zod';

export const PASSKEYS_MAX = 20;

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Kept by a service for all devices of its owner; otherwise it is on one device. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What the browser is asked with: options of WebAuthn in JSON, handed on as they are. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** Binary data, as WebAuthn writes it into JSON. */
const Base64Url = z.string().regex(/^[\w-]+$/, 'Use base64url.');
const CredentialId = Base64Url.max(1400);

const Credential = z.strictObject({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  // None is asked for, and none counts.
  clientExtensionResults: z.object({}),
});

/** What the browser answers when a passkey is made. */
export const MadePasskey = z.strictObject({
  response: Credential.extend({
    response: z.strictObject({
      clientDataJSON: Base64Url.max(4000),
      attestationObject: Base64Url.max(40_000),
      authenticatorData: Base64Url.max(4000).optional(),
      publicKey: Base64Url.max(4000).optional(),
      publicKeyAlgorithm: z.number().optional(),
      transports: z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
        .max(7)
        .optional(),
    }),
  }),
});

/** What it answers when somebody signs in with one. */
export const UsedPasskey = z.strictObject({
  response: Credential.extend({
    response: z.strictObject({
      clientDataJSON: Base64Url.max(4000),
      authenticatorData: Base64Url.max(4000),
      signature: Base64Url.max(4000),
      userHandle: Base64Url.max(100).optional(),
    }),
  }),
});

export const PasskeyChange = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(60, 'Use at most 60 characters.')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use letters on one line.'),
});
