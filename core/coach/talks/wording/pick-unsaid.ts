import { hashText } from '#core/random.ts';
import type { SaidMessage } from '../../plan/turn-plan.ts';
import { fixedPart } from './fill.ts';

/** What decides between ways to say the same: the conversation, and the replies that it holds already. */
export interface Told {
  readonly seed: string;
  /** Replies, the oldest first. */
  readonly replies: readonly string[];
}

/**
 * One of several ways to say something that no earlier reply used.
 * @returns null when all were used
 */
export function pickUnsaid(ways: readonly string[], told: Told): string | null {
  return fromSeed(ways, told.seed).find((way) => lastUse(way, told) < 0) ?? null;
}

/** The same for what must be said in any case: when all were used, the one that was said longest ago. */
export function pickLeastSaid(ways: readonly [string, ...string[]], told: Told): string {
  return fromSeed(ways, told.seed).reduce((least, way) => (lastUse(way, told) < lastUse(least, told) ? way : least));
}

/** All of them, beginning at a place that the seed decides. */
function fromSeed(ways: readonly string[], seed: string): string[] {
  const start = ways.length === 0 ? 0 : hashText(`${seed}:${ways[0]}`) % ways.length;
  return [...ways.slice(start), ...ways.slice(0, start)];
}

const lastUse = (way: string, { replies }: Told): number => replies.findLastIndex((reply) => reply.includes(fixedPart(way)));

/** What a conversation holds so far. Questions count by themselves too: a model may have put other words around them. */
export const toldIn = (said: readonly SaidMessage[], seed: string): Told => ({
  seed,
  replies: said.flatMap(({ role, content, asked }) => (role === 'assistant' ? [`${content}\n${asked?.text ?? ''}`] : [])),
});
