import type { z } from 'zod';
import { findNearestKey } from '#core/library/source/nearest-key.ts';
import { MAX_YAML_LENGTH, parseBoundedYaml, YamlMistake } from '#server/bounded-yaml.ts';
import { UnreadableFile } from '../../unreadable-file.ts';

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
  try {
    const { value, lineOf } = parseBoundedYaml(text);
    return { value, lineOf: (path) => (lineOf(path) ?? 1) + firstLine - 1 };
  } catch (error) {
    if (error instanceof YamlMistake) throw new UnreadableFile(error.message, error.fix, error.line && error.line + firstLine - 1);
    throw error;
  }
}

/** Fast where a file is JSON as it should be; what is not is told with its line. */
export function parseJson(json: string): ParsedYaml {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    if (json.length > MAX_YAML_LENGTH)
      throw new UnreadableFile('The JSON is broken.', 'Write the file again with the program it comes from.');
    return parseYaml(json);
  }
  return { value, lineOf: (path) => findLine(json, path) };
}

/** The first line where a file is beyond what can be searched for lines. */
function findLine(json: string, path: readonly PropertyKey[]): number {
  try {
    return parseYaml(json).lineOf(path);
  } catch {
    return 1;
  }
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
