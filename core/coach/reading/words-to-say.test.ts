import { describe, expect, it } from 'vitest';
import { letterIn } from './words-to-say.ts';

describe('the message in what somebody writes', () => {
  it.each([
    ['I say: "Hello Ama, can you tell me who reads the forms?" Is that right?', 'Hello Ama, can you tell me who reads the forms?'],
    [
      'that was me talking, not the text. just put hi Jo, Ana gave me your number, do you still train people',
      'hi Jo, Ana gave me your number, do you still train people',
    ],
    ['I would write something like: could I come by on Friday and see the kiln?', 'could I come by on Friday and see the kiln?'],
    ['i can message her on monday: can i watch you close the books once', 'can i watch you close the books once'],
    ['It could just be: “You said I should try. Did you mean it?”', 'You said I should try. Did you mean it?'],
  ])('%s', (content, letter) => expect(letterIn(content)).toBe(letter));

  it.each([
    'I will ring Margaret on Tuesday and ask her whether she meant it.',
    'Say hi to Steve from me when you see him, would you.',
    'He said "no way" and left.',
    'What I need: time, money, sleep.',
    "It's the manager's post, the owner's son wants it too.",
  ])('there is none in: %s', (content) => expect(letterIn(content)).toBeNull());
});
