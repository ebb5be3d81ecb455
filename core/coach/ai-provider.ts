/** Who words the coach's replies. `unconfigured`: a service was asked for, and there is no key for it. */
export const AI_PROVIDERS = ['builtin', 'openai', 'unconfigured'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];
