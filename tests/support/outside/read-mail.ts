import type { Mail } from '#server/ports/mail/mailer.ts';

/** A mail as mail programs read it: RFC 5322 with words of RFC 2047, of one part or of a text and a page. Line breaks as `\n`, none at the end. */
export function readMail(source: string): Mail {
  const { header, bodies } = readPart(source);
  const [, name = '', address = ''] = /^(.*) <(.+)>$/.exec(decodeWords(header('From'))) ?? [];
  const replyTo = header('Reply-To');
  const html = bodies.get('text/html');
  return {
    from: { name: name.startsWith('"') ? (JSON.parse(name) as string) : name, address },
    to: header('To'),
    ...(replyTo === '' ? {} : { replyTo }),
    subject: decodeWords(header('Subject')),
    text: bodies.get('text/plain') ?? '',
    ...(html === undefined ? {} : { html }),
  };
}

/** What a header of a mail says. */
export const headerOf = (source: string, name: string): string => readPart(source).header(name);

function readPart(source: string) {
  const lines = source.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n');
  const head = lines.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const [type = ''] = header('Content-Type').split(';');
  const [, boundary] = /boundary="?([^";]+)/.exec(header('Content-Type')) ?? [];
  const body = lines.slice(end + 2);
  const bodies = new Map<string, string>();
  if (boundary === undefined) bodies.set(type, decodeBody(body, header('Content-Transfer-Encoding')).replace(/\n+$/, ''));
  else {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    for (const part of parts) for (const [partType, content] of readPart(part.slice(1)).bodies) bodies.set(partType, content);
  }
  return { header, bodies };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body;
}

const decodeQuoted = (text: string): string =>
  text.replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

function decodeWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
  );
}
