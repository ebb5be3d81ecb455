import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';

export type PlayerStore = StoreApi<PlayerState>;

export const createPlayerStore = (): PlayerStore => createStore<PlayerState>(() => EMPTY_PLAYER);
