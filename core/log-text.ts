/** Longer than any line of ours and any stack; what strangers send can be a megabyte. */
const LENGTH_MAX = 8000;

/** An address of somebody, or a package with its version: only an address ends with a name. Begun nowhere inside a name, so that each letter is looked at once. */
const ADDRESS = /(?<![\w.!#$%&*+=?^`{|}~-])[\w.!#$%&*+=?^`{|}~-]+@([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)/gu;
const leaveOut = (found: string, host: string): string => (/\.\p{L}[^.]*$/u.test(host) ? '[address]' : found);

/**
 * A text for the log as nobody can forge it: control characters, line separators and marks that turn the direction of a
 * text are written as escapes, and every line after the first begins with spaces, as no entry of ours does. Addresses of people are left out: logs are read by
 * others, and outlive accounts.
 */
export function escapeLogText(text: string): string {
  return text
    .slice(0, LENGTH_MAX)
    .replace(ADDRESS, leaveOut)
    .replace(/\r?\n[ \t]*/g, '\n    ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => (char === '\n' ? char : `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`));
}
