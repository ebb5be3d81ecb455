import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('a reply that is read out', () => {
  it.each([
    ['One **two** *three* `four`', 'One two three four'],
    ['## Next\n\nSay [what you did](/ebooks/one).', 'Next Say what you did.'],
    ['- one\n- **two**\n  - three', 'one two three'],
    ['> said\n\n---\n\ndone', 'said  done'],
    ['| Part | Said |\n| - | - |\n| Result | **none** |', 'Part, Said. Result, none'],
    ['['.repeat(300), '['.repeat(300)],
  ])('%j has its words and no marks', (markdown, words) => {
    expect(plainText(markdown)).toBe(words);
  });
});
