import type { z } from 'zod';
import { splitFrontMatter } from '#core/library/source/front-matter.ts';
import type { ProblemLog } from '../../problem.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { describeIssue, parseYaml, suggestKey, type ParsedYaml } from './parse-yaml.ts';

/** Of one file; a list of a thousand wrong values is one mistake. */
const MAX_REPORTED = 20;

export interface ManifestFile<M> {
  manifest: M;
  /** Markdown below the frontmatter. */
  body: string;
  lineOf: ParsedYaml['lineOf'];
}

/**
 * Reads the frontmatter and body of a Markdown file. Unknown keys are notices.
 * Null when a value is wrong: what was meant may have been `draft` or `access`, so nothing is shown on a guess.
 */
export function readManifest<S extends z.ZodObject>(
  file: string,
  text: string,
  schema: S,
  problems: ProblemLog,
): ManifestFile<z.infer<S>> | null {
  let parts;
  try {
    parts = splitFrontMatter(text);
  } catch {
    throw new UnreadableFile('The frontmatter is opened by --- but never closed.', 'Add a line of --- below it.', 1);
  }
  const bare = parts.yaml === null ? /^\s*(\w+):(?:\s|$)/.exec(parts.body)?.[1] : undefined;
  // Read as text, a `draft: true` or `access: members` would be shown to everybody.
  if (bare !== undefined && Object.hasOwn(schema.shape, bare)) {
    throw new UnreadableFile(
      'It begins like frontmatter, without the lines that enclose it.',
      'Put a line of --- above and one below the keys.',
      1,
    );
  }
  const { value, lineOf } = parseYaml(parts.yaml ?? '', parts.yamlLine);
  const data = value ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw new UnreadableFile('The frontmatter is not a list of `key: value` lines.', 'Write one `key: value` a line.', parts.yamlLine);
  }
  const known = Object.keys(schema.shape);
  for (const key of Object.keys(data)) {
    if (!known.includes(key))
      problems.notice(file, `The key ${key} is not known and has no effect.`, suggestKey(key, known), lineOf([key]));
  }
  const result = schema.safeParse(dropNulls(data));
  if (!result.success) {
    for (const issue of result.error.issues.slice(0, MAX_REPORTED)) {
      const { problem, fix } = describeIssue(issue, known);
      problems.error(file, problem, fix, lineOf(issue.path));
    }
    return null;
  }
  return { manifest: result.data, body: parts.body, lineOf };
}

/** `narrator:` with nothing behind it is a key left blank, not a wrong value. */
function dropNulls(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}
