import type { PlaybackSettings } from '#core/account/playback-settings.ts';
import type { SleepTimer } from '#core/player/sleep-timer.ts';
import type { PlayerPanelName, VideoView } from './player-store.ts';

export interface PlayUnitOptions {
  /** What to play around it, in order. Without it, the unit is put into the queue that is there. */
  queue?: readonly string[] | undefined;
  /** Where to start instead of the learner's place. */
  startSec?: number | undefined;
}

/** Everything that can be done to the player. They promise nothing: what really happened comes back in the state. */
export interface PlayerCommands {
  /** A unit's id, or the id of a spoken text (`toSpeechId`). */
  playUnit(unitId: string, options?: PlayUnitOptions): void;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Ignored while the duration is unknown. */
  seek(sec: number): void;
  /** By seconds, back when negative. */
  skip(sec: number): void;
  /** By the learner's own skip lengths. */
  back(): void;
  forward(): void;
  /** To the item before and after in the queue. */
  next(): void;
  previous(): void;
  /** To the chapter before and after; beyond the first and last chapter, and without chapters, to another item. */
  nextChapter(): void;
  previousChapter(): void;
  /** Takes the last jump back. */
  returnToPlace(): void;
  /** Answers `placeChoice`. */
  choosePlace(which: 'here' | 'other'): void;

  /** Put units, in their order, right behind the current one or at the end. Into an empty queue nothing sounds by itself. */
  playNext(unitIds: readonly string[]): void;
  addToQueue(unitIds: readonly string[]): void;
  /** Plays the item at an index of the queue; the current one goes on. */
  playIndex(index: number): void;
  moveInQueue(from: number, to: number): void;
  /** Both can be undone: they send a notice that does it. */
  removeFromQueue(index: number): void;
  clearQueue(): void;
  toggleShuffle(): void;
  cycleRepeat(): void;

  /** Remembered for the work. */
  setRate(rate: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  setSleepTimer(timer: SleepTimer | null): void;
  /** Marks the current place; a notice says so, or why not. */
  addBookmark(): void;
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

/** Something happened that the learner should hear of, and may take back. */
export interface PlayerNotice {
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** Also says which lists are stale. */
  about: 'queue' | 'bookmark';
  undo?: (() => void) | undefined;
}
