import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

/** What is marked stands between bars. */
function widen(marked: string): string {
  const [before = '', inside = '', after = ''] = marked.split('|');
  const text = before + inside + after;
  const { from, to } = wholeWords(text, { from: before.length, to: before.length + inside.length });
  return text.slice(from, to);
}

it.each([
  ['Give it a pl|ace and a na|me.', 'place and a name'],
  ['Give it |a place| and', 'a place'],
  ['Give it| a place |and', ' a place '],
  ['it doe|sn’t ma|tter', 'doesn’t matter'],
  ['it does|n’t|', 'doesn’t'],
  ['the ‘qu|ote|’ is', 'quote'],
  ['devel\u00ado|pm|ent', 'devel\u00adopment'],
  ['self-devel|opment|', 'development'],
  ['Über|mut|ig', 'Übermutig'],
  ['in 20|24|', '2024'],
  ['知ら|ない|言葉', 'ない'],
  ['noth||ing', ''],
])('%s', (marked, widened) => expect(widen(marked)).toBe(widened));
