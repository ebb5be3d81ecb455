import { z } from 'zod';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** What mail servers pass on (RFC 5321): so long an address, and so long a mailbox before its @. */
const EMAIL_MAX = 254;
const MAILBOX_MAX = 64;

const NO_ADDRESS = 'Enter an address like name@example.org.';

export const NAME_MAX = 80;
export const PersonName = z
  .string()
  .trim()
  .max(NAME_MAX, `Use at most ${NAME_MAX} characters.`)
  // Line breaks, and marks that turn the direction of a text, reach beyond the name wherever it is shown.
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use letters on one line.')
  // Something of it has to be seen.
  .regex(/[^\p{C}\p{Z}\p{M}]/u, 'Enter the name you want to be called.');

export const EmailAddress = z
  .string()
  .trim()
  .min(1, 'Enter your email address.')
  .max(EMAIL_MAX, `Use at most ${EMAIL_MAX} characters.`)
  .pipe(z.email(NO_ADDRESS).refine((email) => email.indexOf('@') <= MAILBOX_MAX, NO_ADDRESS));

const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters. A short sentence works well.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

/** One that was chosen before; whether it is right is seen when it is compared. */
const GivenPassword = z.string().min(1, 'Enter your password.').max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

export const SignInInput = z.strictObject({
  email: EmailAddress,
  password: GivenPassword,
  /** False: the session ends with the browser. */
  rememberMe: z.boolean().optional(),
});

export const SignUpInput = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  rememberMe: z.boolean().optional(),
});

export const PasswordChange = z.strictObject({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
  /** They are ended in any case. */
  revokeOtherSessions: z.boolean().optional(),
});

/** Who has no password leaves it out. */
export const AccountDeletion = z.strictObject({ password: GivenPassword.optional() });

export const AccountChange = z.strictObject({ name: PersonName });

/** What a link in a mail holds. */
const LinkToken = z.string().min(1, 'Open the link of the mail once more.').max(200, 'Open the link of the mail once more.');

export const PasswordResetRequest = z.strictObject({
  email: EmailAddress,
  /** Programs written for better-auth send it. The link leads to this site's own page in any case. */
  redirectTo: z.string().max(2000).optional(),
});

/** Looks at a link without using it. */
export const PasswordResetCheck = z.strictObject({ token: LinkToken });

export const PasswordReset = z.strictObject({
  newPassword: NewPassword,
  token: LinkToken,
  /** Passkeys and the link with Google go unless they are to stay: whoever had the password may have made them. */
  keepsWaysIn: z.boolean().default(false),
});

/** Before a new way into an account is opened. Left out by who signed in within the last minutes. */
export const OwnerConfirmation = z.strictObject({ password: GivenPassword.optional() });

export const EmailChange = z.strictObject({
  newEmail: EmailAddress,
  /** The present one. Left out by whoever has none. */
  password: GivenPassword.optional(),
});

export const EmailConfirmation = z.strictObject({ token: LinkToken });
