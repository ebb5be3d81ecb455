import { escapeLine, quoteLines } from '#core/escape-markdown.ts';
import { sayMoment } from '#core/say-moment.ts';
import type { Entry } from './present-row.ts';
import type { Reader } from './tell-entry.ts';

/** Who said what, in the order in which it was written, other attempts at an answer among it. */
export function tellConversation({ title, createdAt, messages, review }: Entry, { zone }: Reader): string {
  const said = (messages as readonly Entry[]).flatMap(({ role, content, createdAt: at }) => [
    `### ${role === 'user' ? 'You' : 'The coach'} (${sayMoment(String(at), zone)})`,
    quoteLines(String(content)),
  ]);
  const headline = (review as { headline?: string } | null)?.headline;
  const end = headline === undefined ? [] : ['### Looking back', quoteLines(headline)];
  return [`## ${escapeLine(String(title))}`, `Begun ${sayMoment(String(createdAt), zone)}`, ...said, ...end].join('\n\n');
}
