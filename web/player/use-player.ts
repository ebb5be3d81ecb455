import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { BrowserPlayer } from './control/browser-player.ts';
import type { PlayerCommands, PlayerNotice } from './player-commands.ts';
import { createPlayerStore, type PlayerState } from './player-store.ts';

/** Null on the server and until the page is alive. */
export const PlayerContext = createContext<BrowserPlayer | null>(null);

/** Never written to, so that all requests on the server may share it. */
const emptyStore = createPlayerStore();

const doNothing = (): void => undefined;

export const deadCommands: PlayerCommands = {
  playUnit: doNothing,
  play: doNothing,
  pause: doNothing,
  toggle: doNothing,
  seek: doNothing,
  skip: doNothing,
  back: doNothing,
  forward: doNothing,
  next: doNothing,
  previous: doNothing,
  nextChapter: doNothing,
  previousChapter: doNothing,
  returnToPlace: doNothing,
  choosePlace: doNothing,
  playNext: doNothing,
  addToQueue: doNothing,
  playIndex: doNothing,
  moveInQueue: doNothing,
  removeFromQueue: doNothing,
  clearQueue: doNothing,
  toggleShuffle: doNothing,
  cycleRepeat: doNothing,
  setSleepTimer: doNothing,
  addBookmark: doNothing,
  applySettings: doNothing,
  showPanel: doNothing,
  openQueue: doNothing,
  openFull: doNothing,
  setVideo: doNothing,
  setRate: doNothing,
  setVolume: doNothing,
  toggleMute: doNothing,
  retry: doNothing,
  close: doNothing,
  saveNow: doNothing,
  sendUnsent: doNothing,
};

/** Before the player is awake, only what puts something into it has an effect: it wakes it. */
export const SleepingCommandsContext = createContext<PlayerCommands>(deadCommands);

/** A part of the player's state. The selector has to return the same value for the same state. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useStore(useContext(PlayerContext)?.store ?? emptyStore, select);
}

/** The player's commands; they are the same object as long as the player lives. */
export function usePlayerCommands(): PlayerCommands {
  const sleeping = useContext(SleepingCommandsContext);
  return useContext(PlayerContext)?.commands ?? sleeping;
}

/** Hears of what happened in the player and may be taken back. */
export function usePlayerNotice(listener: (notice: PlayerNotice) => void): void {
  const player = useContext(PlayerContext);
  const hear = useEffectEvent(listener);
  useEffect(() => player?.subscribeNotices((notice) => hear(notice)), [player]);
}
