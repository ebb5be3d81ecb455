import { describe, expect, it } from 'vitest';
import { readCommand, type Command } from './commands.ts';

describe('a short message to the coach itself', () => {
  it.each<[string, Command]>([
    ['End', 'end'],
    ['please stop here', 'end'],
    ["That's all for now.", 'end'],
    ['How did I do?', 'how_did_i_do'],
    ['How was that', 'how_did_i_do'],
    ['Propose a goal', 'propose_goal'],
    ['could you write that as a goal?', 'propose_goal'],
    ['Help me decide', 'decide'],
    ['Ask me harder', 'harder'],
    ['challenge me', 'harder'],
    ['What have I said so far?', 'so_far'],
    ['Sum it up, please', 'so_far'],
    ['Again with somebody else', 'again'],
    ['Try it again', 'again'],
    ['Show me an example', 'example'],
    ['next topic', 'next_topic'],
    ['Another question', 'another_question'],
    ['skip', 'another_question'],
    ['Why do you ask?', 'why'],
    ['Why?', 'why'],
    ["I don't know", 'not_sure'],
    ['I am not sure', 'not_sure'],
    ['dunno', 'not_sure'],
    ['ok, can you push me harder', 'harder'],
    ['Could you please end the session', 'end'],
    ['Hello, how are you?', 'greeting'],
    ['ok', 'nod'],
    ['yes, sure', 'nod'],
    ['nope', 'no'],
    ['Thanks a lot', 'thanks'],
    ['bye', 'goodbye'],
    ['How is that?', 'how_is_that'],
    ['is that ok?', 'how_is_that'],
    ['What do you mean?', 'meaning'],
    ['are you a real person?', 'who_are_you'],
    ['this is useless', 'annoyed'],
    ['forget that', 'changed_mind'],
    ['Ich möchte gerne Lehrer werden und weiß nicht wie', 'other_language'],
    ['Я хочу стать учителем', 'other_language'],
  ])('%s', (text, command) => {
    expect(readCommand(text)).toBe(command);
  });

  it.each([
    'Why did she leave?',
    'I stopped here last year.',
    'The end of the contract is in May.',
    'I am not sure about the pay.',
    'I asked him to try it again and he did.',
    'My goal is to lead a ward.',
    'I want to stop',
    'I want to quit',
    'My boss is stupid.',
    'Thanks to my aunt I found it.',
    'Yes, I asked her.',
    'I met a man from Des Moines who runs a café.',
    '',
  ])('is not meant by "%s"', (text) => {
    expect(readCommand(text)).toBeNull();
  });
});
