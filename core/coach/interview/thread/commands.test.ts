import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS, isNotMine, readCommand } from './commands.ts';

describe('a command', () => {
  it('is known by the words that the screen offers', () => {
    for (const [command, words] of Object.entries(COMMAND_WORDS)) expect(readCommand(words)).toBe(command);
  });

  it.each([
    ['can I try again?', 'again'],
    ['Let me try that again please', 'again'],
    ['one more time: again!', null],
    ['redo', 'again'],
    ['Can I do that one again please', 'again'],
    ['make it half as long', 'shorter'],
    ['Shorter please', 'shorter'],
    ['ok, next question please', 'next'],
    ['Next', 'next'],
    ['let’s move on', 'next'],
    ['go on', 'next'],
    ['give me another question', 'another'],
    ['a different question please', 'another'],
    ['skip this one', 'another'],
    ['Why?', 'why'],
    ['why do you ask that', 'why'],
    ['Can I have an easier one?', 'another'],
    ['just give me the questions', 'next'],
    ['show me an example', 'shape'],
    ['Can you give me an example answer?', 'shape'],
    ['how should I structure it?', 'shape'],
    ['tips?', 'tips'],
    ['any advice please', 'tips'],
    ["I'm stuck", 'tips'],
    ['help', 'tips'],
    ['How can I improve my answer?', 'tips'],
    ['stop here', 'end'],
    ["that's all, thanks", 'end'],
    ['End the interview', 'end'],
  ])('may be told as %j', (text, command) => expect(readCommand(text)).toBe(command));

  it.each([
    'I stopped the line and rang the supplier.',
    'Next I asked the customer what she needed.',
    'I tried again the next day and it worked.',
    'We ended the contract in May.',
    'Why he left I never found out.',
    'I gave an example to the class.',
    'No.',
    'Ten minutes instead of forty.',
    '',
    '???',
  ])('is not %j', (text) => expect(readCommand(text)).toBeNull());

  it('takes no time to be ruled out', () => {
    const start = performance.now();
    for (const piece of ['please ', 'can you ', 'try again ', 'a ', 'the answer ', 'ok, ', 'i would like to ', 'hmm', 'once more '])
      expect(readCommand(`${piece.repeat(70 / piece.length)} xyz`)).toBeNull();
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('what never happened', () => {
  it.each([
    'That never happened to me.',
    "I haven't been in that situation",
    'Sorry, I can’t think of one right now.',
    'I have no experience of that, I just left school',
    "I don't have an example for this",
    'nothing comes to mind',
  ])('is told by %j', (text) => expect(isNotMine(text)).toBe(true));

  it.each(['I rang her and she never answered.', 'I was new to it, so I asked the foreman to show me.'])('is not told by %j', (text) =>
    expect(isNotMine(text)).toBe(false),
  );
});
