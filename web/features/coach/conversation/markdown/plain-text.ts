import type { MarkedToken, Token } from 'marked';
import { splitBlocks } from '#core/coach/chat/split-blocks.ts';
import { lexBlock } from './lex-block.ts';

/** A reply as it is read out: its words without the marks of Markdown. */
export const plainText = (text: string): string =>
  splitBlocks(text)
    .map((block) => {
      const tokens = lexBlock(block);
      return tokens ? wordsOf(tokens, ' ') : block;
    })
    .join(' ')
    .replaceAll('\n', ' ');

const wordsOf = (tokens: readonly Token[], between = ''): string => tokens.map((token) => wordsIn(token as MarkedToken)).join(between);

function wordsIn(token: MarkedToken): string {
  switch (token.type) {
    case 'list':
      return token.items.map(({ tokens }) => wordsOf(tokens, ' ')).join(' ');
    case 'table':
      return [token.header, ...token.rows].map((cells) => cells.map(({ tokens }) => wordsOf(tokens)).join(', ')).join('. ');
    case 'blockquote':
      return wordsOf(token.tokens, ' ');
    case 'br':
      return ' ';
    case 'space':
    case 'hr':
      return '';
    default:
      if ('tokens' in token && token.tokens) return wordsOf(token.tokens);
      return 'text' in token ? token.text : token.raw;
  }
}
