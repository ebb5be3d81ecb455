import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { findNearestKey } from '#core/library/source/nearest-key.ts';
import { UnreadableFile } from '../read-bytes.ts';

export interface ParsedYaml {
  value: unknown;
  /** 1-based line in the file of the value at a path, or of its nearest ancestor. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses YAML, of which JSON is a part, keeping lines.
 * @param firstLine line of the file on which `text` begins
 * @throws {UnreadableFile} with the line of the first mistake
 */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    // What is never closed is found missing at the end: the last line with text is nearer to it.
    const line = Math.min(lineCounter.linePos(error.pos[0]).line, text.trimEnd().split('\n').length);
    throw new UnreadableFile(
      `The YAML is invalid: ${firstSentence(error.message)}`,
      'Correct the line; quote text that holds a colon, # or quotes.',
      line + firstLine - 1,
    );
  }
  let value: unknown;
  try {
    // Aliases are limited: ten lines of them can stand for gigabytes.
    value = document.toJS({ maxAliasCount: 50 });
  } catch {
    throw new UnreadableFile('The YAML repeats itself through too many aliases.', 'Write the values out.');
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line + firstLine - 1;
    }
    return firstLine;
  };
  return { value, lineOf };
}

/** `questions[2].text`, counted from 0 as in the schema's own messages; empty for the whole. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${String(part)}`)).join('');
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: '`key: value` lines',
};

/** One issue of a schema in an operator's words. */
export function describeIssue(issue: z.core.$ZodIssue, knownKeys: readonly string[] = []): { problem: string; fix: string } {
  const place = formatPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    return {
      problem: `${place === '' ? 'There' : `In ${place} there`} is an unknown key: ${issue.keys.join(', ')}.`,
      fix: suggestKey(key, knownKeys),
    };
  }
  const message =
    issue.code === 'invalid_union'
      ? 'has the wrong type'
      : issue.code === 'invalid_type'
        ? `must be ${TYPE_WORDS[issue.expected] ?? issue.expected}`
        : issue.message.replace(/^Invalid input: /, '').replace(/^Invalid option: /, '');
  const says = place === '' ? message : `${place}: ${message}`;
  return { problem: `${says}.`, fix: 'Correct the value; docs/library.md lists what each key takes.' };
}

export function suggestKey(key: string, knownKeys: readonly string[]): string {
  const nearest = findNearestKey(key, knownKeys);
  return nearest ? `Did you mean ${nearest}?` : `Remove it, or use one of: ${knownKeys.join(', ')}.`;
}

function firstSentence(message: string): string {
  const line = message.split('\n')[0] ?? message;
  return line.endsWith('.') ? line : `${line}.`;
}
