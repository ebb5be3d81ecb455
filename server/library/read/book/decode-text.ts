/** EPUB asks for UTF-8 or UTF-16; old books hold whatever their first line declares. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder(declaredEncoding(bytes) ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Whether a text says of itself that it is in another encoding than UTF-8. */
export function hasForeignEncoding(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return !/^(?:utf-?8|us-ascii|ascii)$/i.test(declaredEncoding(bytes) ?? 'utf-8');
}

/** Whether every reader takes these bytes for the same UTF-8 text. */
export function isPlainUtf8(bytes: Uint8Array): boolean {
  if (hasForeignEncoding(bytes)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** How a style sheet names its encoding: to the letter, or it has no effect. */
export const CHARSET_RULE = /^@charset "([^"]{0,40})";/;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return (/^[^>]{0,1000}\bencoding\s{0,20}=\s{0,20}["']([\w.:-]{1,40})["']/.exec(head) ?? CHARSET_RULE.exec(head))?.[1];
}
