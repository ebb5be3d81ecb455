import { expect, it, vi } from 'vitest';
import { withOtherCommandsDead } from './dead-commands.ts';

it('hears what wakes it, and nothing else', () => {
  const playUnit = vi.fn<(unitId: string) => void>();
  const sleeping = withOtherCommandsDead({ playUnit });
  const { seek, toggle } = sleeping;
  seek(5);
  toggle();
  sleeping.playUnit('a');
  expect(playUnit).toHaveBeenCalledWith('a');
  expect(sleeping.seek).toBe(seek);
});
