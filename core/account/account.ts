import { z } from 'zod';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const SignInInput = z.object({
  email: z.string().trim().min(1, 'Enter your email address.').pipe(z.email('Enter an address like name@example.org.')),
  password: z.string().min(1, 'Enter your password.'),
});

export const SignUpInput = z.object({
  name: z.string().trim().min(1, 'Enter the name you want to be called.').max(80, 'Use at most 80 characters.'),
  email: SignInInput.shape.email,
  password: z
    .string()
    .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters. A short sentence works well.`)
    .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
});

/** The learner as the app shows them. */
export interface Learner {
  id: string;
  name: string;
  email: string;
}

/** What the top bar shows when a field is empty (specification, Navigation). */
export const DEFAULT_NAME = 'User';
export const DEFAULT_EMAIL = 'user@example.com';

/** One or two capitals: first and last word of the name; "U" when there is none. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? DEFAULT_NAME;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word][0] ?? '').join('').toLocaleUpperCase('en');
}
