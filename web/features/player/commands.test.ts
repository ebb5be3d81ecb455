import { describe, expect, it } from 'vitest';
import { PLAYER_COMMANDS, canRunCommands, findCommand } from './commands.ts';
import { EMPTY_PLAYER } from './player-store.ts';

describe('the table of commands', () => {
  it.each([
    [' ', 'player.toggle'],
    ['k', 'player.toggle'],
    ['K', 'player.toggle'],
    ['j', 'player.back'],
    ['ArrowLeft', 'player.back'],
    ['l', 'player.forward'],
    ['ArrowRight', 'player.forward'],
    ['m', 'player.mute'],
    ['x', undefined],
    ['Enter', undefined],
    ['arrowleft', undefined],
  ])('%s runs %s', (key, id) => {
    expect(findCommand(key)?.id).toBe(id);
  });

  it('has no key twice', () => {
    const keys = PLAYER_COMMANDS.flatMap((command) => [...command.keys]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is silent without a player', () => {
    expect(canRunCommands(EMPTY_PLAYER)).toBe(false);
  });
});
