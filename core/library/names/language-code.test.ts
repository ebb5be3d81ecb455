import { expect, test } from 'vitest';
import { isNoLanguage, readLanguage, readStatedLanguage } from './language-code.ts';

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['eng', 'en'],
  ['ger', 'de'],
  ['deu', 'de'],
  ['fre', 'fr'],
  ['chi', 'zh'],
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
  ['es-419', 'es-419'],
  ['por-BR', 'pt-BR'],
  ['fil', 'fil'],
  ['English', 'en'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['Français', 'fr'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Portuguese (Brazil)', 'pt-BR'],
  ['Simplified Chinese', 'zh-Hans'],
])('%s is %s', (text, code) => {
  expect(readLanguage(text)).toBe(code);
});

test.each(['', 'und', 'mul', 'zz', 'cut', 'new', 'sdh', 'forced', 'commentary', 'en-forced', 'x'.repeat(500), null, undefined])(
  '%s is none',
  (text) => {
    expect(readLanguage(text)).toBeNull();
  },
);

test.each([
  ['de', 'de'],
  [' German ', 'de'],
  ['grc', 'grc'],
  ['de_1996', 'de-1996'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['und', null],
  ['Elvish', null],
  ['klingon', null],
  ['qqq', null],
  ['12', null],
  ['', null],
])('a field for the language that holds %j says %j', (text, code) => {
  expect(readStatedLanguage(text)).toBe(code);
});

test.each(['und', 'MUL', ' zxx', 'und-Latn'])('%j leaves the language open', (text) => {
  expect(isNoLanguage(text)).toBe(true);
  expect(isNoLanguage('unde')).toBe(false);
});
