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
