export interface FrontMatter {
  /** The YAML between the `---` lines, or null when the text has none. */
  yaml: string | null;
  body: string;
  /** 1-based line of the file on which the YAML begins. */
  yamlLine: number;
}

/**
 * Splits a Markdown text into YAML and body.
 * @throws {SyntaxError} when the opening `---` is never closed
 */
export function splitFrontMatter(text: string): FrontMatter {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const opening = /^---[ \t]*\n/.exec(clean);
  if (!opening) return { yaml: null, body: clean, yamlLine: 1 };
  const rest = clean.slice(opening[0].length);
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m.exec(rest);
  if (!closing) throw new SyntaxError('The frontmatter is opened by --- but never closed.');
  return { yaml: rest.slice(0, closing.index), body: rest.slice(closing.index + closing[0].length), yamlLine: 2 };
}
