import type { PlayerCommands } from '#core/player/control/commands.ts';
import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import type { PlayerState } from '#core/player/player-state.ts';
import type { SayChange } from './spoken-changes.ts';

export const COMMAND_GROUPS = ['Reading', 'Playback', 'Queue', 'Go to', 'Help'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** What the commands open over the page. */
export type CommandDialog = 'palette' | 'shortcuts';

/** What a command works with: the player as it is now, and the app around it. */
export interface CommandContext {
  readonly state: PlayerState;
  readonly player: PlayerCommands;
  readonly isSignedIn: boolean;
  /** The page keeps the film for itself: there is no window of it to change. */
  readonly isFilmPage: boolean;
  go(path: string): void;
  open(dialog: CommandDialog): void;
}

/** Something that can be done from anywhere: by its keys, and in the palette. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string | ((settings: PlaybackSettings) => string);
  /** As `keyOf` writes them; two with a space between are pressed one after the other. */
  readonly keys: readonly string[];
  readonly isRepeatable?: boolean;
  /** Of no use to a visitor. */
  readonly needsSession?: boolean;
  canRun(context: CommandContext): boolean;
  run(context: CommandContext): void;
  /** For those whose effect is not said by what has the focus. */
  readonly say?: SayChange | undefined;
}

/** A command's name, with the learner's own lengths where it names any. */
export const labelOf = ({ label }: Pick<Command, 'label'>, settings: PlaybackSettings): string =>
  typeof label === 'string' ? label : label(settings);
