import { TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { isSafeInStyle, looksLoaded } from './safe-address.ts';

/** Functions that load the strings in them. */
const LOADING = /^(?:url|src|image|(?:-\w+-)?image-set|(?:-\w+-)?cross-fade)$/i;
/** Declarations that run scripts in browsers of old. */
const RUNNING = /^(?:behavior|-moz-binding)$/i;
/** Declarations that show a string as it stands. */
const SHOWING = /^(?:content|quotes)$/i;
/** Broken strings and addresses take long to read; no style that anybody wrote has so many. */
const MAX_BROKEN = 1000;

const CLOSES: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};

/** What is open. `from`: where it begins in what is written. A doomed one is taken back when it ends. */
interface Block {
  closedBy: TokenType;
  from: number;
  isLoading: boolean;
  isDoomed: boolean;
}

/** An at-rule or declaration that says what the strings in it are for, up to its semicolon. */
interface Statement {
  kind: 'import' | 'namespace' | 'shown' | 'running';
  from: number;
  /** Of open blocks when it began. */
  depth: number;
  isDoomed: boolean;
}

/** Writes the tokens of a style one after the other, without the addresses that lead elsewhere. */
export function createStyleWriter() {
  const out: string[] = [];
  const open: Block[] = [];
  const links: string[] = [];
  let statement: Statement | null = null;
  let removed = 0;
  let broken = 0;
  /** Whether a declaration or rule may begin here. */
  let isStart = true;
  /** What may be the name of a declaration, until the next token. */
  let name: { text: string; from: number } | null = null;
  let before: CSSToken | null = null;

  const replaceFrom = (from: number, replacement: string) => {
    out.length = from;
    if (replacement !== '') out.push(replacement);
    removed++;
  };

  const begin = (kind: Statement['kind'], from: number) => {
    statement = { kind, from, depth: open.length, isDoomed: kind === 'running' };
  };

  /** Whether the statement that ends before this token went, and the token with it. */
  const endStatement = (type: TokenType): boolean => {
    if (!statement || open.length !== statement.depth) return false;
    if (type !== TokenType.Semicolon && type !== TokenType.CloseCurly && type !== TokenType.OpenCurly) return false;
    const { isDoomed, from } = statement;
    statement = null;
    if (isDoomed) replaceFrom(from, '');
    return isDoomed && type === TokenType.Semicolon;
  };

  const closeBlock = () => {
    const block = open.pop();
    if (block?.isDoomed) replaceFrom(block.from, 'none');
  };

  const writeAddress = (address: string, raw: string) => {
    out.push(raw);
    if (statement?.kind === 'namespace') return;
    if (isSafeInStyle(address) && !isForeignDelimiter(before)) links.push(address);
    else if (statement?.kind === 'import') statement.isDoomed = true;
    else replaceFrom(out.length - 1, 'none');
  };

  const writeString = (value: string, raw: string) => {
    out.push(raw);
    const block = open.at(-1);
    const own = statement?.depth === open.length ? statement : null;
    const loader = block?.isLoading ? block : own?.kind === 'import' ? own : null;
    if (loader) {
      links.push(value);
      loader.isDoomed ||= !isSafeInStyle(value);
      return;
    }
    const isText = own?.kind === 'namespace' || own?.kind === 'shown' || block?.closedBy === TokenType.CloseSquare;
    // Variables and functions may carry it to where it is loaded.
    if (!isText && looksLoaded(value)) replaceFrom(out.length - 1, '""');
  };

  /** A browser skips it; one that does not might find an address in it. */
  const writeBroken = (raw: string) => {
    broken++;
    out.push(raw);
    if (/[:\\]|\/[/*]/.test(raw)) replaceFrom(out.length - 1, 'none');
  };

  const writeAtKeyword = (keyword: string, raw: string) => {
    if (!statement && keyword === 'import') begin('import', out.length);
    if (!statement && keyword === 'namespace' && open.length === 0) begin('namespace', out.length);
    out.push(raw);
  };

  const writeColon = (raw: string) => {
    if (name && !statement && RUNNING.test(name.text)) begin('running', name.from);
    if (name && !statement && SHOWING.test(name.text)) begin('shown', name.from);
    out.push(raw);
  };

  const writeOther = (token: CSSToken) => {
    const [type, raw] = token;
    const closedBy = CLOSES[type];
    const called = type === TokenType.Function ? token[4].value : '';
    if (closedBy) open.push({ closedBy, from: out.length, isLoading: LOADING.test(called), isDoomed: /^expression$/i.test(called) });
    out.push(raw);
    if (type === open.at(-1)?.closedBy) closeBlock();
  };

  const remember = (token: CSSToken) => {
    const [type] = token;
    if (type === TokenType.Whitespace || type === TokenType.Comment) return;
    name = isStart && type === TokenType.Ident ? { text: token[4].value, from: out.length - 1 } : null;
    isStart = type === TokenType.Semicolon || type === TokenType.OpenCurly || type === TokenType.CloseCurly;
    before = token;
  };

  return {
    write: (token: CSSToken) => {
      const [type, raw] = token;
      if (!endStatement(type)) {
        if (type === TokenType.URL) writeAddress(token[4].value, raw);
        else if (type === TokenType.String) writeString(token[4].value, raw);
        else if (type === TokenType.BadURL || type === TokenType.BadString) writeBroken(raw);
        else if (type === TokenType.AtKeyword) writeAtKeyword(token[4].value.toLowerCase(), raw);
        else if (type === TokenType.Colon) writeColon(raw);
        else writeOther(token);
      }
      remember(token);
    },
    isHopeless: () => broken > MAX_BROKEN,
    end: () => {
      if (broken > MAX_BROKEN) return { css: '', removed: removed + 1, links: [] };
      // At the end of the text all that is open is closed, from the inside out.
      while (open.length > (statement?.depth ?? 0)) closeBlock();
      endStatement(TokenType.Semicolon);
      while (open.length > 0) closeBlock();
      return { css: out.join(''), removed, links };
    },
  };
}

/** A sign that is part of a name to some tokenizers and stands alone to others, so that they disagree on what `url(` begins. */
function isForeignDelimiter(token: CSSToken | null): boolean {
  return token?.[0] === TokenType.Delim && token[1].charCodeAt(0) >= 0x80;
}
