/** What a request may be full of so that whoever reads it carelessly reads it again and again. */
export const ODD_LETTERS = [
  '/',
  ' ',
  '.',
  '%2f',
  '%20',
  '=',
  ';',
  ',',
  '&',
  '-',
  ':',
  '"',
  '[',
  '0',
  '\t',
  '../',
  '%',
  ', ',
  'a=b; ',
  '"a",',
  'a;q=1,',
  '1-2,',
];

/** Headers that something in the server, or before it, reads. */
export const READ_HEADERS = [
  ...['cookie', 'accept', 'range', 'if-none-match', 'if-range', 'accept-language', 'accept-encoding', 'host', 'origin', 'referer'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'user-agent', 'content-type', 'idempotency-key'],
  ...['last-event-id', 'authorization', 'stripe-signature', 'time-zone', 'sec-fetch-dest', 'sec-fetch-site', 'if-modified-since'],
];
