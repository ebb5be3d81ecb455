import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_PLAYBACK } from '#core/account/playback-defaults.ts';
import { EMPTY_QUEUE } from '#core/player/queue.ts';
import { PLAYER_COMMANDS, type PlayerCommand } from './commands.ts';
import { EMPTY_PLAYER, type PlayerState } from './player-store.ts';
import { deadCommands } from './use-player.ts';

const playing: PlayerState = { ...EMPTY_PLAYER, queue: { ...EMPTY_QUEUE, items: ['a', 'b'], currentQueueIndex: 0 } };
const film = {
  ...playing,
  episode: { id: 'a', kind: 'video', video_url: '/media/a', audioUrl: null, transcriptUrl: '/media/a.vtt', captions: [], chapters: [] },
} as unknown as PlayerState;

const find = (id: string): PlayerCommand => {
  const command = PLAYER_COMMANDS.find((one) => one.id === id);
  if (!command) throw new Error(`No command ${id}`);
  return command;
};
const canRun = (state: PlayerState): string[] =>
  PLAYER_COMMANDS.filter((command) => command.canRun({ state, player: deadCommands })).map(({ id }) => id);

describe('the table of commands', () => {
  it('has no key and no id twice', () => {
    const keys = PLAYER_COMMANDS.flatMap((command) => command.keys);
    const ids = PLAYER_COMMANDS.map(({ id }) => id);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("names the learner's own lengths", () => {
    const { label } = find('player.back');
    expect(typeof label === 'function' && label({ ...DEFAULT_PLAYBACK, backSec: 20 })).toBe('Back 20 seconds');
  });

  it('offers only the queue without a player', () => {
    expect(canRun(EMPTY_PLAYER)).toEqual(['queue.open']);
  });

  it('offers what the unit has', () => {
    expect(canRun(playing)).not.toContain('player.transcript');
    expect(canRun(playing)).not.toContain('player.fullscreen');
    expect(canRun(playing)).not.toContain('player.nextChapter');
    expect(canRun(film)).toEqual(expect.arrayContaining(['player.transcript', 'player.fullscreen', 'player.captions']));
    expect(canRun(film)).toContain('queue.next');
    expect(canRun(film)).not.toContain('queue.previous');
  });

  it('offers the way back only after a jump in this unit', () => {
    const left = (unitId: string): PlayerState => ({ ...playing, history: [{ unitId, positionSec: 5, leftMs: 0 }] });
    expect(canRun(left('a'))).toContain('player.returnToPlace');
    expect(canRun(left('b'))).not.toContain('player.returnToPlace');
  });

  it.each([
    [1, 'player.faster', 1.1],
    [1.2, 'player.faster', 1.3],
    [3, 'player.faster', 3],
    [0.5, 'player.slower', 0.5],
    [1.1, 'player.slower', 1],
  ])('from speed %d, %s goes to %d', (rate, id, expected) => {
    const setRate = vi.fn<(rate: number) => void>();
    const state = { ...playing, playback: { ...playing.playback, rate } };
    find(id).run({ state, player: { ...deadCommands, setRate } });
    expect(setRate).toHaveBeenCalledWith(expected);
  });

  it('puts an open panel away with the same key', () => {
    const showPanel = vi.fn<(panel: string | null) => void>();
    const player = { ...deadCommands, showPanel };
    find('player.transcript').run({ state: film, player });
    find('player.transcript').run({ state: { ...film, view: { ...film.view, panel: 'transcript' } }, player });
    expect(showPanel.mock.calls).toEqual([['transcript'], [null]]);
  });
});
