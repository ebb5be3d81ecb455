import { placeToReturnTo } from '../places/place-history.ts';
import type { PlaybackSettings } from '../playback-settings.ts';
import { hasPlayer, hasTranscript, isVideo, type PlayerPanelName, type PlayerState, type VideoView } from '../player-state.ts';
import { hasChapters } from '../unit-timeline.ts';
import { canNext, canPrevious } from '../queue.ts';
import { currentId } from '../queue-state.ts';
import type { SleepTimer } from '../sleep-timer.ts';

/** A command that needs no more than a press. */
export interface PressCommand {
  readonly group: 'Playback' | 'Queue';
  /** Some name the learner's own lengths. */
  readonly label: string | ((settings: PlaybackSettings) => string);
  /** `KeyboardEvent.key`; letters in lower case, with `Shift+` before them. A sign such as `<` stands for itself. */
  readonly keys: readonly string[];
  /** Whether holding the key repeats it. */
  readonly isRepeatable?: boolean;
  /** Whether it would do anything now. */
  canRun(state: PlayerState): boolean;
}

const hasQueue = ({ queue }: PlayerState): boolean => queue.items.length > 0;

/**
 * Shortcuts, the palette, the list of shortcuts and the type of the player's commands are made from this table: a row, and
 * what it does in the player, is all that a new command needs. Buttons call the same commands by their names.
 */
export const PRESS_COMMANDS = {
  toggle: { group: 'Playback', label: 'Play or pause', keys: [' ', 'k'], canRun: hasPlayer },
  /** By the learner's own skip lengths. */
  back: {
    group: 'Playback',
    label: ({ backSec }) => `Back ${backSec} seconds`,
    keys: ['ArrowLeft', 'j'],
    isRepeatable: true,
    canRun: hasPlayer,
  },
  forward: {
    group: 'Playback',
    label: ({ forwardSec }) => `Forward ${forwardSec} seconds`,
    keys: ['ArrowRight', 'l'],
    isRepeatable: true,
    canRun: hasPlayer,
  },
  /** Beyond the first and last chapter, to another entry. */
  previousChapter: { group: 'Playback', label: 'Previous chapter', keys: ['Shift+ArrowLeft'], canRun: hasChapters },
  nextChapter: { group: 'Playback', label: 'Next chapter', keys: ['Shift+ArrowRight'], canRun: hasChapters },
  returnToPlace: {
    group: 'Playback',
    label: 'Back to the place before the jump',
    keys: ['z'],
    canRun: ({ history, queue }) => placeToReturnTo(history, currentId(queue)) !== null,
  },
  slower: { group: 'Playback', label: 'Slower', keys: ['<'], isRepeatable: true, canRun: hasPlayer },
  faster: { group: 'Playback', label: 'Faster', keys: ['>'], isRepeatable: true, canRun: hasPlayer },
  louder: { group: 'Playback', label: 'Louder', keys: ['Shift+ArrowUp'], isRepeatable: true, canRun: hasPlayer },
  quieter: { group: 'Playback', label: 'Quieter', keys: ['Shift+ArrowDown'], isRepeatable: true, canRun: hasPlayer },
  toggleMute: { group: 'Playback', label: 'Mute or unmute', keys: ['m'], canRun: hasPlayer },
  /** Marks the current place once it is confirmed; a notice says so, or why it failed. Visitors are shown the panel instead. */
  addBookmark: { group: 'Playback', label: 'Add a bookmark', keys: ['b'], canRun: hasPlayer },
  /** An open panel is put away by what opens it. */
  toggleTranscript: { group: 'Playback', label: 'Transcript', keys: ['t'], canRun: hasTranscript },
  toggleChapters: { group: 'Playback', label: 'Chapters', keys: ['h'], canRun: hasPlayer },
  toggleBookmarks: { group: 'Playback', label: 'Bookmarks', keys: [], canRun: hasPlayer },
  toggleCaptions: { group: 'Playback', label: 'Captions on or off', keys: ['c'], canRun: isVideo },
  toggleFullScreen: { group: 'Playback', label: 'Video full screen', keys: ['f'], canRun: isVideo },
  toggleMinimized: { group: 'Playback', label: 'Minimize or restore the video', keys: ['i'], canRun: isVideo },
  toggleQueue: { group: 'Queue', label: 'Open the queue', keys: ['q'], canRun: () => true },
  /** To the entry before and after. */
  previous: { group: 'Queue', label: 'Previous in the queue', keys: ['Shift+p'], canRun: ({ queue }) => canPrevious(queue) },
  next: { group: 'Queue', label: 'Next in the queue', keys: ['Shift+n'], canRun: ({ queue }) => canNext(queue) },
  toggleShuffle: { group: 'Queue', label: 'Shuffle on or off', keys: [], canRun: hasQueue },
  cycleRepeat: { group: 'Queue', label: 'Repeat off, one or all', keys: [], canRun: hasQueue },
  /** Can be undone: it sends a notice that does it. */
  clearQueue: { group: 'Queue', label: 'Clear the queue', keys: [], canRun: hasQueue },
} as const satisfies Record<string, PressCommand>;

export type PressCommandName = keyof typeof PRESS_COMMANDS;

/** The table's rows with their names, in order. */
export const PRESS_COMMAND_ROWS = Object.entries(PRESS_COMMANDS) as readonly [PressCommandName, PressCommand][];

export interface PlayUnitOptions {
  /** What to play around it, in order. Without it, the unit is put into the queue that is there. */
  queue?: readonly string[] | undefined;
  /** Where to start instead of the learner's place. */
  startSec?: number | undefined;
}

/** Everything that can be done to the player. They promise nothing: what really happened comes back in the state. */
export interface PlayerCommands extends Readonly<Record<PressCommandName, () => void>> {
  /** A unit's id, or the id of a spoken text (`toSpeechId`). */
  playUnit(unitId: string, options?: PlayUnitOptions): void;
  play(): void;
  pause(): void;
  /** Ignored while the duration is unknown. */
  seek(sec: number): void;
  /** By seconds, back when negative. */
  skip(sec: number): void;
  /** Answers `placeChoice`. */
  choosePlace(which: 'here' | 'other'): void;

  /** Put units, in their order, right behind the current one or at the end. Into an empty queue nothing sounds by itself. */
  playNext(unitIds: readonly string[]): void;
  addToQueue(unitIds: readonly string[]): void;
  /** Plays the entry at an index of the queue; the current one goes on. */
  playIndex(index: number): void;
  moveInQueue(from: number, to: number): void;
  /** Can be undone: it sends a notice that does it. */
  removeFromQueue(index: number): void;

  /** Remembered for the work. */
  setRate(rate: number): void;
  setVolume(volume: number): void;
  setSleepTimer(timer: SleepTimer | null): void;
  /** After the learner has changed them in the profile. */
  applySettings(settings: PlaybackSettings): void;

  showPanel(panel: PlayerPanelName | null): void;
  openQueue(isOpen: boolean): void;
  openFull(isOpen: boolean): void;
  setVideo(changes: Partial<VideoView>): void;

  /** After an error: the same unit again, at the same place. */
  retry(): void;
  /** Stops, empties the queue and puts the player away. */
  close(): void;
  /** Saves the place now, because the page may be going. */
  saveNow(): void;
  /** Sends what could not be sent before. */
  sendUnsent(): void;
}
