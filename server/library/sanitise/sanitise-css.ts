import { tokenizer } from '@csstools/css-tokenizer';
import { createStyleWriter } from './style-writer.ts';

export interface SanitisedStyle {
  css: string;
  /** Loads from elsewhere, and what runs in browsers of old. */
  removed: number;
  /** Addresses within the book. */
  links: readonly string[];
}

/** Without these signs and names a style has no addresses, and nothing that runs. */
const NEEDS_LOOK = /[\\("'@]|behavior|-moz-binding/i;

/** Of them XML knows only tab and the ends of lines: with another one a page of a book is not shown at all. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0001-\u0008\u000B\u000C\u000E-\u001F]/g;

/** Style without anything that loads from another place. Untouched when there is nothing to remove. */
export function sanitiseCss(given: string): SanitisedStyle {
  const css = given.replaceAll(CONTROLS, '');
  if (!NEEDS_LOOK.test(css)) return { css, removed: 0, links: [] };
  const first = writeSafe(css);
  if (first.removed === 0) return { ...first, css };
  // What is left is read again: no removal may make a word of two halves.
  return writeSafe(first.css).removed === 0 ? first : { css: '', removed: first.removed, links: [] };
}

function writeSafe(css: string): SanitisedStyle {
  const source = tokenizer({ css });
  const writer = createStyleWriter();
  while (!source.endOfFile() && !writer.isHopeless()) writer.write(source.nextToken());
  return writer.end();
}
