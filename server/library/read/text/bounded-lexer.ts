import { Parser } from 'htmlparser2';
import { Lexer, type Token, type TokensList } from 'marked';
import { UnreadableFile } from '../../unreadable-file.ts';

/** Of lists, quotations and emphasis within each other; a text for people has hardly ten. */
const MAX_DEPTH = 40;
/** Of elements: some are never closed, which nests all that follow in the paragraph. */
const MAX_HTML_DEPTH = 200;
const MAX_ELEMENTS = 50_000;
/** Steps for any text, about half a second, and for each of its letters: honest ones need less than half of them. */
const FREE_STEPS = 60_000_000;
const STEPS_OF_LETTER = 200;
/** Where the lexer stops and looks ahead: each may take it through the rest of the paragraph. */
const MARKS = /[\\<`*~_&[\]]|!(?=\S)/g;
/** Addresses without any mark, which it looks for harder. */
const ADDRESSES = /www\.|:\/\/|@/gi;
const STEPS_OF_ADDRESS = 8;
/** Even an empty paragraph or list item is made a token and an element. */
const STEPS_OF_BLOCK = 2000;

/** The lexer of Markdown, which needs the square of the time for what is made to tangle it, and stops there. */
export class BoundedLexer extends Lexer {
  #depth = 0;
  #stepsLeft = 0;

  override lex(src: string): TokensList {
    this.#stepsLeft = FREE_STEPS + STEPS_OF_LETTER * src.length;
    return super.lex(src);
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[] {
    this.#spend(STEPS_OF_BLOCK + src.length);
    return this.#enter(() => super.blockTokens(src, tokens, lastParagraphClipped));
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    const marks = (src.match(MARKS)?.length ?? 0) + STEPS_OF_ADDRESS * (src.match(ADDRESSES)?.length ?? 0);
    this.#spend(STEPS_OF_BLOCK + (1 + marks) * (src.length + Object.keys(this.tokens.links).length));
    return this.#enter(() => super.inlineTokens(src, tokens));
  }

  #enter<T>(lex: () => T): T {
    if (++this.#depth > MAX_DEPTH)
      throw new UnreadableFile(`The text is nested deeper than ${MAX_DEPTH} levels.`, 'Put fewer lists and quotations into each other.');
    try {
      return lex();
    } finally {
      this.#depth--;
    }
  }

  #spend(steps: number): void {
    this.#stepsLeft -= steps;
    if (this.#stepsLeft < 0)
      throw new UnreadableFile(
        'The text has too many parts, or too many marks such as * _ [ in one of them.',
        'Split the text, or its long paragraphs.',
      );
  }
}

/** @throws {UnreadableFile} for more elements, or more of them in each other, than a page can have */
export function refuseTangledHtml(html: string): void {
  let depth = 0;
  let elements = 0;
  const parser = new Parser({
    onopentagname: () => {
      if (++depth > MAX_HTML_DEPTH)
        throw new UnreadableFile(`The HTML is nested deeper than ${MAX_HTML_DEPTH} levels.`, 'Close its elements.');
      if (++elements > MAX_ELEMENTS) throw new UnreadableFile(`The text has more than ${MAX_ELEMENTS} elements.`, 'Split it.');
    },
    onclosetag: () => void depth--,
  });
  parser.end(html);
}
