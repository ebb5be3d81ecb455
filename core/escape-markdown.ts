/** What Markdown or HTML makes something of wherever it stands, also in addresses that become links by themselves. */
const ANYWHERE = /[\\`*_[\]<>#|~&@]|:(?=\/\/)|(?<=www)\./gi;
/** What makes a list or a heading of the line that it begins, or of the line above. */
const AT_START = /^([-+=]|\d+(?=[.)]))/;

const escapeText = (text: string): string =>
  text.replaceAll(ANYWHERE, '\\$&').replace(AT_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

/** A text as one line of Markdown that shows every sign as it was written. */
export const escapeLine = (text: string): string => escapeText(text.replaceAll(/\s+/g, ' ').trim());

/** Every line by itself, in a quotation: nothing in it can begin something else. */
export const quoteLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => (line.trim() === '' ? '>' : `> ${escapeText(line.trimStart())}`))
    .join('\n');
