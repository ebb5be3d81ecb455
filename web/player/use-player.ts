import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { PlayerCommands } from '#core/player/control/commands.ts';
import { withOtherCommandsDead } from '#core/player/control/dead-commands.ts';
import type { PlayerState } from '#core/player/player-state.ts';
import type { BrowserPlayer } from './browser-player.ts';
import type { PlayerNotice } from './control/player-notices.ts';
import { createPlayerStore } from './player-store.ts';
import type { SleepingPlayer } from './sleeping-player.ts';

/** Null on the server and until the page is alive. */
export const PlayerContext = createContext<BrowserPlayer | null>(null);

/** Never written to, so that all requests on the server may share it. */
const emptyStore = createPlayerStore();

export const SleepingPlayerContext = createContext<SleepingPlayer>({ wake: () => {}, commands: withOtherCommandsDead({}) });

/** A part of the player's state. The selector has to return the same value for the same state. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useStore(useContext(PlayerContext)?.store ?? emptyStore, select);
}

/** The player's commands; they are the same object as long as the player lives. */
export function usePlayerCommands(): PlayerCommands {
  const sleeping = useContext(SleepingPlayerContext);
  return useContext(PlayerContext)?.commands ?? sleeping.commands;
}

/** The player, for what cannot do without it: it does not sleep until it is used. Null until it is awake. */
export function useAwakePlayer(): BrowserPlayer | null {
  const { wake } = useContext(SleepingPlayerContext);
  useEffect(() => wake(), [wake]);
  return useContext(PlayerContext);
}

/** Hears of what happened in the player and may be taken back. */
export function usePlayerNotice(listener: (notice: PlayerNotice) => void): void {
  const player = useContext(PlayerContext);
  const hear = useEffectEvent(listener);
  useEffect(() => player?.subscribeNotices((notice) => hear(notice)), [player]);
}
