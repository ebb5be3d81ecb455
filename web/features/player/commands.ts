import type { PlayerCommands } from './player-commands.ts';
import { hasPlayer, type PlayerState } from './player-store.ts';

/** What the player can do, as data: shortcuts and a palette read the same table. */
export interface PlayerCommand {
  id: string;
  label: string;
  /** `KeyboardEvent.key`; letters in lower case. */
  keys: readonly string[];
  /** Whether holding the key repeats it. */
  isRepeatable: boolean;
  run(commands: PlayerCommands): void;
}

export const PLAYER_COMMANDS = [
  {
    id: 'player.toggle',
    label: 'Play or pause',
    keys: [' ', 'k'],
    isRepeatable: false,
    run: (player) => player.toggle(),
  },
  {
    id: 'player.back',
    label: 'Back 15 seconds',
    keys: ['ArrowLeft', 'j'],
    isRepeatable: true,
    run: (player) => player.back(),
  },
  {
    id: 'player.forward',
    label: 'Forward 30 seconds',
    keys: ['ArrowRight', 'l'],
    isRepeatable: true,
    run: (player) => player.forward(),
  },
  {
    id: 'player.mute',
    label: 'Mute or unmute',
    keys: ['m'],
    isRepeatable: false,
    run: (player) => player.toggleMute(),
  },
] as const satisfies readonly PlayerCommand[];

/** Commands do something only while there is a player. */
export const canRunCommands = (state: PlayerState): boolean => hasPlayer(state);

/** The command of a key, or null. */
export const findCommand = (key: string): PlayerCommand | null => {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return PLAYER_COMMANDS.find(({ keys }: PlayerCommand) => keys.includes(pressed)) ?? null;
};
