import type { PlayerCommands } from './commands.ts';

const doNothing = (): void => undefined;

/** Some commands; all others do nothing. */
export const withOtherCommandsDead = (commands: Partial<PlayerCommands>): PlayerCommands =>
  new Proxy(commands as PlayerCommands, { get: (own, name) => (Reflect.get(own, name) as unknown) ?? doNothing });
