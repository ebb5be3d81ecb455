import { ConversationContext } from '../conversation/context.ts';
import type { SaidMessage } from '../plan/turn-plan.ts';
import { readOnce } from '../reading/read-once.ts';
import { isGrave } from './read-safety.ts';

/** A conversation without the messages that safety answered, and without those answers: nothing quotes them, no service hears them. */
export function leaveOutGrave(said: readonly SaidMessage[]): SaidMessage[] {
  let isLeftOut = false;
  return said.filter((message) => {
    if (message.role === 'user') isLeftOut = isGraveMessage(message);
    return !isLeftOut;
  });
}

const isKnownGrave = readOnce(isGrave);

/** What has a score was read when it was scored. */
const isGraveMessage = ({ content, evaluation, isGrave: isKnown = false }: SaidMessage): boolean =>
  isKnown || ((evaluation === null || evaluation.refused === 'safety') && isKnownGrave(content));

/** A context without the texts that speak of danger, abuse or the law. */
export const leaveOutOfContext = (context: ConversationContext, isHeardGrave: (text: string) => boolean): ConversationContext =>
  ConversationContext.parse(mapTexts(context, (text) => (isGrave(text) || isHeardGrave(text) ? undefined : text)));

/** All texts of a context, however deep. */
export function textsOfContext(context: ConversationContext): string[] {
  const texts: string[] = [];
  mapTexts(context, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function mapTexts(value: unknown, change: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const changed = mapTexts(one, change);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}
