import { Lexer, type Token } from 'marked';

/** A paragraph of a reply has a few hundred characters and a few marks; lexing needs the square of what tangles it. */
const MAX_CHARS = 4000;
const MAX_MARKS = 250;
/** Where the lexer stops and looks ahead. */
const MARKS = /[\\`*_~<>[\]|!&+=#-]|\d[.)]|www\.|:\/\/|@/gi;

/** One block of Markdown as tokens; null where it is to be shown as it is, since no reply for people looks like that. */
export function lexBlock(block: string): Token[] | null {
  if (block.length > MAX_CHARS || countMarks(block) > MAX_MARKS) return null;
  try {
    return Lexer.lex(block, { gfm: true });
  } catch {
    return null;
  }
}

function countMarks(block: string): number {
  let count = 0;
  for (const _ of block.matchAll(MARKS)) if (++count > MAX_MARKS) break;
  return count;
}
