/** What a browser loads, or runs, by the first letters of an address. */
const LOADED = /^(?:(?:https?|ftps?|wss?|file|data|blob|filesystem|javascript|vbscript|about|res|jar|view-source):|[\\/]{2})/i;
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const OWN_FONT = /^data:(?:font\/|application\/(?:x-)?font)/i;

/** An address as browsers read it: they ignore white space and control characters in front of and inside a scheme. */
export function readAddress(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
}

/** `https` of an address as read; null of one that is relative. */
export function schemeOf(address: string): string | null {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** Within the book, whatever the book is served from: what begins with a slash leads to the server's own addresses. */
export function isRelative(address: string): boolean {
  return schemeOf(address) === null && !/^[\\/]/.test(address);
}

/** A picture that the document holds itself. SVG is none: it is a document. */
export function isOwnPicture(address: string): boolean {
  return OWN_PICTURE.test(address);
}

/** Whether style may load it. */
export function isSafeInStyle(value: string): boolean {
  const address = readAddress(value);
  return isRelative(address) || isOwnPicture(address) || OWN_FONT.test(address);
}

/** Whether words that may be meant as text would load something if they were taken for an address. */
export function looksLoaded(value: string): boolean {
  return LOADED.test(readAddress(value)) && !isSafeInStyle(value);
}
