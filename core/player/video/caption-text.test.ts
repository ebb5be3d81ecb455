import { describe, expect, it } from 'vitest';
import { captionText } from './caption-text.ts';

describe('the words of a caption', () => {
  it('flow into the width there is', () => {
    expect(captionText(['Keep a log of your work, \nand read it on Fridays.\n'])).toBe('Keep a log of your work, and read it on Fridays.');
  });

  it('of two who speak stand on a line each', () => {
    expect(captionText(['- Did you keep it?\n- I did.'])).toBe('- Did you keep it?\n- I did.');
    expect(captionText(['Did you keep it?', 'I did.'])).toBe('Did you keep it?\nI did.');
  });

  it('are none where nothing is said', () => {
    expect(captionText([])).toBe('');
    expect(captionText([' \n'])).toBe('');
  });
});
