import { z } from 'zod';
import { COACH_MODES, type CoachMode } from '../../practice/modes.ts';

/** What a learner can tell the coach to do, in each mode. */
export const COMMANDS = {
  career: ['another', 'so_far', 'propose_goal', 'why', 'go_on', 'end'],
  interview: ['again', 'shorter', 'next', 'another', 'why', 'shape', 'tips', 'how_did_i_do', 'end'],
  managerial: ['another', 'example', 'why', 'how_did_i_do', 'go_on', 'end'],
  networking: ['again', 'how_did_i_do', 'end'],
} as const satisfies Record<CoachMode, readonly string[]>;
export type CommandOf<Mode extends CoachMode> = (typeof COMMANDS)[Mode][number];
export type Command = CommandOf<CoachMode>;

const Line = z.string('write at least the words of the button').trim().min(1).max(80);
const Lines = z.tuple([Line], Line).refine((lines) => lines.length <= 40, 'write at most 40 lines');

/** `library/coach/commands.yaml`: of each command the words of its button, and what else is said for it. */
export const CommandWords = z
  .strictObject({
    polite: z.array(Line).max(40),
    career: z.record(z.enum(COMMANDS.career), Lines),
    interview: z.record(z.enum(COMMANDS.interview), Lines),
    managerial: z.record(z.enum(COMMANDS.managerial), Lines),
    networking: z.record(z.enum(COMMANDS.networking), Lines),
  })
  .superRefine((words, check) => {
    for (const mode of COACH_MODES) {
      const known = new Map<string, string>();
      for (const [command, lines] of Object.entries(words[mode]))
        for (const [i, line] of lines.entries()) {
          const other = known.get(plainWords(line));
          if (other !== undefined && other !== command)
            check.addIssue({ code: 'custom', path: [mode, command, i], message: `it stands under ${other} already` });
          known.set(plainWords(line), command);
        }
    }
  });
export type CommandWords = z.infer<typeof CommandWords>;

/** Small letters and single blanks, without marks: "What have I said so far?" as a tired hand types it. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
