import { escapeLine, quoteLines } from '#core/escape-markdown.ts';
import type { Entry } from './present-row.ts';
import { sayMoment } from './say-moment.ts';

/** Who said what, in the order in which it was written, other attempts at an answer among it. */
export function tellConversation({ title, type, createdAt, messages, review }: Entry): string {
  const said = (messages as readonly Entry[]).flatMap(({ role, content, createdAt: at }) => [
    `### ${role === 'user' ? 'You' : 'The coach'} (${sayMoment(String(at))})`,
    quoteLines(String(content)),
  ]);
  const headline = (review as { headline?: string } | null)?.headline;
  const end = headline === undefined ? [] : ['### In review', quoteLines(headline)];
  return [`## ${escapeLine(String(title))}`, `${escapeLine(String(type))}, begun ${sayMoment(String(createdAt))}`, ...said, ...end].join(
    '\n\n',
  );
}
