import type { CoachMode } from '../../practice/modes.ts';
import { plainWords, type CommandOf, type CommandWords } from './command-words.ts';

/** The commands of one mode. */
export interface Commands<Command extends string> {
  /** What the button for it says. */
  button(command: Command): string;
  /** What a message tells the coach to do, where it says that and nothing else; null for all that has to be heard. */
  read(content: string): Command | null;
}

/** An order is short; whatever is longer is something else. */
const MAX_CHARS = 80;

/** @param mode only its own commands are ever asked for */
export function commandsFor<Mode extends CoachMode>(words: CommandWords, mode: Mode): Commands<CommandOf<Mode>> {
  const lines = words[mode] as Readonly<Record<CommandOf<Mode>, readonly [string, ...string[]]>>;
  const known = new Map<string, CommandOf<Mode>>();
  for (const command of Object.keys(lines) as CommandOf<Mode>[]) for (const line of lines[command]) known.set(plainWords(line), command);
  const polite = new Set(words.polite.map(plainWords));
  /** How many a text begins with: "ok, next question please". */
  const politeWords = (said: readonly string[]): number => {
    const first = said.findIndex((word) => !polite.has(word));
    return first < 0 ? said.length : first;
  };
  return {
    button: (command) => lines[command][0],
    read: (content) => {
      if (content.length > MAX_CHARS) return null;
      const said = plainWords(content).split(' ');
      const [before, after] = [politeWords(said), politeWords(said.toReversed())];
      for (let start = 0; start <= before; start++)
        for (let end = said.length; end >= said.length - after; end--) {
          const command = known.get(said.slice(start, end).join(' '));
          if (command !== undefined) return command;
        }
      return null;
    },
  };
}
