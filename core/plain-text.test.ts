import { describe, expect, it } from 'vitest';
import { ConversationContext } from './coach/conversation/context.ts';
import { ConversationChange } from './coach/conversation/conversation.ts';
import { MessageInput } from './coach/conversation/message.ts';
import { GoalChange, GoalInput } from './goals/goal.ts';
import { cleanText } from './plain-text.ts';

it.each([
  ['controls', 'a\0b\x07c\x1bd\x7fe\x85f', 'abcdef'],
  ['marks of direction', '\u202eevil\u202c \u2066a\u2069', 'evil a'],
  ['halves of letters', 'a\ud83e b\udea8', 'a\ufffd b\ufffd'],
  ['line ends of other machines', 'a\r\nb\rc', 'a\nb\nc'],
  ['all that is text', 'a\tb\nc 🪨 👩‍👩‍👧 שלום é', 'a\tb\nc 🪨 👩‍👩‍👧 שלום é'],
])('of %s the text is left', (_, text, left) => expect(cleanText(text)).toBe(left));

describe('what a learner tells the coach is cleaned in', () => {
  const [given, kept] = ['\u202e A\0 \ud83e stone\x07 ', 'A \ufffd stone'];
  it.each([
    ['a message', MessageInput, { content: given }, { content: kept }],
    ['a title', ConversationChange, { title: given }, { title: kept }],
    [
      'a context',
      ConversationContext,
      { targetRole: given, question: given, focusTopics: [given], userProfile: { goals: [given] } },
      { targetRole: kept, question: kept, focusTopics: [kept], userProfile: { goals: [kept] } },
    ],
    [
      'a goal',
      GoalInput,
      { text: given, by: given, measure: given, ifThen: given, steps: [given] },
      expect.objectContaining({ text: kept, by: kept, measure: kept, ifThen: kept, steps: [kept] }),
    ],
    ['a change of a goal', GoalChange, { text: given, by: given }, { text: kept, by: kept }],
  ])('%s', (_, schema, input, output) => expect(schema.parse(input)).toEqual(output));

  it.each([
    ['a title', ConversationChange, { title: '\u202e\0' }],
    ['a goal', GoalInput, { text: '\u2066\x07 ' }],
    ['a message', MessageInput, { content: '\u202e\x85' }],
  ])('%s that is nothing else is refused', (_, schema, input) => expect(schema.safeParse(input).success).toBe(false));
});
