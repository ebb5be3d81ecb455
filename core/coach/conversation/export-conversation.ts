import { escapeLine, quoteLines } from '../../escape-markdown.ts';
import { sayMoment } from '../../say-moment.ts';
import type { Conversation } from './conversation.ts';
import type { CoachMessage } from './message.ts';

const MAX_NAME_CHARS = 60;

/** All of it, as the API gives it. */
export const exportJson = (conversation: Conversation): string => `${JSON.stringify(conversation, null, 2)}\n`;

/**
 * To be read: who said what, with all attempts at an answer in the place of the one that is shown. Every word stands in the
 * file as it was written, also where it looks like Markdown or HTML.
 * @param zone by its IANA name, in which times are told; UTC without
 */
export function exportMarkdown({ title, type, createdAt, messages, review }: Conversation, zone?: string): string {
  const begun = `${capitalized(type)} conversation, begun ${sayMoment(createdAt, zone)}`;
  const parts = [`# ${escapeLine(title)}`, begun, ...messages.flatMap((message) => tell(message, zone))];
  if (review) parts.push('## In review', quoteLines(review.headline));
  return `${parts.join('\n\n')}\n`;
}

/** "2026-11-22-product-lead.md" */
export function exportFileName({ title, createdAt }: Pick<Conversation, 'title' | 'createdAt'>, ending: 'md' | 'json'): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_NAME_CHARS)
    .replaceAll(/^-|-$/g, '');
  return `${[createdAt.slice(0, 10), name].filter((part) => part !== '').join('-')}.${ending}`;
}

function tell({ role, content, timestamp, attempts, provider, model, state }: CoachMessage, zone?: string): string[] {
  if (role === 'user') {
    const versions = attempts.length > 1 ? attempts : [{ content, timestamp }];
    return versions.flatMap((version, i) => [
      `## You${versions.length > 1 ? `, attempt ${i + 1}` : ''} (${sayMoment(version.timestamp, zone)})`,
      quoteLines(version.content),
    ]);
  }
  const writer = provider === 'openai' ? `AI service${model === null ? '' : `, ${escapeLine(model)}`}` : 'built-in coach';
  const end = state === 'complete' ? '' : `, ${state}`;
  return [`## The coach (${writer}${end})`, quoteLines(content)];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
