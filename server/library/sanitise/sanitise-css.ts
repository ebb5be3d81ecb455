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

/** Style without anything that loads from another place. Untouched when there is nothing to remove. */
export function sanitiseCss(css: string): SanitisedStyle {
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
