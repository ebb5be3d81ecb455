import { expect, it } from 'vitest';
import { readComposerKey } from './composer-key.ts';

const ENTER = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it('sends with Enter, and begins a line with Shift', () => {
  expect(readComposerKey(ENTER, false)).toBe('send');
  expect(readComposerKey({ ...ENTER, shiftKey: true }, false)).toBeNull();
});

it('begins a line with Enter on a touch screen', () => {
  expect(readComposerKey(ENTER, true)).toBeNull();
});

it('leaves to an input method what it is putting together', () => {
  for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
    expect(readComposerKey({ ...ENTER, ...taken }, false)).toBeNull();
    expect(readComposerKey({ ...ENTER, ...taken, key: 'Escape' }, false)).toBeNull();
  }
});

it('leaves with Escape, and has no other keys', () => {
  expect(readComposerKey({ ...ENTER, key: 'Escape' }, true)).toBe('leave');
  expect(readComposerKey({ ...ENTER, key: 'a' }, false)).toBeNull();
});
