import { Composer, isAlias, isMap, isNode, isPair, isScalar, isSeq, Lexer, LineCounter, Parser, type CST, type Document } from 'yaml';

export interface BoundedYaml {
  value: unknown;
  /** 1-based line of the value at a path, or of its nearest ancestor; null when nothing of the path is there. */
  lineOf: (path: readonly PropertyKey[]) => number | null;
}

/** What is wrong with a YAML text, in a sentence. */
export class YamlMistake extends Error {
  readonly fix: string;
  /** 1-based; null when the whole is meant. */
  readonly line: number | null;
  constructor(problem: string, fix: string, line: number | null = null) {
    super(problem);
    this.fix = fix;
    this.line = line;
  }
}

export const MAX_YAML_LENGTH = 1024 * 1024;
/** Words and signs; a second's work. The largest quiz there can be has a quarter of them. */
const MAX_LEXEMES = 100_000;
const MAX_DEPTH = 50;
/** Of one list of `key: value` lines. */
const MAX_KEYS = 200;
/** Ten lines of them can stand for gigabytes. */
const MAX_ALIASES = 50;

/**
 * Parses one YAML document, of which JSON is a part, in a time that grows with its length: nesting and keys are
 * counted while it is read, and keys are not compared each with all others.
 * @throws {YamlMistake} for the first mistake, and for a text beyond the limits
 */
export function parseBoundedYaml(text: string): BoundedYaml {
  if (text.length > MAX_YAML_LENGTH) throw new YamlMistake('The YAML is larger than 1 MiB.', 'Make it smaller or split it.');
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const [document, second] = new Composer({ uniqueKeys: false, prettyErrors: false }).compose(
    readTokens(text, lineCounter),
    true,
    text.length,
  );
  const error = document?.errors[0];
  if (error) {
    // What is never closed is found missing at the end: the last line with text is nearer to it.
    throw invalid(error.message, Math.min(lineAt(error.pos[0]), text.trimEnd().split('\n').length));
  }
  if (second) throw invalid('Source contains multiple documents', lineAt(second.range[0]));
  if (!document) return { value: null, lineOf: () => null };
  checkNodes(document, lineAt);
  return {
    value: toValue(document),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return null;
    },
  };
}

function toValue(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    throw tooManyAliases();
  }
}

function tooManyAliases(): YamlMistake {
  return new YamlMistake('The YAML repeats itself through too many aliases.', 'Write the values out.');
}

function* readTokens(text: string, lineCounter: LineCounter): Generator<CST.Token> {
  lineCounter.addNewLine(0);
  const parser = new Parser(lineCounter.addNewLine);
  const line = (): number => lineCounter.linePos(parser.offset).line;
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (++lexemes > MAX_LEXEMES) throw new YamlMistake('The YAML has too many words and signs.', 'Make it smaller or split it.', line());
    yield* parser.next(lexeme);
    if (parser.stack.length > MAX_DEPTH)
      throw new YamlMistake(`The YAML is nested deeper than ${MAX_DEPTH} levels.`, 'Simplify it.', line());
    if (countKeys(parser.stack.at(-1)) > MAX_KEYS)
      throw new YamlMistake(`There are more than ${MAX_KEYS} keys in one place.`, 'Remove those that are not needed.', line());
  }
  yield* parser.end();
}

function countKeys(token: CST.Token | undefined): number {
  return token?.type === 'block-map' || (token?.type === 'flow-collection' && token.start.source === '{') ? token.items.length : 0;
}

/** Refuses what would take the square of the time, or more, to be made a value. */
function checkNodes(document: Document.Parsed, lineAt: (offset: number) => number): void {
  let aliases = 0;
  const visit = (node: unknown): void => {
    if (isAlias(node) && ++aliases > MAX_ALIASES) throw tooManyAliases();
    if (isSeq(node)) for (const item of node.items) visit(item);
    if (!isMap(node)) return;
    const line = lineAt(node.range?.[0] ?? 0);
    const keys = new Set<unknown>();
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      if (!isScalar(pair.key)) throw invalid('A key must be a word', line);
      if (keys.has(pair.key.value)) throw invalid('Map keys must be unique', lineAt(pair.key.range?.[0] ?? 0));
      keys.add(pair.key.value);
      visit(pair.value);
    }
  };
  visit(document.contents);
}

function invalid(message: string, line: number): YamlMistake {
  const sentence = message.split('\n', 1)[0] ?? message;
  return new YamlMistake(
    `The YAML is invalid: ${sentence}${sentence.endsWith('.') ? '' : '.'}`,
    'Correct the line; quote text that holds a colon, # or quotes.',
    line,
  );
}
