import type { RequestListener } from 'node:http';
import { Problem, problemResponse } from './problem.ts';

/** What RFC 9110 (4.1) asks of every server. The longest of ours carries a search in another script. */
export const ADDRESS_CHARS = 8000;
/** Longer than the path to any page, and to a file deep inside a book. */
export const PATH_CHARS = 2048;

/** Refuses addresses longer than any of ours before anything reads them. */
export function limitAddress(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const address = incoming.url ?? '';
    const question = address.indexOf('?');
    if (address.length <= ADDRESS_CHARS && (question < 0 ? address.length : question) <= PATH_CHARS) {
      listener(incoming, outgoing);
      return;
    }
    const refusal = problemResponse(new Problem('address_too_long', 'No page and no file here has an address as long as this.'));
    outgoing.writeHead(refusal.status, [...refusal.headers, ['X-Content-Type-Options', 'nosniff']].flat());
    void refusal.text().then((body) => outgoing.end(body));
  };
}
