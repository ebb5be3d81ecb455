import type { Context } from 'hono';
import { takesLargeBody } from './body-limit.ts';
import { Problem } from './problem.ts';

/** More than a body holds that fits the schema of its route. A place with all that was heard has some 300. */
export const MOST_VALUES = 1000;
/** The same of the routes with large bodies: the answers to a quiz of 500 questions with 20 options each are some 10,500. */
export const MOST_VALUES_OF_LARGE = 12_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SEPARATORS: ReadonlySet<number> = new Set([...',[{'].map((letter) => letter.charCodeAt(0)));

/**
 * Reads the body, and refuses JSON of more values than the route takes before it is parsed: a megabyte of small ones costs
 * the parser and the schema a hundred times what one long text costs them.
 * @throws {Problem} 413
 */
export async function readFewValues(c: Context): Promise<string> {
  const text = await c.req.text();
  const most = takesLargeBody(c) ? MOST_VALUES_OF_LARGE : MOST_VALUES;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (SEPARATORS.has(code) && (values += 1) > most) throw new Problem('too_large', `The body holds more than ${most} values.`);
  }
  return text;
}
