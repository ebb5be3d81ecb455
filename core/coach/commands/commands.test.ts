import { describe, expect, it } from 'vitest';
import { SPOKEN } from '../../../tests/support/samples/spoken-words.ts';
import { COACH_MODES } from '../../practice/modes.ts';
import { CommandWords } from './command-words.ts';
import { commandsFor } from './commands.ts';

const { commands: words } = SPOKEN;

describe.each(COACH_MODES)('an order in a %s conversation', (mode) => {
  const commands = commandsFor(words, mode);

  it('is read from each of its lines, however it is typed', () => {
    for (const [command, lines] of Object.entries(words[mode]))
      for (const line of lines)
        for (const typed of [line, line.toUpperCase(), ` ${line}!! `, `ok, ${line} please`]) expect(commands.read(typed)).toBe(command);
  });

  it('is nothing that only holds one of them', () => {
    for (const said of [
      '',
      '???',
      'please',
      'I want to stop smoking',
      'Next week I ask her',
      'Why would she skip it?',
      `${'ok '.repeat(60)}end`,
    ])
      expect(commands.read(said)).toBeNull();
  });
});

it('is told what to mend where one line stands for two orders', () => {
  const twice = { ...words, networking: { ...words.networking, end: ['End', 'feedback'] } };
  expect(CommandWords.safeParse(twice).error?.issues).toMatchObject([
    { path: ['networking', 'end', 1], message: 'it stands under how_did_i_do already' },
  ]);
});
