import { TokenType, tokenizer, type CSSToken } from '@csstools/css-tokenizer';
import { isSafeInStyle, looksLoaded } from './safe-address.ts';

export interface SanitisedStyle {
  css: string;
  /** Loads from elsewhere, and what runs in browsers of old. */
  removed: number;
  /** Addresses within the book. */
  links: string[];
}

/** Functions that load the strings in them. */
const LOADING = /^(?:url|src|image|(?:-\w+-)?image-set|(?:-\w+-)?cross-fade)$/i;
/** Scripts of browsers of old. */
const RUNNING = /^(?:behavior|-moz-binding)$/i;
/** Broken strings and addresses cost much; no style that anybody reads has so many. */
const MAX_BROKEN = 1000;

const CLOSES: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};

/** What was opened and is not closed yet. `from`: where it begins in what is written. */
interface Block {
  closedBy: TokenType;
  from: number;
  isLoading: boolean;
  isDoomed: boolean;
}

/** An at-rule or declaration in which strings are no plain text, up to its semicolon. */
interface Statement {
  kind: 'import' | 'namespace' | 'custom' | 'running';
  from: number;
  /** Of open blocks when it began. */
  depth: number;
  isDoomed: boolean;
}

/** Style without anything that loads from another place. Untouched when there is nothing to remove. */
export function sanitiseCss(css: string): SanitisedStyle {
  const first = writeSafe(css);
  if (first.removed === 0) return { ...first, css };
  // What is left is read again: no removal may make words of halves.
  return writeSafe(first.css).removed === 0 ? first : { css: '', removed: first.removed, links: [] };
}

function writeSafe(css: string): SanitisedStyle {
  const out: string[] = [];
  const open: Block[] = [];
  const links: string[] = [];
  let statement: Statement | null = null;
  let removed = 0;
  let broken = 0;
  /** Whether a declaration or rule begins here. */
  let isStart = true;
  /** The name of a declaration whose colon has not come yet. */
  let name: { text: string; from: number } | null = null;
  let before: CSSToken | null = null;

  const replaceFrom = (from: number, replacement: string) => {
    out.length = from;
    out.push(replacement);
    removed++;
  };
  const endStatement = () => {
    if (statement?.isDoomed) replaceFrom(statement.from, '');
    statement = null;
  };
  const closeBlock = () => {
    const block = open.pop();
    if (block?.isDoomed) replaceFrom(block.from, 'none');
  };
  const writeAddress = (address: string, raw: string) => {
    if (statement?.kind === 'namespace') out.push(raw);
    else if (isSafeInStyle(address) && !isForeignDelimiter(before)) {
      links.push(address);
      out.push(raw);
    } else if (statement?.kind === 'import') statement.isDoomed = true;
    else replaceFrom(out.length, 'none');
  };
  const writeString = (value: string, raw: string) => {
    const block = open.at(-1);
    out.push(raw);
    if (block?.closedBy === TokenType.CloseSquare || statement?.kind === 'namespace') return;
    const isImport = statement?.kind === 'import' && open.length === statement.depth;
    if (isImport || block?.isLoading) {
      links.push(value);
      if (isSafeInStyle(value)) return;
      if (isImport && statement) statement.isDoomed = true;
      else if (block) block.isDoomed = true;
    } else if ((statement?.kind === 'custom' || block?.closedBy === TokenType.CloseParen) && looksLoaded(value)) {
      // `var()` and functions yet to come may make an address of it.
      replaceFrom(out.length - 1, '""');
    }
  };

  const source = tokenizer({ css });
  while (!source.endOfFile()) {
    const token = source.nextToken();
    const [type, raw] = token;
    const isSpace = type === TokenType.Whitespace || type === TokenType.Comment;
    const ends = type === TokenType.Semicolon || type === TokenType.CloseCurly || (type === TokenType.OpenCurly && statement?.kind !== 'custom');
    if (statement && ends && open.length === statement.depth) {
      const { isDoomed } = statement;
      endStatement();
      if (isDoomed && type === TokenType.Semicolon) {
        isStart = true;
        continue;
      }
    }
    if (type === TokenType.URL) writeAddress(token[4].value, raw);
    else if (type === TokenType.String) writeString(token[4].value, raw);
    else if (type === TokenType.BadURL || type === TokenType.BadString) {
      if (++broken > MAX_BROKEN) return { css: '', removed: removed + 1, links: [] };
      if (/[:\\]|\/[/*]/.test(raw)) replaceFrom(out.length, 'none');
      else out.push(raw);
    } else if (type === TokenType.AtKeyword && !statement && /^(?:import|namespace)$/i.test(token[4].value)) {
      const kind = token[4].value.toLowerCase() === 'import' ? 'import' : 'namespace';
      if (kind === 'import' || open.length === 0) statement = { kind, from: out.length, depth: open.length, isDoomed: false };
      out.push(raw);
    } else if (type === TokenType.Colon && name && !statement) {
      const kind = RUNNING.test(name.text) ? 'running' : name.text.startsWith('--') ? 'custom' : null;
      if (kind) statement = { kind, from: name.from, depth: open.length, isDoomed: kind === 'running' };
      out.push(raw);
    } else {
      const closedBy = CLOSES[type];
      if (type === open.at(-1)?.closedBy) {
        out.push(raw);
        closeBlock();
      } else {
        if (closedBy) {
          const named = type === TokenType.Function ? token[4].value : '';
          open.push({ closedBy, from: out.length, isLoading: LOADING.test(named), isDoomed: /^expression$/i.test(named) });
        }
        out.push(raw);
      }
    }
    if (isSpace) continue;
    name = isStart && type === TokenType.Ident ? { text: token[4].value, from: out.length - 1 } : null;
    isStart = type === TokenType.Semicolon || type === TokenType.OpenCurly || type === TokenType.CloseCurly;
    before = token;
  }
  // At the end all that is open is closed.
  while (open.length > (statement?.depth ?? 0)) closeBlock();
  endStatement();
  while (open.length > 0) closeBlock();
  return { css: out.join(''), removed, links };
}

/** A sign that is part of a name to some tokenizers and stands alone to others, so that they disagree on what `url(` begins. */
function isForeignDelimiter(token: CSSToken | null): boolean {
  return token?.[0] === TokenType.Delim && token[1].charCodeAt(0) >= 0x80;
}
