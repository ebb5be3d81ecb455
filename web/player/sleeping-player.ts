import type { PlayerCommands } from '#core/player/control/commands.ts';
import { withOtherCommandsDead } from '#core/player/control/dead-commands.ts';
import type { BrowserPlayer } from './browser-player.ts';

type Wake = () => Promise<Pick<BrowserPlayer, 'commands'> | null>;

/** A player that sleeps. Of its commands, what puts something into it wakes it first, and all others do nothing. */
export function createSleepingPlayer() {
  let wake: Wake = async () => null;
  let isWanted = false;
  const command = (tell: (commands: PlayerCommands) => void): void => void wake().then((player) => player && tell(player.commands));
  return {
    /** How it is woken from now on. */
    wakeBy(next: Wake): void {
      wake = next;
      if (isWanted) void wake();
    },
    wake(): void {
      isWanted = true;
      void wake();
    },
    commands: withOtherCommandsDead({
      playUnit: (...args) => command(({ playUnit }) => playUnit(...args)),
      playNext: (unitIds) => command(({ playNext }) => playNext(unitIds)),
      addToQueue: (unitIds) => command(({ addToQueue }) => addToQueue(unitIds)),
    }),
  };
}

export type SleepingPlayer = Pick<ReturnType<typeof createSleepingPlayer>, 'wake' | 'commands'>;
