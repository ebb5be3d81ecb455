import { score } from './score.ts';

/** `npx cairn coach NAME`: each reads lines of JSON from its input and answers a line each. */
const COMMANDS: Readonly<Record<string, (line: unknown) => unknown>> = { score };

export const coachCommand = (name: string): ((line: unknown) => unknown) | null =>
  Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] ?? null) : null;
export const COACH_COMMANDS = Object.keys(COMMANDS);
