import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';
import { createCommandSpeaker, LATE_MS, SETTLED_MS, type CommandSpeaker } from './command-speaker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const withVolume = (volume: number): PlayerState => ({ ...EMPTY_PLAYER, playback: { ...EMPTY_PLAYER.playback, volume } });
const sayVolume = ({ playback }: PlayerState): string => `Volume ${playback.volume}`;
const sayWhenQuiet = ({ playback }: PlayerState): string | null => (playback.volume === 0 ? 'Quiet' : null);

function open(): { said: string[]; speaker: CommandSpeaker; setVolume: (volume: number) => void } {
  const store = createStore<PlayerState>(() => withVolume(1));
  const said: string[] = [];
  return {
    said,
    speaker: createCommandSpeaker(store, (text) => said.push(text)),
    setVolume: (volume) => store.setState(withVolume(volume)),
  };
}

it('says where several keys have led, once', () => {
  const { said, speaker, setVolume } = open();
  for (const volume of [0.9, 0.8, 0.7]) {
    speaker.note(sayVolume, EMPTY_PLAYER);
    setVolume(volume);
    vi.advanceTimersByTime(SETTLED_MS - 1);
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Volume 0.7']);
  setVolume(0.2);
  vi.advanceTimersByTime(LATE_MS);
  expect(said).toEqual(['Volume 0.7']);
});

it('compares with the state before the first of them', () => {
  const { said, speaker } = open();
  const compare = (now: PlayerState, before: PlayerState): string => `${before.playback.volume} to ${now.playback.volume}`;
  speaker.note(compare, withVolume(0.1));
  speaker.note(compare, withVolume(0.5));
  vi.advanceTimersByTime(SETTLED_MS);
  speaker.note(compare, withVolume(0.6));
  vi.advanceTimersByTime(SETTLED_MS);
  expect(said).toEqual(['0.1 to 1', '0.6 to 1']);
});

it('waits for what is on its way, but not for ever', () => {
  const { said, speaker, setVolume } = open();
  speaker.note(sayWhenQuiet, EMPTY_PLAYER);
  vi.advanceTimersByTime(SETTLED_MS + 1000);
  setVolume(0);
  setVolume(0.5);
  setVolume(0);
  expect(said).toEqual(['Quiet']);

  setVolume(1);
  speaker.note(sayWhenQuiet, EMPTY_PLAYER);
  vi.advanceTimersByTime(SETTLED_MS + LATE_MS);
  setVolume(0);
  expect(said).toEqual(['Quiet']);
});

it('says nothing any more once it is stopped', () => {
  const { said, speaker } = open();
  speaker.note(sayVolume, EMPTY_PLAYER);
  speaker.stop();
  vi.advanceTimersByTime(SETTLED_MS);
  expect(said).toEqual([]);
});
