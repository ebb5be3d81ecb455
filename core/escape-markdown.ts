/**
 * What Markdown or HTML makes something of wherever it stands, also in addresses of pages that become links by themselves, in
 * which a sign that is escaped would be a part of them. An address of mail may be one: it reads as it was written.
 */
const ANYWHERE = /[\\`*[\]<|~]|(?<!\S)#|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|:(?=\/\/)|(?<=www)\./giu;
/** What makes a list or a heading of the line that it begins, or of the line above. */
const AT_START = /^([-+=>]|\d+(?=[.)](?:\s|$)))/;

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
