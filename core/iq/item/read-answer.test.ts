import { describe, expect, it } from 'vitest';
import type { AnswerFormat } from './presentation.ts';
import { readAnswer } from './read-answer.ts';

const NUMBER: AnswerFormat = { type: 'number' };
const ORDER: AnswerFormat = { type: 'text', length: 4, alphabet: 'ABCD', hint: 'Four letters, such as BDAC.' };
const CHOICE: AnswerFormat = { type: 'choice', options: ['A', 'B', 'C'].map((id) => ({ id, text: id })) };
const CHOICES: AnswerFormat = { type: 'choices', slots: ['Cell 1', 'Cell 2'], options: CHOICE.options };

const refused = { isReadable: false, message: expect.stringMatching(/\w/) };

describe('an answer is read as it was meant', () => {
  it.each([
    [NUMBER, ' 42 ', '42'],
    [NUMBER, '−7', '-7'],
    [NUMBER, '+12', '12'],
    [NUMBER, '-0', '0'],
    [NUMBER, '1,200', '1200'],
    [NUMBER, '1 200', '1200'],
    [NUMBER, '5.0', '5'],
    [NUMBER, '0012', '12'],
    [NUMBER, '４２', '42'],
    [NUMBER, '٤٢', '42'],
    [NUMBER, '\u200F12\u200E', '12'],
    [ORDER, 'bdac', 'BDAC'],
    [ORDER, 'B, D, A, C', 'BDAC'],
    [ORDER, 'B-D-A-C', 'BDAC'],
    [ORDER, 'B → D / A → C', 'BDAC'],
    [CHOICE, 'c', 'C'],
    [CHOICES, 'ab', 'AB'],
  ])('%#: %s', (format, typed, answer) => expect(readAnswer(format, typed)).toEqual({ isReadable: true, answer }));
});

describe('what is no answer is refused in words', () => {
  it.each([
    [NUMBER, ''],
    [NUMBER, 'twelve'],
    [NUMBER, '1e3'],
    [NUMBER, '3.5'],
    [NUMBER, '--3'],
    [NUMBER, '12345678901'],
    [NUMBER, '1'.repeat(200)],
    [NUMBER, '\0'],
    [ORDER, 'BDA'],
    [ORDER, 'BDAX'],
    [CHOICE, 'D'],
    [CHOICE, ''],
    [CHOICES, 'A'],
    [CHOICES, 'ABC'],
  ])('%#: %s', (format, typed) => expect(readAnswer(format, typed)).toEqual(refused));
});
