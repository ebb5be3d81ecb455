import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

describe("a question of the learner's own", () => {
  it.each([
    ['Tell me about yourself.', 'intro', ['intro']],
    ['Introduce yourself, please', 'intro', ['intro']],
    ['Tell me about a time you failed.', 'behavioural', ['failure']],
    ['Describe a situation where you disagreed with your boss', 'behavioural', ['conflict']],
    ['Tell me about a time you persuaded someone.', 'behavioural', ['persuade']],
    ['Give me an example of a decision you made under pressure', 'behavioural', ['decision']],
    ['Tell me about a time you used data to improve something', 'behavioural', ['number']],
    ['Tell me about a time you helped a colleague', 'behavioural', ['story']],
    ['What would you do if a customer shouted at you?', 'situational', ['situational']],
    ['Imagine two patients ring at once.', 'situational', ['situational']],
    ['A guest will not put on a life jacket. What do you do?', 'situational', ['situational']],
    ['How do you handle two rush orders?', 'situational', ['situational']],
    ['How would you find out why a page is slow?', 'technical', ['technical']],
    ['How many piano tuners are there in Leeds?', 'case', ['technical']],
    ['Why do you want to work here?', 'screening', ['motive']],
    ['When did you last change your mind about something?', 'behavioural', ['mistaken']],
    ['Tell me about a time you were wrong.', 'behavioural', ['mistaken']],
    ['Where do you see yourself in five years?', 'screening', ['plans']],
    ['What are your career goals?', 'screening', ['plans']],
    ['What are your strengths?', 'screening', ['story']],
    ['', 'behavioural', ['story']],
  ] as const)('is read by its words: %s', (text, type, slots) => expect(readQuestion(text)).toEqual({ text, type, slots }));
});
