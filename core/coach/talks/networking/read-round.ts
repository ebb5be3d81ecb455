import type { SaidMessage } from '../../plan/turn-plan.ts';
import type { Commands } from '../../commands/commands.ts';
import type { CommandOf } from '../../commands/command-words.ts';

export type NetworkingCommands = Commands<CommandOf<'networking'>>;

/** The scene that is being played: everything since the learner began it anew. */
export interface Round {
  /** From 0. */
  readonly number: number;
  /** What the learner said to the person, the oldest first. */
  readonly turns: readonly SaidMessage[];
  /** What the person said, the oldest first, without stage notes. */
  readonly heard: readonly string[];
}

export function readRound(said: readonly SaidMessage[], commands: NetworkingCommands): Round {
  let number = 0;
  let turns: SaidMessage[] = [];
  let heard: string[] = [];
  let isOutside = false;
  for (const message of said) {
    const command = message.role === 'user' ? commands.read(message.content) : null;
    if (command === 'again') {
      number++;
      turns = [];
      heard = [];
    }
    if (message.role === 'user') {
      isOutside = command !== null && command !== 'again';
      if (command === null) turns.push(message);
    } else if (!isOutside) heard.push(withoutNotes(message.content));
  }
  return { number, turns, heard };
}

/** A person's words in a reply: what opens a scene stands in its last paragraph, and stage notes stand in italics. */
const withoutNotes = (reply: string): string =>
  reply
    .slice(reply.lastIndexOf('\n\n') + 1)
    .split('*')
    .filter((_, i) => i % 2 === 0)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
